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

/** A size that is nearly or quite sold out, and sells: pieces sold in the last 28 days, and shoppers who wait for it. */
const lowSize = shownSize.extend({ id: z.string(), sold: count, awaited: count })
export type LowStockSize = z.infer<typeof lowSize>

/** A size that has more than the low ones, and sells out soon if it sells on as in the last 28 days. */
const runningOutSize = shownSize.extend({ days: count })
export type RunningOutSize = z.infer<typeof runningOutSize>

/** What was sold in a span of time: orders that are neither cancelled nor still to be paid by card. Amounts in fils. */
const sold = z.object({ orders: count, amount: fils, vat: fils })

/** Kinds of work that failed and is tried again: a refund, a mail, the end of a card payment. */
export const FAILED_TASK_KINDS = ['refund', 'email', 'payment', 'missing_piece'] as const
export type FailedTaskKind = (typeof FAILED_TASK_KINDS)[number]

const problem = z.object({
  kind: z.enum(FAILED_TASK_KINDS),
  /** Of the refund or the mail; of the order of a payment. */
  id: z.string(),
  at: moment,
  /** The order that it is about; null for mails about an account. */
  order: z.object({ id: z.string(), number: count }).nullable(),
  /** In fils; null for mails. */
  amount: fils.nullable(),
  /** Whom a mail does not reach; null for money. */
  to: z.string().nullable(),
  /** What the provider or the mail server said; null when nothing came. */
  error: z.string().nullable(),
})
export type FailedTask = z.infer<typeof problem>

/** What waits for somebody of the staff, with the permission that its screen needs. */
export const WAITING_WORK = {
  to_pack: 'orders:read',
  to_ship: 'orders:read',
  /** Large cash orders whose phone was not confirmed. */
  to_check: 'orders:read',
  new_returns: 'orders:read',
  returns_to_check: 'orders:read',
  /** Refunds in cash that nobody has handed over yet. */
  to_pay_back: 'cash:remit',
  low_sizes: 'products:read',
  messages: 'shoppers:read',
  /** Shoppers who asked to be erased. */
  to_erase: 'shoppers:read',
  reviews: 'products:read',
  questions: 'products:read',
  failed_emails: 'shoppers:read',
  failed_payments: 'orders:refund',
  failed_refunds: 'orders:refund',
  missing_pieces: 'orders:refund',
  /** Endpoints that the shop has paused, since they failed. */
  paused_webhooks: 'settings:write',
} satisfies Record<string, Permission>
export type WaitingWork = keyof typeof WAITING_WORK
export const WAITING_WORK_KINDS = Object.keys(WAITING_WORK) as WaitingWork[]

/** The work of the day, and how the day goes. Times in epoch milliseconds. */
export const staffTodayCalls = {
  'GET /api/staff/today': defineCall({
    caller: { staff: 'orders:read' },
    summary: 'What waits to be done',
    input: z.object({}),
    reply: z.object({
      toPack: z.object({ orders: count, express: count }),
      toShip: z.object({ orders: count, express: count }),
      /** Cash of parcels on their way, in fils; null for who may not see sales. */
      cash: z.object({ orders: count, amount: fils.nullable() }),
      /**
       * Cash that couriers have taken and not handed over, in fils; null for who may not book it. By courier, the oldest
       * order and when it was delivered first; of more than 10,000 orders not by courier.
       */
      owed: z
        .object({
          orders: count,
          amount: fils,
          carriers: z.array(owingCarrier.extend({ since: moment.nullable() })),
        })
        .nullable(),
      /** Parcels refused at the door in the last 30 days. */
      refused: count,
      review: count,
      /** About products, without an answer. */
      questions: count,
      /** To pack and to ship, express first, then the oldest. */
      next: z.array(listedOrder),
      /** The emptiest sizes on sale that sell, and how many are that low. */
      low: z.array(lowSize),
      lowSizes: count,
      /**
       * What is done of what a shop needs before its first order: its own tax number, a product that is published, and
       * cards that are charged. Null once it has had an order, and for who may not change settings.
       */
      /** Tax documents that wait for the company of the shop; 0 for who may not enter it. */
      heldDocuments: count,
      setupGuide: z
        .object({ hasOwnTrn: z.boolean(), hasProduct: z.boolean(), takesLiveCards: z.boolean() })
        .nullable(),
    }),
  }),
  /** On sale, three pieces left or none, and sold in the last 28 days or waited for; the emptiest first, 200 at most. */
  'GET /api/staff/stock/low': defineCall({
    caller: { staff: 'products:read' },
    summary: 'Sizes that sell and run low',
    input: z.object({}),
    reply: z.object({ sizes: z.array(lowSize), count }),
  }),
  /** Only what the role may see. */
  'GET /api/staff/waiting': defineCall({
    caller: { staff: 'account:own' },
    summary: 'How much waits, for every screen',
    input: z.object({}),
    reply: z.object({ waiting: z.partialRecord(z.enum(WAITING_WORK_KINDS), count) }),
  }),
  'GET /api/staff/today/sales': defineCall({
    caller: { staff: 'sales:read' },
    summary: 'Sales of today beside those of the same weekday before, and what sells out soon',
    input: z.object({}),
    reply: z.object({
      /** The moment that these figures are of. */
      now: moment,
      today: sold,
      /** A week ago until the same hour and minute, and all of that day. */
      before: sold,
      wholeDayBefore: sold,
      /** Sold since midnight in Dubai at the end of each hour, in fils; of today up to now. */
      hours: z.array(fils),
      hoursBefore: z.array(fils),
      /** The six days before today, oldest first, each beside the same weekday before; amounts in fils. */
      days: z.array(z.object({ at: moment, amount: fils, before: fils })),
      /** Sizes that are not low and sell faster than they last, the soonest first. */
      runningOut: z.array(runningOutSize),
    }),
  }),
  /** Oldest first, at most 20 of each kind. */
  'GET /api/staff/problems': defineCall({
    caller: { staff: 'orders:refund' },
    summary: 'Payments, refunds and mails that failed',
    input: z.object({}),
    reply: z.object({ problems: z.array(problem) }),
  }),
  /** Refused with `problem_not_found` for what has been done meanwhile. */
  'POST /api/staff/problems/retry': defineCall({
    caller: { staff: 'orders:refund' },
    audit: ['email', 'missing_piece', 'payment', 'refund'],
    summary: 'Try a failed payment, refund or mail again now',
    input: z.object({ kind: z.enum(FAILED_TASK_KINDS), id: text(64) }),
  }),
}
