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

/** Filters of the list. All except the view are optional. */
export const orderFilters = {
  view: z.enum(ORDER_VIEWS).default('all'),
  q: search.optional(),
  region: text(60).optional(),
  payment: z.enum(PAYMENT_METHODS).optional(),
  express: z.enum(['yes', 'no']).optional(),
  /** Placed in the last `days` days, including today, or from `from` until `until`, both included. Days of Dubai. */
  days: z.enum(PLACED_DAYS).optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
}

/** Carrier name and tracking number, which may be empty. Without an address, that of a known carrier is used. */
const parcel = z.object({
  carrier: text(100),
  trackingNumber: identifier(100),
  trackingUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
})

export const staffOrderCalls = {
  /**
   * Newest first, 50 at a time. `q` matches any part of number, name, email, phone, tracking number, item or SKU.
   * `older` and `newer` are cursors of an earlier reply.
   */
  'GET /api/staff/orders': defineCall({
    caller: { staff: 'orders:read' },
    summary: 'List orders by view and search',
    input: z.object({
      ...orderFilters,
      /** Account id: the orders of one customer. */
      customer: text(64).optional(),
      older: text(64).optional(),
      newer: text(64).optional(),
    }),
    reply: z.object({
      orders: z.array(listedOrder),
      older: z.string().nullable(),
      newer: z.string().nullable(),
    }),
  }),
  /** Orders of the filters or of `orderIds`, newest first, at most 10,000. The activity log records the export. */
  'POST /api/staff/orders/export': defineCall({
    caller: { staff: 'orders:export' },
    audit: 'orders',
    summary: 'Export orders with addresses, amounts and parcels as CSV',
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
    summary: 'Count the orders in each view of open work',
    input: z.object({}),
    reply: z.object({
      to_pack: z.number().int(),
      to_ship: z.number().int(),
      on_the_way: z.number().int(),
      cash: z.number().int(),
      review: z.number().int(),
      /** Part of `to_ship`. */
      changed_since_packed: z.number().int(),
    }),
  }),
  /** Neighbours in a list, newest first; null at its ends. Also works for an order that has left the list. */
  'GET /api/staff/order/beside': defineCall({
    caller: { staff: 'orders:read' },
    summary: 'Retrieve the previous and next order of a list',
    input: z.object({ ...orderFilters, orderId }),
    reply: z.object({ previous: z.string().nullable(), next: z.string().nullable() }),
  }),
  'GET /api/staff/order': defineCall({
    caller: { staff: 'orders:read' },
    summary: 'Retrieve an order with its items, money, parcel, notes and timeline',
    input: z.object({ orderId }),
    reply: z.object({ order: wholeOrder }),
  }),
  /**
   * Each order is moved separately: a failure of one does not affect the others. `parcels` has the parcels of the
   * shipped orders, if known; `boxesChecked` works as `boxChecked` for one order.
   */
  'POST /api/staff/orders/move': defineCall({
    caller: { staff: 'orders:pack' },
    audit: 'order',
    summary: 'Move several orders to their next status, with a result for each',
    input: z.object({
      orderIds: z.array(orderId).max(200),
      to: z.enum(['Packing', 'Shipped', 'Delivered']),
      parcels: z.array(z.object({ orderId, parcel })).max(200).optional(),
      boxesChecked: z.array(orderId).max(200).default([]),
    }),
    largestBody: LARGE_BODY,
    reply: z.object({
      results: z.array(z.object({ orderId: z.string(), moved: z.boolean(), code: z.string().nullable() })),
      /** The newest log entry of this call, for `POST /api/staff/audit-log/undo`. */
      changeId,
    }),
  }),
  /** Only before it is shipped. The stock is returned and everything paid is refunded (D-48). */
  'POST /api/staff/order/cancel': defineCall({
    caller: { staff: 'orders:refund' },
    audit: 'order',
    summary: 'Cancel an order',
    input: z.object({ orderId, reason: text(500).refine((reason) => reason.trim() !== '') }),
  }),
  /**
   * The parcel comes back and the stock is returned. Cash was never paid; a card payment is refunded in full, which
   * requires `orders:refund`.
   */
  'POST /api/staff/order/refuse': defineCall({
    caller: { staff: 'orders:ship' },
    audit: 'order',
    summary: 'Mark a shipped parcel as refused',
    input: z.object({ orderId }),
  }),
  /**
   * Possible until it is shipped. `from` is the address when it was read. Fields that are equal in `to` stay; a field
   * that has changed since is refused with `field_changed`. Issued tax documents keep their address.
   */
  'POST /api/staff/order/address': defineCall({
    caller: { staff: 'orders:edit' },
    audit: 'order',
    summary: 'Change the delivery address of an order',
    input: z.object({
      orderId,
      from: addressInput,
      to: addressInput,
      /** Without it, a cash order to an emirate without cash on delivery is refused with `address_without_cash`. */
      mayExceedLimits: z.boolean().default(false),
    }),
  }),
  /** The header `Idempotency-Key` makes a retry safe (D-43). */
  'POST /api/staff/order/note': defineCall({
    caller: { staff: 'orders:pack' },
    audit: 'order',
    summary: 'Add a note to an order, for the team or for the customer',
    input: z.object({
      orderId,
      text: text(2000).refine((words) => words.trim() !== ''),
      /** The customer sees it on the order page and gets it by email. */
      isForCustomer: z.boolean().default(false),
      /** A unit is missing on its shelf. Home lists it until it is settled. */
      isItemMissing: z.boolean().default(false),
    }),
  }),
  /** D-40: allowed transitions only. Shipping and delivery require `orders:ship`. Delivery pays a cash order (D-48). */
  'POST /api/staff/order/move': defineCall({
    caller: { staff: 'orders:pack' },
    audit: 'order',
    summary: 'Move an order to its next status',
    input: z.object({
      orderId,
      to: z.enum(['Packing', 'Shipped', 'Delivered']),
      /** Parcel of a shipped order, visible to the customer. */
      parcel: parcel.optional(),
      /** Without it, shipping an order that was changed after packing is refused with `changed_since_packed`. */
      boxChecked: z.boolean().default(false),
    }),
    reply: z.object({ status: z.enum(ORDER_STATUSES), payment: z.boolean() }),
  }),
  /**
   * Moves the order back to shipped and cancels the cash payment and invoice of the delivery. Refused with the reason
   * once the invoice was opened or downloaded, the cash was handed over, money was refunded or a return was requested.
   */
  'POST /api/staff/order/undo-delivery': defineCall({
    caller: { staff: 'orders:ship' },
    audit: 'order',
    summary: 'Undo the delivery of an order',
    input: z.object({ orderId }),
  }),
  /** For a missing or wrong parcel. The order page shows the change; no email is sent. */
  'POST /api/staff/order/parcel': defineCall({
    caller: { staff: 'orders:ship' },
    audit: 'order',
    summary: 'Set or correct the parcel of a shipped order',
    input: z.object({ orderId, parcel }),
  }),
  /** Emails the customer the amount due, at most once per day of Dubai; a second attempt gets an email too. */
  'POST /api/staff/order/out-for-delivery': defineCall({
    caller: { staff: 'orders:ship' },
    audit: 'order',
    summary: 'Mark a shipped parcel as out for delivery',
    input: z.object({ orderId }),
  }),
  /** Orders with much cash to collect and an unconfirmed phone wait for this approval, or for the customer's code. */
  'POST /api/staff/order/approve': defineCall({
    caller: { staff: 'orders:refund' },
    audit: 'order',
    summary: 'Approve an order held for review',
    input: z.object({ orderId }),
    reply: messageOnly,
  }),
  /**
   * D-48: refunds units of lines (by their index in the order) and delivery costs, or an amount in AED, never more than
   * the remaining payment. `restock` returns the units to the stock, as far as the order took them. Card payments are
   * refunded through the provider and store credit as store credit; `to: 'credit'` refunds everything as store credit.
   * Without `email` the customer gets no email about it, neither now nor when the money has arrived. Cash is listed as
   * a cash refund due unless `paidBack`, which also requires `cash:remit`. The header `Idempotency-Key` makes a retry
   * safe (D-43).
   */
  'POST /api/staff/order/refund': defineCall({
    caller: { staff: 'orders:refund' },
    audit: 'order',
    summary: 'Refund an order, in full or in part',
    input: z.object({
      orderId,
      lines: z
        .array(z.object({ position: z.number().int().min(0), quantity, restock: z.boolean().default(false) }))
        .max(500)
        .optional(),
      /** Also refunds the remaining costs of delivery and express. */
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
