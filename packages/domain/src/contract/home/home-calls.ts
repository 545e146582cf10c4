import { z } from 'zod'
import type { Permission } from '#accounts/permissions'
import { defineCall } from '#contract/call'
import { owingCarrier } from '#contract/cash-on-delivery/cash-calls'
import { text } from '#contract/fields'
import { listedOrder } from '#contract/orders/staff/order-fields'

const fils = z.number().int()
const count = z.number().int()
const moment = z.number().int()

const shownSize = z.object({
  productId: z.string(),
  name: z.string(),
  colour: z.string(),
  size: z.string(),
  left: count,
  picture: z.string().nullable(),
})
export type ShownSize = z.infer<typeof shownSize>

/** A size that is (nearly) sold out and in demand: units sold in the last 28 days, and customers who wait for it. */
const lowSize = shownSize.extend({ id: z.string(), sold: count, awaited: count })
export type LowStockSize = z.infer<typeof lowSize>

/** A size with more stock than the low ones that runs out soon at the pace of the last 28 days. */
const runningOutSize = shownSize.extend({ days: count })
export type RunningOutSize = z.infer<typeof runningOutSize>

/** Sales of a span of time: orders that are neither cancelled nor waiting for a card payment. Amounts in fils. */
const sold = z.object({ orders: count, amount: fils, vat: fils })

/** Kinds of failed work that can be tried again. `payment` is the end of a card payment. */
export const FAILED_TASK_KINDS = ['refund', 'email', 'payment', 'missing_item'] as const
export type FailedTaskKind = (typeof FAILED_TASK_KINDS)[number]

const problem = z.object({
  kind: z.enum(FAILED_TASK_KINDS),
  /** Id of the refund or email; for a payment, of its order. */
  id: z.string(),
  at: moment,
  /** Null for emails about an account. */
  order: z.object({ id: z.string(), number: count }).nullable(),
  /** In fils, null for emails. */
  amount: fils.nullable(),
  /** Recipient of an email, null for payments and refunds. */
  to: z.string().nullable(),
  /** Message of the provider or mail server, null without a reply. */
  error: z.string().nullable(),
})
export type FailedTask = z.infer<typeof problem>

/** Work that waits for the staff, with the permission that its screen requires. */
export const WAITING_WORK = {
  to_pack: 'orders:read',
  to_ship: 'orders:read',
  /** Large cash orders with an unconfirmed phone. */
  to_check: 'orders:read',
  new_returns: 'orders:read',
  returns_to_check: 'orders:read',
  /** Cash refunds due. */
  to_pay_back: 'cash:remit',
  low_sizes: 'products:read',
  messages: 'customers:read',
  /** Customers who asked to be erased. */
  to_erase: 'customers:read',
  reviews: 'products:read',
  questions: 'products:read',
  failed_emails: 'customers:read',
  failed_payments: 'orders:refund',
  failed_refunds: 'orders:refund',
  missing_items: 'orders:refund',
  /** Endpoints that the shop has paused because of failures. */
  paused_webhooks: 'settings:write',
} satisfies Record<string, Permission>
export type WaitingWork = keyof typeof WAITING_WORK
export const WAITING_WORK_KINDS = Object.keys(WAITING_WORK) as WaitingWork[]

/** Times in epoch milliseconds. */
export const staffHomeCalls = {
  'GET /api/staff/today': defineCall({
    caller: { staff: 'orders:read' },
    summary: 'Retrieve the open work',
    input: z.object({}),
    reply: z.object({
      toPack: z.object({ orders: count, express: count }),
      toShip: z.object({ orders: count, express: count }),
      /** Cash of parcels on their way, in fils. Null without the permission to see sales. */
      cash: z.object({ orders: count, amount: fils.nullable() }),
      /**
       * Cash that couriers have collected and not handed over, in fils. Null without the permission to book it.
       * `carriers` starts with the oldest delivery and is empty above 10,000 orders.
       */
      owed: z
        .object({
          orders: count,
          amount: fils,
          carriers: z.array(owingCarrier.extend({ since: moment.nullable() })),
        })
        .nullable(),
      /** Number in the last 30 days. */
      refused: count,
      review: count,
      /** Unanswered questions about products. */
      questions: count,
      /** Orders to pack and to ship, express first, then the oldest. */
      next: z.array(listedOrder),
      /** Published sizes in demand with the lowest stock, and the number of all of them. */
      low: z.array(lowSize),
      lowSizes: count,
      /** Tax documents that wait for the shop's company details. 0 without the permission to enter them. */
      pendingDocuments: count,
      /**
       * Steps before the first order: the shop's own tax number, a published product, and live card payments. Null
       * after the first order, or without the permission to change settings.
       */
      setupGuide: z
        .object({ hasTrn: z.boolean(), hasProduct: z.boolean(), takesLiveCards: z.boolean() })
        .nullable(),
    }),
  }),
  /**
   * Published sizes with at most three units that sold in the last 28 days or have waiting customers. Lowest stock
   * first, at most 200.
   */
  'GET /api/staff/stock/low': defineCall({
    caller: { staff: 'products:read' },
    summary: 'List sizes that sell and run low',
    input: z.object({}),
    reply: z.object({ sizes: z.array(lowSize), count }),
  }),
  /** Only kinds that the role may see. */
  'GET /api/staff/waiting': defineCall({
    caller: { staff: 'account:own' },
    summary: 'Count the open work of every screen',
    input: z.object({}),
    reply: z.object({ waiting: z.partialRecord(z.enum(WAITING_WORK_KINDS), count) }),
  }),
  'GET /api/staff/today/sales': defineCall({
    caller: { staff: 'sales:read' },
    summary: "Retrieve today's sales beside earlier weeks, and the low stock forecast",
    input: z.object({}),
    reply: z.object({
      now: moment,
      today: sold,
      /** Sales of the same day a week ago: up to the same time, and for the whole day. */
      before: sold,
      wholeDayBefore: sold,
      /** Cumulative sales since midnight in Dubai at the end of each hour, in fils. Today's list ends now. */
      hours: z.array(fils),
      hoursBefore: z.array(fils),
      /** The six days before today, oldest first, each with the same weekday a week earlier. Amounts in fils. */
      days: z.array(z.object({ at: moment, amount: fils, before: fils })),
      /** Sizes with enough stock today that run out soon, soonest first. */
      runningOut: z.array(runningOutSize),
    }),
  }),
  /** Oldest first, at most 20 of each kind. */
  'GET /api/staff/problems': defineCall({
    caller: { staff: 'orders:refund' },
    summary: 'List failed payments, refunds and emails',
    input: z.object({}),
    reply: z.object({ problems: z.array(problem) }),
  }),
  /** Refused with `problem_not_found` if it was done in the meantime. */
  'POST /api/staff/problems/retry': defineCall({
    caller: { staff: 'orders:refund' },
    audit: ['email', 'missing_item', 'payment', 'refund'],
    summary: 'Retry a failed payment, refund or email now',
    input: z.object({ kind: z.enum(FAILED_TASK_KINDS), id: text(64) }),
  }),
}
