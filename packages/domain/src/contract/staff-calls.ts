import { z } from 'zod'
import { ORDER_STATUSES } from '#order-lifecycle'
import { defineCall } from './call.ts'
import { success, text } from './fields.ts'

/** Calls of the staff: their sessions are their own, a shopper's token counts for nothing here (D-68). */
export const staffCalls = {
  /** D-40: only legal moves; shipping and delivering ask for `orders:ship`. A delivered cash order is paid (D-48). */
  'POST /api/staff/order/move': defineCall({
    caller: { staff: 'orders:pack' },
    summary: 'Move an order on its way to the shopper',
    input: z.object({ orderId: text(100), to: z.enum(['Packing', 'Shipped', 'Delivered']) }),
    reply: z.object({ success, status: z.enum(ORDER_STATUSES), payment: z.boolean() }),
  }),
}
