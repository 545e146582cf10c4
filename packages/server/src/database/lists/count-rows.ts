import { type SQL, sql } from 'drizzle-orm'
import type { Shop } from '#shop'

/** Rows that a count reads at most, however large the shop is. */
export const MAX_COUNTED = 5000

export const COUNT_LIMIT = sql.raw(String(MAX_COUNTED + 1))

export const countRows = (rows: SQL): SQL =>
  sql`SELECT count(*) AS count, count(*) AS looked FROM (${rows} LIMIT ${COUNT_LIMIT}) f`

/** Counts for tabs in one statement. Each SQL returns the result, `count`, and the number of rows read, `looked`. */
export const selectCounts = <Tab extends string>(
  shop: Pick<Shop, 'db'>,
  counts: Readonly<Record<Tab, SQL>>,
) =>
  shop.db.execute<{ tab: Tab; count: string; looked: string }>(
    sql.join(
      Object.entries<SQL>(counts).map(
        ([tab, count]) => sql`SELECT ${sql.raw(`'${tab}'`)} AS tab, c.* FROM (${count}) c`,
      ),
      sql` UNION ALL `,
    ),
  )

/** Counts in the form of the calls; `more` is set where the count stopped early. */
export async function countTabs<Tab extends string>(
  shop: Pick<Shop, 'db'>,
  counts: Readonly<Record<Tab, SQL>>,
): Promise<Record<Tab, { count: number; more: boolean }>> {
  const { rows } = await selectCounts(shop, counts)
  const counted = rows.map(({ tab, count, looked }) => [
    tab,
    { count: Math.min(Number(count), MAX_COUNTED), more: Number(looked) > MAX_COUNTED },
  ])
  return Object.fromEntries(counted)
}
