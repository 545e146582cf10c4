import { z } from 'zod'
import { defineCall } from '#contract/call'
import { amountInFils, quantity, search, text } from '#contract/fields'
import { pickup, sizeChoice } from '#contract/returns/return-calls'
import { RETURN_VIEWS } from '#contract/staff/choices'
import { REFUND_DESTINATIONS } from '#orders/credit/store-credit'
import { PAYMENT_METHODS } from '#orders/order-lifecycle'
import { RETURN_REASONS, RETURN_RESOLUTIONS, RETURN_STATUSES } from '#orders/returns/return-lifecycle'

const fils = z.number().int()
export const moment = z.number().int()
export const returnId = text(100)
const checkedUnits = z.number().int().min(0).default(0)

const line = z.object({
  position: z.number().int(),
  name: z.string(),
  picture: z.string().nullable(),
  colour: z.string(),
  size: z.string(),
  sku: z.string(),
  quantity: z.number().int(),
  reason: z.enum(RETURN_REASONS),
  /** What these units have cost. */
  worth: fils,
  /** Of an exchange: the size that is kept, and how many of it lie aside. */
  newSize: z.string().nullable(),
  held: z.number().int(),
  /** What else is left of that size; null of one that is not counted, or gone. */
  newSizeLeft: z.number().int().nullable(),
  /** Units that went back on the shelf, that cannot be sold as new, and that were written off. */
  restocked: z.number().int(),
  worn: z.number().int(),
  broken: z.number().int(),
})

/** A return in a list; amounts in fils, times in epoch milliseconds. */
const listedReturn = z.object({
  id: z.string(),
  number: z.number().int(),
  orderId: z.string(),
  orderNumber: z.number().int(),
  name: z.string(),
  status: z.enum(RETURN_STATUSES),
  resolution: z.enum(RETURN_RESOLUTIONS),
  requestedAt: moment,
  changedAt: moment,
  lines: z.array(line),
  /** When the shopper wants the courier to come; null where nothing was chosen. */
  pickup: pickup.nullable(),
})
export type ListedReturn = z.infer<typeof listedReturn>

const wholeReturn = listedReturn.extend({
  note: z.string(),
  /** How many pictures came with it. */
  photos: z.number().int(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  phone: z.string(),
  email: z.string(),
  /** What a refund would be by the rules, of an exchange what it would be instead: goods and fees less the pick-up. */
  refund: z.object({ goods: fils, fees: fils, pickup: fils, amount: fils }),
  /** Where the shopper wants the money. */
  refundTo: z.enum(REFUND_DESTINATIONS),
  /** What of the order's payment is left to refund. */
  refundable: fils,
  /** What was refunded; null before. */
  refunded: fils.nullable(),
  events: z.array(
    z.object({
      at: moment,
      actor: z.string(),
      actorName: z.string(),
      from: z.enum(RETURN_STATUSES).nullable(),
      to: z.enum(RETURN_STATUSES),
      reason: z.string().nullable(),
    }),
  ),
})
export type WholeReturn = z.infer<typeof wholeReturn>

/** A line of an order as the staff takes it back. */
const returnableLine = z.object({
  position: z.number().int(),
  name: z.string(),
  picture: z.string().nullable(),
  colour: z.string(),
  size: z.string(),
  sku: z.string(),
  /** Units that are neither refunded nor in another return, and what each of them has cost, the next one first. */
  units: z.number().int(),
  worth: z.array(fils),
  /** Of a kind that shoppers cannot ask to return. */
  isExcluded: z.boolean(),
  sizes: z.array(sizeChoice),
})
export type StaffReturnableLine = z.infer<typeof returnableLine>

/** How many returns each view has, and how many pieces are set aside. */
export const counts = z.object({
  open: z.number().int(),
  new: z.number().int(),
  coming: z.number().int(),
  to_check: z.number().int(),
  set_aside: z.number().int(),
})

const changed = z.object({ status: z.enum(RETURN_STATUSES) })

/** What becomes of returns and exchanges. */
export const staffReturnCalls = {
  /**
   * Open returns come oldest first, finished ones newest first; 200 at most. `q` is any part of the number of the return or
   * of its order, of name, e-mail, phone, item or SKU.
   */
  'GET /api/staff/returns': defineCall({
    caller: { staff: 'orders:read' },
    summary: 'Returns, by view',
    input: z.object({ view: z.enum(RETURN_VIEWS).default('open'), q: search.optional() }),
    reply: z.object({
      returns: z.array(listedReturn),
      counts,
      /**
       * Pieces of the returns of the last 30 days (`SENT_BACK_DAYS`), without cancelled and declined ones, beside the pieces
       * sold in them; null for who may not see sales.
       */
      sentBack: z.object({ pieces: z.number().int(), sold: z.number().int() }).nullable(),
    }),
  }),
  'GET /api/staff/return': defineCall({
    caller: { staff: 'orders:read' },
    summary: 'One return with its lines, money and history',
    input: z.object({ returnId }),
    reply: z.object({ return: wholeReturn }),
  }),
  'GET /api/staff/return/photos': defineCall({
    caller: { staff: 'orders:read' },
    summary: 'The pictures of a return',
    input: z.object({ returnId }),
    reply: z.object({ photos: z.array(z.string()) }),
  }),
  /** The shop may take back more than a shopper may ask for: what is late or excluded is said, not refused. */
  'GET /api/staff/order/returnable': defineCall({
    caller: { staff: 'orders:pack' },
    summary: 'What of an order can be taken back',
    input: z.object({ orderId: returnId }),
    reply: z.object({
      orderNumber: z.number().int(),
      name: z.string(),
      /** Null before; then nothing can be taken back. */
      deliveredAt: moment.nullable(),
      /** Until when the shopper could ask for a return; null before the delivery. */
      until: moment.nullable(),
      lines: z.array(returnableLine),
      /** Returns whose parcel is still to come: what arrives may be theirs. */
      expected: z.array(z.object({ id: z.string(), number: z.number().int() })),
    }),
  }),
  /**
   * A parcel came back unasked: the return begins as received, and goes on like any other. Another size is kept from now on.
   * Refused with `not_returnable` and the `problem`. Header `Idempotency-Key` makes a retry harmless (D-43).
   */
  'POST /api/staff/return/take-back': defineCall({
    caller: { staff: 'orders:pack' },
    audit: 'return',
    summary: 'Take back pieces of a delivered order without a request of the shopper',
    input: z.object({
      orderId: returnId,
      resolution: z.enum(RETURN_RESOLUTIONS).default('refund'),
      lines: z
        .array(
          z.object({
            position: z.number().int().min(0),
            quantity,
            reason: z.enum(RETURN_REASONS),
            newSize: text(64).optional(),
          }),
        )
        .max(100),
      /** What lay in the parcel, in the words of the shopper. */
      note: text(500).optional(),
    }),
    reply: z.object({ returnId: z.string(), number: z.number().int() }),
  }),
  /** Only moves of `return-lifecycle.ts`. Who declines says why; the shopper reads it. */
  'POST /api/staff/return/move': defineCall({
    caller: { staff: 'orders:pack' },
    audit: 'return',
    summary: 'Approve or decline a return, note its pick-up or its arrival',
    input: z.object({
      returnId,
      to: z.enum(['approved', 'declined', 'picked_up', 'received']),
      reason: text(500).optional(),
    }),
    reply: changed,
  }),
  /**
   * How many units of each line, by its place in the order, are as new, worn or broken: those as new go back on the shelf.
   * Refused with `pieces_not_checked` unless that is said of every unit.
   */
  'POST /api/staff/return/check': defineCall({
    caller: { staff: 'orders:pack' },
    audit: 'return',
    summary: 'Note what a returned parcel holds, and what of it can be sold again',
    input: z.object({
      returnId,
      lines: z
        .array(
          z.object({
            position: z.number().int().min(0),
            asNew: checkedUnits,
            worn: checkedUnits,
            broken: checkedUnits,
          }),
        )
        .max(100),
    }),
    reply: changed,
  }),
  /**
   * Refunds a checked return, in AED; without an amount what the rules give, without `to` where the shopper wants it. Never
   * more than is left of the payment. An exchange is refunded `instead` of sent: the size that was kept goes back on the shelf.
   * What goes back in cash waits at the cash desk, unless it was `paidBack` already, which asks for `cash:remit` as well.
   * Header `Idempotency-Key` makes a retry harmless (D-43).
   */
  'POST /api/staff/return/refund': defineCall({
    caller: { staff: 'orders:refund' },
    audit: 'return',
    summary: 'Refund a checked return, or a part of it',
    input: z.object({
      returnId,
      amount: amountInFils.optional(),
      to: z.enum(REFUND_DESTINATIONS).optional(),
      instead: z.boolean().default(false),
      paidBack: z.boolean().default(false),
    }),
    reply: z.object({ refundId: z.string(), amount: z.number() }),
  }),
  'POST /api/staff/return/exchange': defineCall({
    caller: { staff: 'orders:ship' },
    audit: 'return',
    summary: 'Note that the other size of a checked exchange was sent',
    input: z.object({ returnId }),
    reply: changed,
  }),
}
