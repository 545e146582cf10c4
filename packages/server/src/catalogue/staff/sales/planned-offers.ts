import type { PlannedOffer } from '@little-dunes/domain/contract/catalogue/staff/sale-calls'
import { and, asc, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { products } from '#catalogue/catalogue-tables'
import { sales } from '#catalogue/sales/sale-tables'
import { discountCodes } from '#discounts/discount-tables'
import type { Operation } from '#http/perform-call'

/** Maximum of each kind. */
const MAX_OFFERS = 20

/** The start or end is after now. Columns without a time are null. */
const isAhead = (starts: AnyPgColumn, ends: AnyPgColumn, now: Date): SQL | undefined =>
  or(gt(starts, now), gt(ends, now))

/** The next to begin or end comes first. */
const byNext = (starts: AnyPgColumn, ends: AnyPgColumn, now: Date): SQL =>
  sql`least(CASE WHEN ${gt(starts, now)} THEN ${starts} END, CASE WHEN ${gt(ends, now)} THEN ${ends} END)`

const millis = (moment: Date | null): number | null => moment?.getTime() ?? null

export const seePlannedOffers: Operation<'GET /api/staff/sales/planned'> = async (shop) => {
  const { db } = shop
  const now = shop.now()
  const [ofSales, ofCodes, ofFlash] = await Promise.all([
    db
      .select({ name: sales.name, startsAt: sales.startsAt, endsAt: sales.endsAt })
      .from(sales)
      .where(and(eq(sales.active, true), isAhead(sales.startsAt, sales.endsAt, now)))
      .orderBy(byNext(sales.startsAt, sales.endsAt, now), asc(sales.id))
      .limit(MAX_OFFERS),
    db
      .select({
        name: discountCodes.code,
        startsAt: discountCodes.startsAt,
        endsAt: discountCodes.endsAt,
      })
      .from(discountCodes)
      .where(and(eq(discountCodes.active, true), isAhead(discountCodes.startsAt, discountCodes.endsAt, now)))
      .orderBy(byNext(discountCodes.startsAt, discountCodes.endsAt, now), asc(discountCodes.code))
      .limit(MAX_OFFERS),
    db
      .select({
        startsAt: products.flashStartsAt,
        endsAt: products.flashEndsAt,
        products: sql`count(*)`.mapWith(Number),
      })
      .from(products)
      .where(
        and(
          eq(products.flashsale, true),
          // The same conditions as the partial indexes of these times.
          or(
            and(isNotNull(products.flashStartsAt), gt(products.flashStartsAt, now)),
            and(isNotNull(products.flashEndsAt), gt(products.flashEndsAt, now)),
          ),
        ),
      )
      .groupBy(products.flashStartsAt, products.flashEndsAt)
      .orderBy(byNext(products.flashStartsAt, products.flashEndsAt, now))
      .limit(MAX_OFFERS),
  ])
  const offers: PlannedOffer[] = [
    ...ofSales.map((sale) => ({ kind: 'sale' as const, products: null, ...sale })),
    ...ofCodes.map((code) => ({ kind: 'code' as const, products: null, ...code })),
    ...ofFlash.map((flash) => ({ kind: 'flash' as const, name: '', ...flash })),
  ].map((offer) => ({ ...offer, startsAt: millis(offer.startsAt), endsAt: millis(offer.endsAt) }))
  return { now: now.getTime(), offers }
}
