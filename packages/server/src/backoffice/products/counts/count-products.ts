import { PRODUCT_TABS, type ProductTab } from '@little-dunes/domain/contract/staff/choices'
import { type SQL, sql } from 'drizzle-orm'
import { productMarks, products, shortSizes } from '#catalogue/catalogue-tables'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'

/** So many are looked at for one count, however large the shop is. */
export const MOST_COUNTED = 5000

const AT_MOST = sql.raw(String(MOST_COUNTED + 1))

/** The first products of a source, of which those in the shop are counted. */
const inShop = (ids: SQL): SQL =>
  sql`SELECT count(*) FILTER (WHERE p.status = 'published') AS count, count(*) AS looked
    FROM (${ids} LIMIT ${AT_MOST}) f JOIN ${products} p ON p.id = f.product_id`

const all = (rows: SQL): SQL =>
  sql`SELECT count(*) AS count, count(*) AS looked FROM (${rows} LIMIT ${AT_MOST}) f`

const withStatus = (status: string): SQL =>
  all(sql`SELECT FROM ${products} WHERE ${products.status} = ${sql.raw(`'${status}'`)}`)

const withMark = (mark: string): SQL =>
  sql`SELECT ${productMarks.productId} FROM ${productMarks} WHERE ${productMarks.mark} = ${sql.raw(`'${mark}'`)}`

const COUNTS: Record<ProductTab, SQL> = {
  all: all(sql`SELECT FROM ${products}`),
  published: withStatus('published'),
  short: inShop(
    sql`SELECT DISTINCT ${shortSizes.productId} FROM ${shortSizes} ORDER BY ${shortSizes.productId}`,
  ),
  reduced: inShop(withMark('reduced')),
  no_arabic: all(withMark('no_arabic')),
  draft: withStatus('draft'),
  scheduled: withStatus('scheduled'),
  archived: withStatus('archived'),
}

const QUESTION = sql.join(
  PRODUCT_TABS.map((tab) => sql`SELECT ${sql.raw(`'${tab}'`)} AS tab, c.* FROM (${COUNTS[tab]}) c`),
  sql` UNION ALL `,
)

/** The question itself, whose plan is tested. */
export const selectCounts = (shop: Pick<Shop, 'db'>) =>
  shop.db.execute<{ tab: ProductTab; count: string; looked: string }>(QUESTION)

export const countProducts: Operation<'GET /api/staff/products/counts'> = async (shop) => {
  const { rows } = await selectCounts(shop)
  const counted = rows.map(({ tab, count, looked }) => [
    tab,
    { count: Math.min(Number(count), MOST_COUNTED), more: Number(looked) > MOST_COUNTED },
  ])
  return { success: true, counts: Object.fromEntries(counted) }
}
