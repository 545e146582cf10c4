import { z } from 'zod'
import { defineCall, LARGE_BODY } from '#contract/call'
import {
  addressInput,
  amountInFils,
  changeId,
  identifier,
  messageOnly,
  quantity,
  search,
  text,
} from '#contract/fields'
import { listedOrder, wholeOrder } from '#contract/orders/staff/order-fields'
import { ORDER_VIEWS, PLACED_DAYS } from '#contract/staff/choices'
import { REFUND_DESTINATIONS } from '#orders/credit/store-credit'
import { ORDER_STATUSES, PAYMENT_METHODS } from '#orders/order-lifecycle'

const orderId = text(100)

/** What narrows the list; all but the view may be absent. */
export const orderFilters = {
  view: z.enum(ORDER_VIEWS).default('all'),
  q: search.optional(),
  region: text(60).optional(),
  payment: z.enum(PAYMENT_METHODS).optional(),
  express: z.enum(['yes', 'no']).optional(),
  /** Placed in the last so many days, today included; or from a day until another, both included. Days are those of Dubai. */
  days: z.enum(PLACED_DAYS).optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
}

/** A courier's name and its number for the parcel, empty where it has none; without an address that of a known courier is taken. */
const parcel = z.object({
  carrier: text(100),
  trackingNumber: identifier(100),
  trackingUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
})

/** What becomes of an order after it was placed. */
export const staffOrderCalls = {
  /**
   * Newest first, 50 at a time. `q` is any part of number, name, e-mail, phone, tracking number, item or SKU; `older` and
   * `newer` are cursors of an earlier answer.
   */
  'GET /api/staff/orders': defineCall({
    caller: { staff: 'orders:read' },
    summary: 'Orders, by view and search',
    input: z.object({
      ...orderFilters,
      /** Id of an account: the orders of one shopper. */
      shopper: text(64).optional(),
      older: text(64).optional(),
      newer: text(64).optional(),
    }),
    reply: z.object({
      orders: z.array(listedOrder),
      older: z.string().nullable(),
      newer: z.string().nullable(),
    }),
  }),
  /** As the list, or those of `orderIds`; newest first, the first 10,000. The trail says who took the file. */
  'POST /api/staff/orders/export': defineCall({
    caller: { staff: 'orders:export' },
    audit: 'orders',
    summary: 'Orders with addresses, amounts and parcels, as CSV',
    input: z.object({ ...orderFilters, orderIds: z.array(orderId).max(200).optional() }),
    largestBody: LARGE_BODY,
    reply: z.object({
      name: z.string(),
      csv: z.string(),
      orders: z.number().int(),
      isWhole: z.boolean(),
    }),
  }),
  'GET /api/staff/orders/counts': defineCall({
    caller: { staff: 'orders:read' },
    summary: 'How many orders wait in each view of open work',
    input: z.object({}),
    reply: z.object({
      to_pack: z.number().int(),
      to_ship: z.number().int(),
      on_the_way: z.number().int(),
      cash: z.number().int(),
      review: z.number().int(),
      /** Of those to ship. */
      changed_since_packed: z.number().int(),
    }),
  }),
  /** The orders beside one in a list, newest first; null at its ends. An order that has left the list has them still. */
  'GET /api/staff/order/beside': defineCall({
    caller: { staff: 'orders:read' },
    summary: 'The orders before and after one in a list',
    input: z.object({ ...orderFilters, orderId }),
    reply: z.object({ previous: z.string().nullable(), next: z.string().nullable() }),
  }),
  'GET /api/staff/order': defineCall({
    caller: { staff: 'orders:read' },
    summary: 'One order with its lines, money, parcel, notes and history',
    input: z.object({ orderId }),
    reply: z.object({ order: wholeOrder }),
  }),
  /**
   * Each order by itself: one that cannot be moved does not keep the others from it. `parcels` say what those that are
   * shipped travel in, as far as it is known; `boxesChecked` are as `boxChecked` for one.
   */
  'POST /api/staff/orders/move': defineCall({
    caller: { staff: 'orders:pack' },
    audit: 'order',
    summary: 'Move several orders, answered order by order',
    input: z.object({
      orderIds: z.array(orderId).max(200),
      to: z.enum(['Packing', 'Shipped', 'Delivered']),
      parcels: z.array(z.object({ orderId, parcel })).max(200).optional(),
      boxesChecked: z.array(orderId).max(200).default([]),
    }),
    largestBody: LARGE_BODY,
    reply: z.object({
      results: z.array(z.object({ orderId: z.string(), moved: z.boolean(), code: z.string().nullable() })),
      /** The newest change of the log that it made: what `POST /api/staff/trail/undo` takes. */
      changeId,
    }),
  }),
  /** Before it is shipped; stock goes back and all that was paid is refunded (D-48). */
  'POST /api/staff/order/cancel': defineCall({
    caller: { staff: 'orders:refund' },
    audit: 'order',
    summary: 'Cancel an order',
    input: z.object({ orderId, reason: text(500).refine((reason) => reason.trim() !== '') }),
  }),
  /** The parcel comes back: stock returns, cash was never paid; a card is refunded in full, which asks for `orders:refund`. */
  'POST /api/staff/order/refuse': defineCall({
    caller: { staff: 'orders:ship' },
    audit: 'order',
    summary: 'A shipped parcel was refused at the door',
    input: z.object({ orderId }),
  }),
  /**
   * Until it is shipped. `from` is the address as it was read: fields that are the same in `to` are left alone, and one that
   * somebody else has changed is refused as `field_changed`. Tax documents keep the address that they were issued with.
   */
  'POST /api/staff/order/address': defineCall({
    caller: { staff: 'orders:edit' },
    audit: 'order',
    summary: 'Change where an order is delivered',
    input: z.object({
      orderId,
      from: addressInput,
      to: addressInput,
      /** Without it a cash order goes to no emirate where cash is not collected: refused as `address_without_cash`. */
      mayExceedLimits: z.boolean().default(false),
    }),
  }),
  /** Header `Idempotency-Key` makes a retry harmless (D-43). */
  'POST /api/staff/order/note': defineCall({
    caller: { staff: 'orders:pack' },
    audit: 'order',
    summary: 'Add a note to an order, for the staff or for the shopper',
    input: z.object({
      orderId,
      text: text(2000).refine((words) => words.trim() !== ''),
      /** The shopper reads it on the page of the order, and gets it by mail. */
      isForShopper: z.boolean().default(false),
      /** A piece is not on its shelf: Today asks for somebody until that is settled. */
      isPieceMissing: z.boolean().default(false),
    }),
  }),
  /** D-40: only legal moves; shipping and delivering ask for `orders:ship`. A delivered cash order is paid (D-48). */
  'POST /api/staff/order/move': defineCall({
    caller: { staff: 'orders:pack' },
    audit: 'order',
    summary: 'Move an order on its way to the shopper',
    input: z.object({
      orderId,
      to: z.enum(['Packing', 'Shipped', 'Delivered']),
      /** What a shipped order travels in; shoppers see it. */
      parcel: parcel.optional(),
      /** Without it an order that was changed after it was packed is not shipped: refused as `changed_since_packed`. */
      boxChecked: z.boolean().default(false),
    }),
    reply: z.object({ status: z.enum(ORDER_STATUSES), payment: z.boolean() }),
  }),
  /**
   * The order is on its way again, and the cash and the invoice of the delivery are taken back. Until the invoice was opened
   * or downloaded, the cash handed over, money refunded or a return requested: refused with the reason then.
   */
  'POST /api/staff/order/undo-delivery': defineCall({
    caller: { staff: 'orders:ship' },
    audit: 'order',
    summary: 'Undo the delivery of an order',
    input: z.object({ orderId }),
  }),
  /** For a parcel that was shipped without them, or with a wrong number; the page of the order follows, no mail is sent. */
  'POST /api/staff/order/parcel': defineCall({
    caller: { staff: 'orders:ship' },
    audit: 'order',
    summary: 'Say or correct what a shipped order travels in',
    input: z.object({ orderId, parcel }),
  }),
  /** Mails the shopper, with what is to be paid at the door; once a day in Dubai, so that a second attempt is told of too. */
  'POST /api/staff/order/out-for-delivery': defineCall({
    caller: { staff: 'orders:ship' },
    audit: 'order',
    summary: 'The courier has set out with a shipped parcel',
    input: z.object({ orderId }),
  }),
  /** Orders with much cash to pay and an unconfirmed phone wait for this, or for the shopper's code. */
  'POST /api/staff/order/approve': defineCall({
    caller: { staff: 'orders:refund' },
    audit: 'order',
    summary: 'Let an order be packed that waits for a review',
    input: z.object({ orderId }),
    reply: messageOnly,
  }),
  /**
   * D-48: refunds units of lines, by their place in the order, and what delivery has cost, or an amount in AED; never more
   * than is left of what was paid. `restock` puts the units back on the shelf, as far as the order has taken them. Cards are
   * refunded through the provider, what store credit has paid as store credit; `to: 'credit'` gives all of it as store
   * credit. Without `email` the shopper gets no mail about it, neither now nor when the money has arrived. What
   * goes back in cash waits at the cash desk, unless it was `paidBack` already, which asks for `cash:remit` as well. Header
   * `Idempotency-Key` makes a retry harmless (D-43).
   */
  'POST /api/staff/order/refund': defineCall({
    caller: { staff: 'orders:refund' },
    audit: 'order',
    summary: 'Refund a part of what was paid for an order, or all of it',
    input: z.object({
      orderId,
      lines: z
        .array(z.object({ position: z.number().int().min(0), quantity, restock: z.boolean().default(false) }))
        .max(500)
        .optional(),
      /** Also what delivery and express have cost, less what of it was refunded. */
      delivery: z.boolean().default(false),
      amount: amountInFils.optional(),
      to: z.enum(REFUND_DESTINATIONS).default('original'),
      email: z.boolean().default(true),
      paidBack: z.boolean().default(false),
      reason: text(500).refine((reason) => reason.trim() !== ''),
    }),
    largestBody: LARGE_BODY,
    reply: z.object({ refundId: z.string(), amount: z.number(), left: z.number() }),
  }),
}
