import { inArray, type SQL, sql } from 'drizzle-orm'
import { products } from '#catalogue/catalogue-tables'
import { sales } from '#catalogue/sales/sale-tables'
import { ADVISORY_LOCKS } from '#database/advisory-locks'
import type { Shop } from '#shop'

/** `db` is a transaction. */
type ApplyingShop = Pick<Shop, 'db' | 'now'>

const contains = (startsAt: SQL.Aliased | SQL, endsAt: SQL, now: Date): SQL =>
  sql`(coalesce(${startsAt} <= ${now}, true) AND coalesce(${endsAt} > ${now}, true))`

const { saleDiscount, saleStartsAt, saleEndsAt, flashStartsAt, flashEndsAt, appliedSale, flashPaused } =
  products

/** The largest percent of the product's own sale and of the sales that include it. */
const currentSale = (now: Date): SQL => sql`greatest(
  CASE WHEN ${contains(sql`${saleStartsAt}`, sql`${saleEndsAt}`, now)} THEN ${saleDiscount} ELSE 0 END,
  (SELECT max(${sales.percent}) FROM ${sales}
    WHERE ${sales.active} AND ${contains(sql`${sales.startsAt}`, sql`${sales.endsAt}`, now)}
    AND CASE WHEN cardinality(${sales.productIds}) > 0 THEN ${products.id} = ANY (${sales.productIds})
      ELSE coalesce(${sales.category} = ${products.category}, true)
        AND coalesce(${sales.subCategory} = ${products.subCategory}, true) END))`

const isFlashPaused = (now: Date): SQL =>
  sql`NOT ${contains(sql`${flashStartsAt}`, sql`${flashEndsAt}`, now)}`

export const scheduledColumns = (moment: Date) => ({
  appliedSale: currentSale(moment).mapWith(Number),
  flashPaused: isFlashPaused(moment).mapWith(Boolean),
})

/** Writes the current state of the schedules into products. Rows that are already correct are not written. */
async function apply({ db, now }: ApplyingShop, which: SQL | undefined): Promise<void> {
  const moment = now()
  const within = which ?? sql`true`
  await db
    .update(products)
    .set({ status: 'published', publishedAt: sql`${products.publishAt}` })
    .where(sql`${products.status} = 'scheduled' AND ${products.publishAt} <= ${moment} AND ${within}`)
  await db
    .update(products)
    .set({ appliedSale: currentSale(moment), flashPaused: isFlashPaused(moment) })
    .where(
      sql`(${appliedSale}, ${flashPaused}) IS DISTINCT FROM (${currentSale(moment)}, ${isFlashPaused(moment)}) AND ${within}`,
    )
}

/** Call this in the transaction that changes or adds these products. */
export const applySchedulesTo = (tx: ApplyingShop, productIds: readonly string[]): Promise<void> =>
  apply(tx, inArray(products.id, [...productIds]))

/**
 * Applies the schedules to all products when one is due, and in the transaction that changes a sale. One at a time,
 * since a transaction that waits for a row decides by the sales from before the wait.
 */
export async function applySchedules(tx: ApplyingShop): Promise<void> {
  await tx.db.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.schedules})`)
  await apply(tx, undefined)
}
