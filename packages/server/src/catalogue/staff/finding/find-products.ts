import { isUuid } from '@little-dunes/domain/catalogue/product'
import { LOW_STOCK } from '@little-dunes/domain/catalogue/stock'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import type { ProductMark, ProductSort, StockFilter } from '@little-dunes/domain/contract/staff/choices'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { recentSales } from '#analytics/daily/analytics-tables'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import { productMarks, shortSizes } from '#catalogue/staff/finding/mark-tables'
import { searchAll } from '#catalogue/staff/finding/search-products'

type Input = Omit<ParsedInput<'GET /api/staff/products'>, 'sort'>

const isShort = sql`${products.id} IN (SELECT ${shortSizes.productId} FROM ${shortSizes})`

const STOCK_CONDITIONS: Record<StockFilter, SQL> = {
  short: isShort,
  low: sql`(${isShort} AND EXISTS (SELECT FROM ${sizeEntries} WHERE ${sizeEntries.productId} = ${products.id}
    AND ${sizeEntries.counted} AND ${sizeEntries.stocks} BETWEEN 1 AND ${LOW_STOCK}))`,
  sold_out: sql`NOT EXISTS (SELECT FROM ${sizeEntries} WHERE ${sizeEntries.productId} = ${products.id}
    AND ${sizeEntries.available} > 0)`,
}

const isMarked = (mark: ProductMark): SQL =>
  sql`${products.id} IN (SELECT ${productMarks.productId} FROM ${productMarks} WHERE ${eq(productMarks.mark, mark)})`

const comesIn = (size: string): SQL =>
  sql`${products.id} IN (SELECT ${sizeEntries.productId} FROM ${sizeEntries} WHERE ${eq(sizeEntries.size, size)})`

type Side = 'older' | 'newer'

/** In the order of sold units, then the newest id. */
const besideSold = (id: string, side: Side): SQL =>
  sql`(${recentSales.units}, ${recentSales.productId}) ${side === 'older' ? sql`<` : sql`>`}
    ((SELECT s.units FROM ${recentSales} s WHERE s.product_id = ${id}), ${id}::uuid)`

/** In list order (D-14): newest first, then by id. */
const beside = (id: string, side: Side): SQL => {
  const [time, tie] = side === 'older' ? [sql`<`, sql`>`] : [sql`>`, sql`<`]
  return sql`(SELECT ${products.publishedAt} ${time} c.published_at
    OR (${products.publishedAt} = c.published_at AND ${products.id} ${tie} c.id)
    FROM products c WHERE c.id = ${id})`
}

/**
 * Condition for the products of a list. An unknown cursor gives an empty list. The list sorted by sales is read from
 * `recent_sales`. `matches` is the condition of the search.
 */
export function buildCondition(
  { q, status, category, subCategory, age, stock, mark, older, newer }: Input,
  sort?: ProductSort,
  matches = searchAll(q),
): SQL | undefined {
  const cursor = older ?? newer
  if (cursor !== undefined && !isUuid(cursor)) return sql`false`
  const side = older === undefined ? 'newer' : 'older'
  return and(
    matches,
    status === undefined ? undefined : eq(products.status, status),
    category === undefined ? undefined : eq(products.category, category),
    subCategory === undefined ? undefined : eq(products.subCategory, subCategory),
    age === undefined ? undefined : comesIn(age),
    stock === undefined ? undefined : STOCK_CONDITIONS[stock],
    mark === undefined ? undefined : isMarked(mark),
    cursor === undefined ? undefined : (sort === 'sold' ? besideSold : beside)(cursor, side),
  )
}
