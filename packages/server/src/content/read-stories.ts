import { contentTextsIn } from '@little-dunes/domain/content/content-fields'
import { isSlug, type StoryKey, slugOfStory, storyKey } from '@little-dunes/domain/content/content-items'
import { fillFacts } from '@little-dunes/domain/content/fill-facts'
import { parseRichText } from '@little-dunes/domain/content/rich-text'
import type { WireStory } from '@little-dunes/domain/contract/content/content-calls'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { refuse } from '@little-dunes/domain/messages/failures'
import { storyPath } from '@little-dunes/domain/paths'
import { and, eq, like, min } from 'drizzle-orm'
import { readContentFacts } from '#content/content-facts'
import { contentVersions } from '#content/content-tables'
import { readContent, wholeFields } from '#content/read-content'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'

const { item, startsAt, withdrawn } = contentVersions

/** All published and planned stories, with the start of their first version. */
async function storyRows(shop: Shop): Promise<{ key: StoryKey; publishedAt: Date }[]> {
  const rows = await shop.db
    .select({ key: item, publishedAt: min(startsAt) })
    .from(contentVersions)
    .where(and(like(item, 'story/%'), eq(withdrawn, false)))
    .groupBy(item)
  return rows.flatMap(({ key, publishedAt }) => (publishedAt ? [{ key: key as StoryKey, publishedAt }] : []))
}

export const storyKeys = async (shop: Shop): Promise<StoryKey[]> =>
  (await storyRows(shop)).map(({ key }) => key).toSorted()

/** Stories with a current text, newest first. */
export async function shownStories(shop: Shop, language: Language, preview?: string): Promise<WireStory[]> {
  const rows = await storyRows(shop)
  const content = await readContent(
    shop,
    rows.map(({ key }) => key),
    preview,
  )
  return rows
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .flatMap(({ key, publishedAt }) => {
      const { title = '', lead = '' } = contentTextsIn(
        key,
        wholeFields(key, content.get(key)),
        language,
      ).texts
      const path = storyPath(slugOfStory(key) ?? '')
      return title === '' ? [] : [{ path, title, lead, publishedAt: publishedAt.getTime() }]
    })
}

export const readStories: Operation<'GET /api/stories'> = async (
  shop,
  _caller,
  { preview },
  { language },
) => ({
  stories: await shownStories(shop, language, preview),
})

export const readStory: Operation<'GET /api/story'> = async (
  shop,
  _caller,
  { slug, preview },
  { language },
) => {
  if (!isSlug(slug)) return refuse('not_found')
  const key = storyKey(slug)
  const content = await readContent(shop, [key], preview)
  const fields = wholeFields(key, content.get(key))
  const { title = '', lead = '', body = '', picture: alt = '' } = contentTextsIn(key, fields, language).texts
  if (title === '') return refuse('not_found')
  const facts = await readContentFacts(shop, language)
  const others = await shownStories(shop, language, preview)
  const related = others.filter(({ path }) => path !== storyPath(slug)).slice(0, 3)
  return {
    page: {
      title,
      lead: fillFacts(lead, facts),
      body: parseRichText(fillFacts(body, facts)),
      ...(fields.image && { picture: { address: fields.image, alt } }),
      related,
    },
  }
}
