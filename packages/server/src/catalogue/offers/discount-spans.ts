import { appliedDiscount } from '@little-dunes/domain/catalogue/pricing'
import {
  type DiscountSource,
  type DiscountSpan,
  discountSpan,
} from '@little-dunes/domain/catalogue/sales/discount-span'
import { spanState } from '@little-dunes/domain/catalogue/sales/sale-terms'
import { inArray } from 'drizzle-orm'
import { products } from '#catalogue/catalogue-tables'
import { sales } from '#catalogue/sales/sale-tables'
import { shownFields } from '#catalogue/shown-fields'
import { SOLD_PRODUCT_COLUMNS, type SoldProductRow } from '#catalogue/sold-columns'
import type { Shop } from '#shop'

type Sale = typeof sales.$inferSelect

const time = (moment: Date | null): number | null => moment?.getTime() ?? null

/** The same rule as in the SQL of `apply-schedules.ts`. */
const includesProduct = ({ productIds, category }: Sale, product: SoldProductRow): boolean =>
  productIds.length > 0 ? productIds.includes(product.id) : category === null || category === product.category

function listSources(row: SoldProductRow, allSales: readonly Sale[], now: number): DiscountSource[] {
  const permanent = { percent: row.discount, startsAt: null, endsAt: null }
  const sale = {
    percent: row.saleDiscount,
    startsAt: time(row.saleStartsAt),
    endsAt: time(row.saleEndsAt),
  }
  const flash = {
    percent: row.flashsale && !row.flashPaused ? row.flashDiscount : 0,
    startsAt: time(row.flashStartsAt),
    endsAt: time(row.flashEndsAt),
  }
  const ofMany = allSales
    .filter((one) => one.active && includesProduct(one, row))
    .map(({ percent, startsAt, endsAt }) => ({ percent, startsAt: time(startsAt), endsAt: time(endsAt) }))
  return [permanent, sale, flash, ...ofMany].filter((source) => spanState(source, now) === 'live')
}

/** Start and end of the current price, by product: of all products, or those with these ids. */
export async function discountSpans(
  shop: Pick<Shop, 'db' | 'now'>,
  ids?: readonly string[],
): Promise<Map<string, DiscountSpan>> {
  const which = ids && inArray(products.id, [...ids])
  const rows = await shop.db.select(SOLD_PRODUCT_COLUMNS).from(products).where(which)
  const allSales = await shop.db.select().from(sales)
  const now = shop.now().getTime()
  return new Map(
    rows.map((row) => [
      row.id,
      discountSpan(appliedDiscount(shownFields(row)), listSources(row, allSales, now)),
    ]),
  )
}
