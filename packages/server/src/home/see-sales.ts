import { DAY, DUBAI_OFFSET, HOUR } from '@little-dunes/domain/durations'
import { and, gte, lte, notInArray, sql } from 'drizzle-orm'
import { runningOutSizes } from '#home/running-out-sizes'
import type { Operation } from '#http/perform-call'
import { orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

const WEEK = 7 * DAY

interface Sold {
  orders: number
  amount: number
  vat: number
}

const NOTHING: Sold = { orders: 0, amount: 0, vat: 0 }

const total = (parts: readonly Sold[]): Sold =>
  parts.reduce(
    (sum, { orders: count, amount, vat }) => ({
      orders: sum.orders + count,
      amount: sum.amount + amount,
      vat: sum.vat + vat,
    }),
    NOTHING,
  )

/** Cumulative amount at the end of each of the first `hours` hours of a day. */
function cumulative(day: ReadonlyMap<number, Sold>, hours: number): number[] {
  let amount = 0
  return Array.from({ length: hours }, (_, hour) => {
    amount += day.get(hour)?.amount ?? 0
    return amount
  })
}

export const seeSales: Operation<'GET /api/staff/today/sales'> = async (
  shop,
  _member,
  _input,
  { language },
) => {
  const now = shop.now().getTime()
  const midnight = Math.floor((now + DUBAI_OFFSET) / DAY) * DAY - DUBAI_OFFSET
  const hours = await soldByHour(shop, midnight)
  const ofDay = (daysAgo: number) =>
    new Map(hours.filter((one) => one.daysAgo === daysAgo).map((one) => [one.hour, one]))
  const sumOfDay = (daysAgo: number) => total([...ofDay(daysAgo).values()])
  return {
    now,
    today: sumOfDay(0),
    before: await soldBetween(shop, midnight - WEEK, now - WEEK),
    wholeDayBefore: sumOfDay(7),
    hours: cumulative(ofDay(0), Math.floor((now - midnight) / HOUR) + 1),
    hoursBefore: cumulative(ofDay(7), 24),
    days: [6, 5, 4, 3, 2, 1].map((daysAgo) => ({
      at: midnight - daysAgo * DAY,
      amount: sumOfDay(daysAgo).amount,
      before: sumOfDay(daysAgo + 7).amount,
    })),
    runningOut: await runningOutSizes(shop, language),
  }
}

/** Excludes cancelled orders and unpaid card orders. */
const isSold = notInArray(orders.status, ['Pending Payment', 'Cancelled'])

const sums = {
  orders: sql`count(*)`.mapWith(Number),
  amount: sql`coalesce(sum(${orders.amount}), 0)`.mapWith(Number),
  vat: sql`coalesce(sum(${orders.vat}), 0)`.mapWith(Number),
}

/** Sales by hour of the last two weeks. Hours count from midnight in Dubai. */
async function soldByHour(shop: Shop, midnight: number) {
  const since = new Date(midnight - 2 * WEEK)
  const hours = sql`floor(extract(epoch FROM ${orders.placedAt} - ${since.toISOString()}::timestamptz) / 3600)`
  const rows = await shop.db
    .select({ at: hours.mapWith(Number), ...sums })
    .from(orders)
    .where(and(gte(orders.placedAt, since), isSold))
    .groupBy(sql`1`)
  return rows.map(({ at, ...sold }) => ({ ...sold, daysAgo: 14 - Math.floor(at / 24), hour: at % 24 }))
}

async function soldBetween(shop: Shop, from: number, to: number): Promise<Sold> {
  const [row] = await shop.db
    .select(sums)
    .from(orders)
    .where(and(gte(orders.placedAt, new Date(from)), lte(orders.placedAt, new Date(to)), isSold))
  return row ?? NOTHING
}
