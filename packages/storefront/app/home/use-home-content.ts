import type { ContentTexts, ContentValues, HomeName } from '@little-dunes/domain/content/content-items'
import { homeLinks } from '@little-dunes/domain/content/defaults/home-links'
import { useLoaderData } from 'react-router'
import { homeMessages } from '#home/home-messages'
import type { HomeData } from '#home/load-home'
import { useMessages } from '#platform/messages'
import { withChanges } from '#platform/staff-content'

type BlockName = Exclude<HomeName, 'home'>

/** Texts and links of a block of the home page. */
export function useHomeContent<Name extends BlockName>(name: Name): ContentTexts<Name> & ContentValues<Name> {
  const texts: { [One in BlockName]: ContentTexts<One> } = useMessages(homeMessages).content
  const { content } = useLoaderData<HomeData>()
  return withChanges(name, { ...texts[name], ...homeLinks[name] }, content)
}
