import { z } from 'zod'
import { ORDER_STATUSES } from '#orders/order-lifecycle'
import { defineCall } from '../call.ts'
import { amountInFils, messageOnly, quantity, success, text } from '../fields.ts'

/** What becomes of an order after it was placed. */
export const staffOrderCalls = {
  /** D-40: only legal moves; shipping and delivering ask for `orders:ship`. A delivered cash order is paid (D-48). */
  'POST /api/staff/order/move': defineCall({
    caller: { staff: 'orders:pack' },
    summary: 'Move an order on its way to the shopper',
    input: z.object({
      orderId: text(100),
      to: z.enum(['Packing', 'Shipped', 'Delivered']),
      /** What a shipped order travels in; shoppers see it. */
      parcel: z
        .object({
          carrier: text(100),
          trackingNumber: text(100),
          trackingUrl: z
            .url({ protocol: /^https?$/ })
            .max(500)
            .optional(),
        })
        .optional(),
    }),
    reply: z.object({ success, status: z.enum(ORDER_STATUSES), payment: z.boolean() }),
  }),
  /** Orders with much cash to pay and an unconfirmed phone wait for this, or for the shopper's code. */
  'POST /api/staff/order/approve': defineCall({
    caller: { staff: 'orders:refund' },
    summary: 'Let an order be packed that waits for a review',
    input: z.object({ orderId: text(100) }),
    reply: messageOnly,
  }),
  /**
   * D-48: gives back units of lines, by their place in the order, or an amount in AED; never more than is left of what
   * was paid. Cards are refunded through the provider. Header `Idempotency-Key` makes a retry harmless (D-43).
   */
  'POST /api/staff/order/refund': defineCall({
    caller: { staff: 'orders:refund' },
    summary: 'Give back a part of what was paid for an order, or all of it',
    input: z.object({
      orderId: text(100),
      lines: z
        .array(z.object({ position: z.number().int().min(0), quantity }))
        .max(500)
        .optional(),
      amount: amountInFils.optional(),
      reason: text(500).refine((reason) => reason.trim() !== ''),
    }),
    reply: z.object({ success, refundId: z.string(), amount: z.number(), left: z.number() }),
  }),
}
