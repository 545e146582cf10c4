import { LOW_STOCK } from '@little-dunes/domain/catalogue/stock'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import type { ListedProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { refuse } from '@little-dunes/domain/messages/failures'
import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { recentSales } from '#analytics/daily/analytics-tables'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { shownFields } from '#catalogue/shown-fields'
import { SOLD_PRODUCT_COLUMNS, type SoldProductRow } from '#catalogue/sold-columns'
import { buildCondition } from '#catalogue/staff/finding/find-products'
import { searchPage } from '#catalogue/staff/finding/search-products'
import { loadNames } from '#catalogue/staff-names'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'

const PER_PAGE = 50

type ProductRow = SoldProductRow
type ColourRow = Pick<typeof variants.$inferSelect, 'id' | 'productId' | 'colorName' | 'swatch' | 'images'>

export const listStaffProducts: Operation<'GET /api/staff/products'> = async (
  shop,
  member,
  input,
  { language },
) => {
  if (input.sort === 'sold' && !member.permissions.includes('sales:read')) return refuse('forbidden')
  const isBackwards = input.newer !== undefined && input.older === undefined
  const matches = await selectPage(shop, input, { isBackwards, matches: await searchPage(shop, input.q) })
  const page = matches.slice(0, PER_PAGE)
  if (isBackwards) page.reverse()
  const isMore = matches.length > PER_PAGE
  return {
    products: await toListed(shop, page, language),
    older: isBackwards || isMore ? (page.at(-1)?.id ?? null) : null,
    newer: (isBackwards ? isMore : input.older !== undefined) ? (page[0]?.id ?? null) : null,
  }
}

/** One product more than a page, in index order: a different order of nulls would make PostgreSQL sort all products. */
export function selectPage(
  shop: Pick<Shop, 'db'>,
  input: ParsedInput<'GET /api/staff/products'>,
  { isBackwards = false, matches }: { isBackwards?: boolean; matches?: SQL | undefined } = {},
) {
  const { publishedAt, id } = products
  const condition = buildCondition(input, input.sort, matches)
  const selected = shop.db.select(SOLD_PRODUCT_COLUMNS)
  if (input.sort === 'sold') {
    const { units, productId } = recentSales
    return selected
      .from(recentSales)
      .innerJoin(products, eq(id, productId))
      .where(condition)
      .orderBy(...(isBackwards ? [asc(units), asc(productId)] : [desc(units), desc(productId)]))
      .limit(PER_PAGE + 1)
  }
  return selected
    .from(products)
    .where(condition)
    .orderBy(
      ...(isBackwards
        ? [sql`${publishedAt} ASC NULLS FIRST`, desc(id)]
        : [sql`${publishedAt} DESC NULLS LAST`, asc(id)]),
    )
    .limit(PER_PAGE + 1)
}

async function toListed(shop: Shop, rows: ProductRow[], language: Language): Promise<ListedProduct[]> {
  const ids = rows.map(({ id }) => id)
  const allColours = await loadColours(shop, ids)
  const coloursByProduct = Map.groupBy(allColours, ({ productId }) => productId)
  const names = await loadNames(shop.db, {
    language,
    productIds: ids,
    variantIds: allColours.map(({ id }) => id),
    subCategories: [...new Set(rows.map(({ subCategory }) => subCategory))],
  })
  const levels = new Map((await loadLevels(shop, ids)).map(({ productId, ...level }) => [productId, level]))
  return rows.map((row) => {
    const colours = coloursByProduct.get(row.id) ?? []
    return {
      ...row,
      ...shownFields(row),
      ...names.product(row),
      publishAt: row.status === 'scheduled' ? (row.publishAt?.getTime() ?? null) : null,
      picture: colours.flatMap(({ images }) => images)[0] ?? row.image[0] ?? null,
      colours: colours.map((colour) => ({ name: names.colour(colour), swatch: colour.swatch })),
      ...(levels.get(row.id) ?? { stock: 0, lowSizes: 0, emptySizes: 0, sizes: 0, uncountedSizes: 0 }),
    }
  })
}

async function loadColours(shop: Shop, ids: string[]): Promise<ColourRow[]> {
  const { id, productId, colorName, swatch, images, position } = variants
  return shop.db
    .select({ id, productId, colorName, swatch, images })
    .from(variants)
    .where(inArray(productId, ids))
    .orderBy(asc(position))
}

async function loadLevels(shop: Shop, ids: string[]) {
  const { productId, stocks, counted } = sizeEntries
  const sizes = sql`count(*)`.mapWith(Number)
  const countSql = (which: ReturnType<typeof sql>) => sql`count(*) FILTER (WHERE ${which})`.mapWith(Number)
  return shop.db
    .select({
      productId,
      stock: sql`coalesce(sum(${stocks}) FILTER (WHERE ${counted}), 0)`.mapWith(Number),
      lowSizes: countSql(sql`${counted} AND ${stocks} BETWEEN 1 AND ${LOW_STOCK}`),
      emptySizes: countSql(sql`${counted} AND ${stocks} = 0`),
      uncountedSizes: countSql(sql`NOT ${counted}`),
      sizes,
    })
    .from(sizeEntries)
    .where(inArray(productId, ids))
    .groupBy(productId)
}
