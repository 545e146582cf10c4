import { type ContentFields, getDefaultFields } from '@little-dunes/domain/content/content-fields'
import type { ContentKey } from '@little-dunes/domain/content/content-items'
import { DAY } from '@little-dunes/domain/durations'
import { and, desc, eq, gt, gte, inArray, isNull, lte, min, or } from 'drizzle-orm'
import { contentPreviews, contentVersions } from '#content/content-tables'
import type { Shop } from '#shop'

/** Lifetime of a preview link, in milliseconds. */
export const PREVIEW_LIFE = DAY

/** Contents of a preview. Undefined if it is unknown, expired or not requested. */
export async function readPreview(shop: Shop, key: string | undefined) {
  if (!key) return undefined
  const since = new Date(shop.now().getTime() - PREVIEW_LIFE)
  const [row] = await shop.db
    .select()
    .from(contentPreviews)
    .where(and(eq(contentPreviews.key, key), gte(contentPreviews.createdAt, since)))
  return row
}

async function publishedAt(shop: Shop, items: readonly ContentKey[], at: Date) {
  const { item, fields, startsAt, endsAt, withdrawn, id } = contentVersions
  return shop.db
    .selectDistinctOn([item], { item, fields })
    .from(contentVersions)
    .where(
      and(
        inArray(item, [...items]),
        eq(withdrawn, false),
        lte(startsAt, at),
        or(isNull(endsAt), gt(endsAt, at)),
      ),
    )
    .orderBy(item, desc(startsAt), desc(id))
}

/** Time of the next start or end of a planned version, in epoch milliseconds. Infinity for never. */
async function nextChange(shop: Shop): Promise<number> {
  const { startsAt, endsAt, withdrawn } = contentVersions
  const now = shop.now()
  const after = (column: typeof startsAt | typeof endsAt) =>
    shop.db
      .select({ next: min(column) })
      .from(contentVersions)
      .where(and(eq(withdrawn, false), gt(column, now)))
  const entries = [...(await after(startsAt)), ...(await after(endsAt))]
  return Math.min(...entries.map(({ next }) => next?.getTime() ?? Number.POSITIVE_INFINITY))
}

/**
 * Items as readers see them now, or as a preview shows them. Items that were never changed are missing. Tells the page
 * cache how long the answer is valid.
 */
export async function readContent(
  shop: Shop,
  items: readonly ContentKey[],
  previewKey?: string,
): Promise<Map<ContentKey, ContentFields>> {
  const preview = await readPreview(shop, previewKey)
  const rows = await publishedAt(shop, items, preview?.shownAt ?? shop.now())
  const entries = new Map(rows.map(({ item, fields }) => [item, fields]))
  if (preview?.item && preview.fields && items.includes(preview.item))
    entries.set(preview.item, preview.fields)
  if (!preview) shop.contentSchedule.nextChange = await nextChange(shop)
  return entries
}

/** All fields of an item. Fields that a version does not have yet keep their default. */
export const wholeFields = (item: ContentKey, fields: ContentFields | undefined): ContentFields => ({
  ...getDefaultFields(item),
  ...fields,
})
