import type { AnalyticsSpans } from '@little-dunes/domain/analytics-spans'
import type { Figures, SalesAnalytics } from '@little-dunes/domain/contract/analytics/analytics-calls'
import type { PaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import { sql } from 'drizzle-orm'
import { dailySales } from '#analytics/daily/analytics-tables'
import type { Shop } from '#shop'

interface Row extends SalesAnalytics {
  /** Position of the span. Spans of the comparison period come after the others. */
  span: number
  region: string
  paymentMethod: PaymentMethod
}

const NOTHING: SalesAnalytics = {
  orders: 0,
  units: 0,
  amount: 0,
  vat: 0,
  refunds: 0,
  refunded: 0,
  returned: 0,
}

const FIELDS = Object.keys(NOTHING) as (keyof SalesAnalytics)[]

const total = (rows: readonly SalesAnalytics[]): SalesAnalytics =>
  rows.reduce(
    (sum, row) =>
      Object.fromEntries(
        FIELDS.map((field) => [field, sum[field] + row[field]]),
      ) as unknown as SalesAnalytics,
    NOTHING,
  )

async function loadRows(shop: Shop, { spans, before }: AnalyticsSpans): Promise<Row[]> {
  const values = [...spans, ...before].map(
    ({ from, until }, place) => sql`(${place}::int, ${from}::date, ${until}::date)`,
  )
  const sum = (column: (typeof dailySales)[keyof SalesAnalytics]) => sql`sum(${column})`.mapWith(Number)
  const { region, paymentMethod, day } = dailySales
  return shop.db
    .select({
      span: sql`s.place`.mapWith(Number),
      region,
      paymentMethod,
      orders: sum(dailySales.orders),
      units: sum(dailySales.units),
      amount: sum(dailySales.amount),
      vat: sum(dailySales.vat),
      refunds: sum(dailySales.refunds),
      refunded: sum(dailySales.refunded),
      returned: sum(dailySales.returned),
    })
    .from(dailySales)
    .innerJoin(
      sql`(VALUES ${sql.join(values, sql`, `)}) AS s(place, "from", "until")`,
      sql`${day} BETWEEN s."from" AND s."until"`,
    )
    .groupBy(sql`s.place`, region, paymentMethod)
}

type Sales = Pick<Figures, 'spans' | 'total' | 'before' | 'emirates' | 'payments'>

export async function loadSales(shop: Shop, period: AnalyticsSpans): Promise<Sales> {
  const rows = await loadRows(shop, period)
  const count = period.spans.length
  const bySpan = Map.groupBy(rows, ({ span }) => span)
  const [now, before] = [rows.filter(({ span }) => span < count), rows.filter(({ span }) => span >= count)]
  return {
    spans: period.spans.map((span, place) => ({
      ...span,
      sales: total(bySpan.get(place) ?? []),
      before: total(bySpan.get(place + count) ?? []),
    })),
    total: total(now),
    before: total(before),
    emirates: compareGroups(now, before, ({ region }) => region).map(({ name, ...part }) => ({
      region: name,
      ...part,
    })),
    payments: compareGroups(now, before, ({ paymentMethod }) => paymentMethod).map(({ name, ...part }) => ({
      paymentMethod: name,
      ...part,
    })),
  }
}

function compareGroups<Name extends string>(now: Row[], before: Row[], getName: (row: Row) => Name) {
  const earlier = Map.groupBy(before, getName)
  const parts = [...Map.groupBy([...now, ...before], getName).keys()].map((name) => {
    const { orders, amount } = total(now.filter((row) => getName(row) === name))
    return { name, orders, amount, before: total(earlier.get(name) ?? []).amount }
  })
  return parts.sort((a, b) => b.amount - a.amount || a.name.localeCompare(b.name, 'en'))
}
