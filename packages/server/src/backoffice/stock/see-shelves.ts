import { isProductId } from '@little-dunes/domain/catalogue/product'
import type { ShelvedSize } from '@little-dunes/domain/contract/staff/stock-calls'
import { MOST_COUNTED } from '@little-dunes/domain/contract/staff/stock-calls'
import type { Language } from '@little-dunes/domain/messages/languages'
import { and, asc, count, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { loadNames } from '#catalogue/staff-names'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'
import { stockMovements } from '#stock/stock-tables'

/** B2 before B10. */
const byPlace = new Intl.Collator('en', { numeric: true }).compare

/** What somebody would count: no archived product, and no size that is sold without counting (D-70). */
const isToCount = and(eq(sizeEntries.counted, true), ne(products.status, 'archived'))

export const seeShelves: Operation<'GET /api/staff/stock/shelves'> = async ({ db }) => {
  const shelf = sql<string>`coalesce(${sizeEntries.shelf}, '')`
  const shelves = await db
    .select({ shelf, sizes: count() })
    .from(sizeEntries)
    .innerJoin(products, eq(products.id, sizeEntries.productId))
    .where(isToCount)
    .groupBy(shelf)
  // What has no shelf comes last.
  const shelved = shelves.filter((one) => one.shelf !== '').toSorted((a, b) => byPlace(a.shelf, b.shelf))
  return { success: true, shelves: [...shelved, ...shelves.filter((one) => one.shelf === '')] }
}

export const seeSizesToCount: Operation<'GET /api/staff/stock/sizes'> = async (
  shop,
  _member,
  { shelf, code, id },
  { language },
) => {
  const { barcode, subSku } = sizeEntries
  if (code !== undefined) {
    // Typed as it comes: SKUs are in capitals.
    const isIt = or(eq(barcode, code), inArray(subSku, [code, code.toUpperCase()]))
    return { success: true, sizes: await sizesWhere(shop, language, isIt) }
  }
  if (id !== undefined) {
    const sizes = isProductId(id) ? await sizesWhere(shop, language, eq(sizeEntries.id, id)) : []
    return { success: true, sizes }
  }
  const isThere = shelf === undefined ? null : and(isToCount, eq(sizeEntries.shelf, shelf))
  const sizes = isThere === null ? [] : await sizesWhere(shop, language, isThere)
  return { success: true, sizes }
}

export const findSizes: Operation<'POST /api/staff/stock/find'> = async (
  shop,
  _member,
  { codes },
  { language },
) => {
  const { barcode, subSku } = sizeEntries
  const skus = [...new Set(codes.flatMap((code) => [code, code.toUpperCase()]))]
  const isOne = or(inArray(barcode, codes), inArray(subSku, skus))
  return { success: true, sizes: await sizesWhere(shop, language, isOne, codes.length * 3) }
}

/** In one statement: a stock belongs to the movement that it is read with. */
async function sizesWhere(
  shop: Shop,
  language: Language,
  condition: SQL | undefined,
  most = MOST_COUNTED,
): Promise<ShelvedSize[]> {
  const { id, size, subSku, barcode, shelf, counted, stocks, position, variantId, productId } = sizeEntries
  const rows = await shop.db
    .select({
      id,
      productId,
      variantId,
      name: products.name,
      subCategory: products.subCategory,
      colorName: variants.colorName,
      picture: sql<string | null>`coalesce(${variants.images}[1], ${products.image}[1])`,
      size,
      sku: subSku,
      barcode,
      shelf,
      counted,
      archived: sql<boolean>`${products.status} = 'archived'`,
      stock: stocks,
      movement:
        sql`coalesce((SELECT max(m.id) FROM ${stockMovements} m WHERE m.size_entry_id = size_entries.id), 0)`.mapWith(
          Number,
        ),
    })
    .from(sizeEntries)
    .innerJoin(variants, eq(variants.id, variantId))
    .innerJoin(products, eq(products.id, productId))
    .where(condition)
    .orderBy(asc(products.name), asc(products.id), asc(variants.position), asc(position))
    .limit(most)
  const names = await loadNames(shop.db, {
    language,
    productIds: [...new Set(rows.map((row) => row.productId))],
    variantIds: [...new Set(rows.map((row) => row.variantId))],
  })
  return rows.map(({ variantId, subCategory, colorName, ...row }) => ({
    ...row,
    name: names.product({ id: row.productId, name: row.name, subCategory }).name,
    colour: names.colour({ id: variantId, colorName }),
  }))
}
