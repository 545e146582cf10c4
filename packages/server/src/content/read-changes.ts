import { contentDifferences } from '@little-dunes/domain/content/content-fields'
import { type ContentName, FRAME_NAMES, HOME_NAMES } from '@little-dunes/domain/content/content-items'
import { shownBlocks } from '@little-dunes/domain/content/home-blocks'
import { readContent, wholeFields } from '#content/read-content'
import type { Operation } from '#http/perform-call'

const PARTS: Record<'frame' | 'home', readonly ContentName[]> = { frame: FRAME_NAMES, home: HOME_NAMES }

/** Pages contain their default texts. This call returns only the changes by the staff. */
export const readChanges: Operation<'GET /api/content'> = async (
  shop,
  _caller,
  { part, preview },
  { language },
) => {
  const content = await readContent(shop, [...PARTS[part], 'home'], preview)
  const home = content.get('home')
  content.delete('home')
  const changed = [...content].flatMap(([name, fields]) => {
    const differences = contentDifferences(name, wholeFields(name, fields), language)
    return Object.keys(differences).length > 0 ? [[name, differences] as const] : []
  })
  return {
    content: {
      changed: Object.fromEntries(changed),
      ...(home && { blocks: shownBlocks(home.blocks ?? '') }),
    },
  }
}
