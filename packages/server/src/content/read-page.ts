import { contentTextsIn } from '@little-dunes/domain/content/content-fields'
import type { PageName } from '@little-dunes/domain/content/content-items'
import { fillFacts } from '@little-dunes/domain/content/fill-facts'
import { parseRichText } from '@little-dunes/domain/content/rich-text'
import { INFORMATION_PATHS } from '@little-dunes/domain/paths'
import { readContentFacts } from '#content/content-facts'
import { readContent, wholeFields } from '#content/read-content'
import { shownStories } from '#content/read-stories'
import type { Operation } from '#http/perform-call'

/** Maximum number of stories linked from 'Our Story'. The newest story links to all of them. */
const MAX_STORIES = 5

const RELATED: Record<PageName, readonly PageName[]> = {
  about: ['contact', 'sizeGuide'],
  help: ['delivery', 'returns', 'contact'],
  contact: ['help', 'returns', 'delivery'],
  delivery: ['returns', 'help'],
  returns: ['delivery', 'contact'],
  sizeGuide: ['returns', 'help'],
  terms: ['returns', 'delivery', 'privacy'],
  privacy: ['terms', 'contact'],
}

export const readPage: Operation<'GET /api/page'> = async (
  shop,
  _caller,
  { name, preview },
  { language },
) => {
  const content = await readContent(shop, [name, ...RELATED[name]], preview)
  const facts = await readContentFacts(shop, language)
  const getTexts = (item: PageName) =>
    contentTextsIn(item, wholeFields(item, content.get(item)), language).texts
  const { title = '', lead = '', body = '' } = getTexts(name)
  const related = RELATED[name].map((other) => ({
    path: INFORMATION_PATHS[other],
    title: getTexts(other).title ?? '',
  }))
  const stories = name === 'about' ? await shownStories(shop, language, preview) : []
  return {
    page: {
      title,
      lead: fillFacts(lead, facts),
      body: parseRichText(fillFacts(body, facts)),
      related: [...related, ...stories.slice(0, MAX_STORIES)],
    },
  }
}
