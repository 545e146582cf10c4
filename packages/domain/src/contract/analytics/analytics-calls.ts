import { z } from 'zod'
import { ANALYTICS_STEPS } from '#analytics-spans'
import { defineCall } from '#contract/call'
import { PAYMENT_METHODS } from '#orders/order-lifecycle'
import { RETURN_REASONS } from '#orders/returns/return-lifecycle'

const fils = z.number().int()
const count = z.number().int()
/** A day in Dubai, such as `2026-11-22`. */
const day = z.iso.date()

/**
 * Sales of a range of days. Counts orders that are neither cancelled nor waiting for a card payment, on the day of the
 * order. Refunds of these orders count on the day of the refund. Amounts in fils, VAT included.
 */
const sales = z.object({
  orders: count,
  units: count,
  amount: fils,
  vat: fils,
  refunds: count,
  refunded: fils,
  /** Units named by refunds. */
  returned: count,
})
export type SalesAnalytics = z.infer<typeof sales>

const range = {
  by: z.enum(ANALYTICS_STEPS).default('day'),
  /** Last day of the range. Default: today. */
  until: day.optional(),
}

/** Tables that can be exported; the names are also those of the files. */
export const ANALYTICS_TABLES = [
  'sales',
  'emirates',
  'payments',
  'returns',
  'codes',
  'items',
  'sizes',
  'searches',
] as const
export type AnalyticsTable = (typeof ANALYTICS_TABLES)[number]

const figures = z.object({
  today: day,
  until: day,
  spans: z.array(z.object({ from: day, until: day, sales, before: sales })),
  total: sales,
  before: sales,
  emirates: z.array(z.object({ region: z.string(), orders: count, amount: fils, before: fils })),
  payments: z.array(
    z.object({ paymentMethod: z.enum(PAYMENT_METHODS), orders: count, amount: fils, before: fils }),
  ),
  /** Reasons for returned units, by the day of the request, without declined returns. */
  returns: z.array(z.object({ reason: z.enum(RETURN_REASONS), units: count })),
  /** The 20 most used codes, with the total discount that each gave. */
  codes: z.array(z.object({ code: z.string(), orders: count, coupon: fils })),
  items: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      picture: z.string().nullable(),
      units: count,
      amount: fils,
    }),
  ),
  /** Up to ten sizes that run out within 28 days at the pace of the last 28 days, soonest first. */
  sizes: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      colour: z.string(),
      size: z.string(),
      left: count,
      sold: count,
      /** Days until the size runs out; 0 if it is sold out. */
      days: count,
    }),
  ),
  /** The 20 most frequent searches without results. */
  searches: z.array(z.object({ words: z.string(), count })),
})
export type Figures = z.infer<typeof figures>

export const staffAnalyticsCalls = {
  /** 28 days, 12 weeks or 12 months up to a day, compared with the same length before (`analytics-spans.ts`). */
  'GET /api/staff/analytics': defineCall({
    caller: { staff: 'sales:read' },
    summary: 'Retrieve sales, refunds, codes, products and searches by day, week or month',
    input: z.object(range),
    reply: figures,
  }),
  /** CSV (RFC 4180), amounts in AED. */
  'GET /api/staff/analytics/file': defineCall({
    caller: { staff: 'sales:read' },
    summary: 'Export a table of the analytics as CSV',
    input: z.object({ ...range, table: z.enum(ANALYTICS_TABLES) }),
    reply: z.object({ name: z.string(), csv: z.string() }),
  }),
}
