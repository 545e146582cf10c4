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
  /** Price of these units. */
  worth: fils,
  /** Exchange only: the new size, and its reserved units. */
  newSize: z.string().nullable(),
  reserved: z.number().int(),
  /** Remaining stock of that size. Null if it is uncounted or gone. */
  newSizeLeft: z.number().int().nullable(),
  /** Units returned to the stock, units that cannot be sold as new, and units that were written off. */
  restocked: z.number().int(),
  worn: z.number().int(),
  broken: z.number().int(),
})

/** A return in a list. Amounts in fils, times in epoch milliseconds. */
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
  /** Null if the customer chose none. */
  pickup: pickup.nullable(),
})
export type ListedReturn = z.infer<typeof listedReturn>

const wholeReturn = listedReturn.extend({
  note: z.string(),
  /** Number of attached pictures. */
  photos: z.number().int(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  phone: z.string(),
  email: z.string(),
  /** Refund by the rules, also for an exchange: goods and fees less the pick-up. */
  refund: z.object({ goods: fils, fees: fils, pickup: fils, amount: fils }),
  /** Destination that the customer chose. */
  refundTo: z.enum(REFUND_DESTINATIONS),
  /** Part of the order's payment that can still be refunded. */
  refundable: fils,
  /** Null before the refund. */
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

/** A line of an order for a return entered by the staff. */
const returnableLine = z.object({
  position: z.number().int(),
  name: z.string(),
  picture: z.string().nullable(),
  colour: z.string(),
  size: z.string(),
  sku: z.string(),
  /** Units that are neither refunded nor in another return, and the price of each, next one first. */
  units: z.number().int(),
  worth: z.array(fils),
  /** Excluded from requests by customers. */
  isExcluded: z.boolean(),
  sizes: z.array(sizeChoice),
})
export type StaffReturnableLine = z.infer<typeof returnableLine>

/** Number of returns by view, and number of units set aside. */
export const counts = z.object({
  open: z.number().int(),
  new: z.number().int(),
  coming: z.number().int(),
  to_check: z.number().int(),
  set_aside: z.number().int(),
})

const changed = z.object({ status: z.enum(RETURN_STATUSES) })

export const staffReturnCalls = {
  /**
   * Open returns come oldest first, finished ones newest first; at most 200. `q` matches any part of return number,
   * order number, name, email, phone, item or SKU.
   */
  'GET /api/staff/returns': defineCall({
    caller: { staff: 'orders:read' },
    summary: 'List returns by view',
    input: z.object({ view: z.enum(RETURN_VIEWS).default('open'), q: search.optional() }),
    reply: z.object({
      returns: z.array(listedReturn),
      counts,
      /**
       * Units of the returns of the last 30 days (`SENT_BACK_DAYS`), without cancelled and declined ones, and the units
       * sold in those days. Null without the permission to see sales.
       */
      sentBack: z.object({ units: z.number().int(), sold: z.number().int() }).nullable(),
    }),
  }),
  'GET /api/staff/return': defineCall({
    caller: { staff: 'orders:read' },
    summary: 'Retrieve a return with its items, money and timeline',
    input: z.object({ returnId }),
    reply: z.object({ return: wholeReturn }),
  }),
  'GET /api/staff/return/photos': defineCall({
    caller: { staff: 'orders:read' },
    summary: 'Retrieve the photos of a return',
    input: z.object({ returnId }),
    reply: z.object({ photos: z.array(z.string()) }),
  }),
  /** The staff can accept more than a customer may request: late and excluded lines are marked, not refused. */
  'GET /api/staff/order/returnable': defineCall({
    caller: { staff: 'orders:pack' },
    summary: 'Retrieve the returnable items of an order',
    input: z.object({ orderId: returnId }),
    reply: z.object({
      orderNumber: z.number().int(),
      name: z.string(),
      /** Null before the delivery; then nothing can be returned. */
      deliveredAt: moment.nullable(),
      /** Last moment for a request by the customer. Null before the delivery. */
      until: moment.nullable(),
      lines: z.array(returnableLine),
      /** Returns whose parcel has not arrived: the parcel may belong to one of them. */
      expected: z.array(z.object({ id: z.string(), number: z.number().int() })),
    }),
  }),
  /**
   * For a parcel without a request: the return starts as received and continues like any other. The new size is
   * reserved immediately. Refused with `not_returnable` and the `problem`. The header `Idempotency-Key` makes a retry
   * safe (D-43).
   */
  'POST /api/staff/return/create': defineCall({
    caller: { staff: 'orders:pack' },
    audit: 'return',
    summary: "Add a return without a customer's request",
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
      /** Customer's note in the parcel. */
      note: text(500).optional(),
    }),
    reply: z.object({ returnId: z.string(), number: z.number().int() }),
  }),
  /** Only transitions of `return-lifecycle.ts`. Declining requires a reason, which the customer sees. */
  'POST /api/staff/return/move': defineCall({
    caller: { staff: 'orders:pack' },
    audit: 'return',
    summary: 'Approve, decline, or mark a return as picked up or received',
    input: z.object({
      returnId,
      to: z.enum(['approved', 'declined', 'picked_up', 'received']),
      reason: text(500).optional(),
    }),
    reply: changed,
  }),
  /**
   * Units of each line (by its index in the order) that are as new, worn or broken. Units as new return to the stock.
   * Refused with `items_not_checked` unless every unit is listed.
   */
  'POST /api/staff/return/check': defineCall({
    caller: { staff: 'orders:pack' },
    audit: 'return',
    summary: 'Record the inspection of a return',
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
   * Refunds a checked return, in AED. Defaults: the amount by the rules, and the destination chosen by the customer.
   * Never more than the remaining payment. `instead` refunds an exchange and returns the reserved size to the stock.
   * Cash is listed as a cash refund due unless `paidBack`, which also requires `cash:remit`. The header
   * `Idempotency-Key` makes a retry safe (D-43).
   */
  'POST /api/staff/return/refund': defineCall({
    caller: { staff: 'orders:refund' },
    audit: 'return',
    summary: 'Refund an inspected return, in full or in part',
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
    summary: 'Mark an exchange as sent',
    input: z.object({ returnId }),
    reply: changed,
  }),
}
