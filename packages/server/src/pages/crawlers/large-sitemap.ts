import { departmentSlug } from '@little-dunes/domain/catalogue/departments'
import { sql } from 'drizzle-orm'
import { countedGroups, sumCounts } from '#catalogue/cards/card-counts'
import { productCards } from '#catalogue/cards/card-tables'
import { loadProducts } from '#catalogue/load-products'
import { readChangeTimes } from '#pages/crawlers/change-times'
import {
  END_OF_PART,
  HEAD_OF_PART,
  indexOfParts,
  numberOfPart,
  PAGES,
  PRODUCTS_OF_A_PART,
  pagesPart,
  productEntries,
} from '#pages/crawlers/sitemap'
import type { Shop } from '#shop'

/** Products in memory at once. */
const BATCH = 200

const numberOfParts = async ({ db }: Shop): Promise<number> =>
  Math.ceil(sumCounts(await countedGroups(db), {}) / PRODUCTS_OF_A_PART)

/** Index of a large shop, without change times: they would require reading every product. */
export async function largeSitemapIndex(shop: Shop, publicUrl: string): Promise<Iterable<string>> {
  return indexOfParts(
    publicUrl,
    Array.from({ length: await numberOfParts(shop) }, () => undefined),
  )
}

/** The oldest products come first, so new ones only change the last part. */
async function* productsPart(shop: Shop, number: number, publicUrl: string): AsyncGenerator<string> {
  const { rows } = await shop.db.execute<{ id: string }>(sql`
    SELECT product_id AS id FROM ${productCards} ORDER BY published_at, product_id DESC
    OFFSET ${(number - 1) * PRODUCTS_OF_A_PART} LIMIT ${PRODUCTS_OF_A_PART}`)
  yield HEAD_OF_PART
  for (let at = 0; at < rows.length; at += BATCH) {
    const ids = rows.slice(at, at + BATCH).map(({ id }) => id)
    const entries = await loadProducts(shop.db, { ids })
    const oldestFirst = entries.map(({ product }) => product).toReversed()
    yield* productEntries(oldestFirst, await readChangeTimes(shop, ids), publicUrl)
  }
  yield END_OF_PART
}

/** Part of the sitemap of a large shop; null if it does not exist. */
export async function largeSitemapPart(
  shop: Shop,
  name: string,
  { stories, publicUrl }: { stories: readonly string[]; publicUrl: string },
): Promise<Iterable<string> | AsyncIterable<string> | null> {
  if (name === PAGES) {
    const groups = await countedGroups(shop.db)
    const types = groups.flatMap(({ department, typeSlug }) => [departmentSlug(department), typeSlug])
    return pagesPart(types, stories, publicUrl)
  }
  const number = numberOfPart(name)
  return number <= (await numberOfParts(shop)) ? productsPart(shop, number, publicUrl) : null
}
