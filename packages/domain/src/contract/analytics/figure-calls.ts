import { z } from 'zod'
import { defineCall } from '#contract/call'
import { FIGURE_STEPS } from '#figure-spans'
import { PAYMENT_METHODS } from '#orders/order-lifecycle'
import { RETURN_REASONS } from '#orders/returns/return-lifecycle'

const fils = z.number().int()
const count = z.number().int()
/** A day in Dubai, such as `2026-11-22`. */
const day = z.iso.date()

/**
 * What was sold in some days: orders that are neither cancelled nor waiting for a card, on the day they were placed.
 * Refunds of these orders count on the day they were made. Amounts in fils, VAT inside.
 */
const sales = z.object({
  orders: count,
  pieces: count,
  amount: fils,
  vat: fils,
  refunds: count,
  refunded: fils,
  /** Pieces that refunds named. */
  returned: count,
})
export type SalesFigures = z.infer<typeof sales>

const range = {
  by: z.enum(FIGURE_STEPS).default('day'),
  /** The last day; today without. */
  until: day.optional(),
}

/** Tables of the figures, by the names of their files. */
export const FIGURE_TABLES = [
  'sales',
  'emirates',
  'payments',
  'returns',
  'codes',
  'items',
  'sizes',
  'searches',
] as const
export type FigureTable = (typeof FIGURE_TABLES)[number]

const figures = z.object({
  /** Today in Dubai. */
  today: day,
  until: day,
  spans: z.array(z.object({ from: day, until: day, sales, before: sales })),
  total: sales,
  before: sales,
  emirates: z.array(z.object({ region: z.string(), orders: count, amount: fils, before: fils })),
  payments: z.array(
    z.object({ paymentMethod: z.enum(PAYMENT_METHODS), orders: count, amount: fils, before: fils }),
  ),
  /** Why pieces came back, by the day on which the return was asked for; of returns that were sent, without declined ones. */
  returns: z.array(z.object({ reason: z.enum(RETURN_REASONS), pieces: count })),
  /** The 20 codes that were used most, with what they took off. */
  codes: z.array(z.object({ code: z.string(), orders: count, coupon: fils })),
  /** The ten products with the highest sales of the last 28 days. */
  items: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      picture: z.string().nullable(),
      pieces: count,
      amount: fils,
    }),
  ),
  /** Ten sizes that last for 28 days at most if they sell as in the last 28 days, the first to run out first. */
  sizes: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      colour: z.string(),
      size: z.string(),
      left: count,
      sold: count,
      /** Days that the rest lasts; 0 when it is sold out. */
      days: count,
    }),
  ),
  /** The 20 searches of the shop that found nothing most often. */
  searches: z.array(z.object({ words: z.string(), count })),
})
export type Figures = z.infer<typeof figures>

/** How the shop does. */
export const staffFigureCalls = {
  /** 28 days, 12 weeks or 12 months up to a day, beside as many before (`figure-spans.ts`). */
  'GET /api/staff/figures': defineCall({
    caller: { staff: 'sales:read' },
    summary: 'Sales, refunds, codes, products and searches by day, week or month',
    input: z.object(range),
    reply: figures,
  }),
  /** CSV (RFC 4180); amounts in AED. */
  'GET /api/staff/figures/file': defineCall({
    caller: { staff: 'sales:read' },
    summary: 'One table of the figures, as CSV',
    input: z.object({ ...range, table: z.enum(FIGURE_TABLES) }),
    reply: z.object({ name: z.string(), csv: z.string() }),
  }),
}
