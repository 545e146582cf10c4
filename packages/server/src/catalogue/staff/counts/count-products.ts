import type { ProductTab } from '@little-dunes/domain/contract/staff/choices'
import { type SQL, sql } from 'drizzle-orm'
import { products } from '#catalogue/catalogue-tables'
import { productMarks, shortSizes } from '#catalogue/staff/finding/mark-tables'
import { COUNT_LIMIT, countRows, countTabs } from '#database/lists/count-rows'
import type { Operation } from '#http/perform-call'

/** Counts the published ones among the first products of a source. */
const inShop = (ids: SQL): SQL =>
  sql`SELECT count(*) FILTER (WHERE p.status = 'published') AS count, count(*) AS looked
    FROM (${ids} LIMIT ${COUNT_LIMIT}) f JOIN ${products} p ON p.id = f.product_id`

const withStatus = (status: string): SQL =>
  countRows(sql`SELECT FROM ${products} WHERE ${products.status} = ${sql.raw(`'${status}'`)}`)

const withMark = (mark: string): SQL =>
  sql`SELECT ${productMarks.productId} FROM ${productMarks} WHERE ${productMarks.mark} = ${sql.raw(`'${mark}'`)}`

/** Tests check the query plan of each. */
export const PRODUCT_COUNTS: Record<ProductTab, SQL> = {
  all: countRows(sql`SELECT FROM ${products}`),
  published: withStatus('published'),
  short: inShop(
    sql`SELECT DISTINCT ${shortSizes.productId} FROM ${shortSizes} ORDER BY ${shortSizes.productId}`,
  ),
  reduced: inShop(withMark('reduced')),
  no_arabic: countRows(withMark('no_arabic')),
  draft: withStatus('draft'),
  scheduled: withStatus('scheduled'),
  archived: withStatus('archived'),
}

export const countProducts: Operation<'GET /api/staff/products/counts'> = async (shop) => ({
  counts: await countTabs(shop, PRODUCT_COUNTS),
})
