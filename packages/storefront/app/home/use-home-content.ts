import type { ContentTexts, ContentValues, HomeName } from '@little-dunes/domain/content/content-items'
import { homeMessages } from '#home/home-messages'
import type { HomeData } from '#home/load-home'
import { useLoaderData } from '#platform/address/address'
import { useMessages } from '#platform/messages'
import { withChanges } from '#platform/staff-content'

type BlockName = Exclude<HomeName, 'home'>

/**
 * Texts of a block of the home page, and links that the team has changed. Blocks know their default links
 * (`home-links.ts`).
 */
export function useHomeContent<Name extends BlockName>(
  name: Name,
): ContentTexts<Name> & Partial<ContentValues<Name>> {
  const texts: { [One in BlockName]: ContentTexts<One> } = useMessages(homeMessages).content
  const { content } = useLoaderData<HomeData>()
  const links: Partial<ContentValues<Name>> = {}
  return withChanges(name, { ...texts[name], ...links }, content)
}
