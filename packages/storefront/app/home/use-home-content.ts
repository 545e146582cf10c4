import type { ContentTexts, ContentValues, HomeName } from '@little-dunes/domain/content/content-items'
import type { WireContent } from '@little-dunes/domain/contract/content/content-calls'
import { createContext, useContext } from 'react'
import { homeMessages } from '#home/home-messages'
import { useMessages } from '#platform/messages'
import { NOTHING_CHANGED, withChanges } from '#platform/staff-content'

type BlockName = Exclude<HomeName, 'home'>

/** The team's changes to the page; in the browser, those of the blocks that it hydrates. */
export const HomeContentContext = createContext<WireContent>(NOTHING_CHANGED)

/**
 * Texts of a block of the home page, and links that the team has changed. Blocks know their default links
 * (`home-links.ts`).
 */
export function useHomeContent<Name extends BlockName>(
  name: Name,
): ContentTexts<Name> & Partial<ContentValues<Name>> {
  const texts: { [One in BlockName]: ContentTexts<One> } = useMessages(homeMessages).content
  const content = useContext(HomeContentContext)
  const links: Partial<ContentValues<Name>> = {}
  return withChanges(name, { ...texts[name], ...links }, content)
}
