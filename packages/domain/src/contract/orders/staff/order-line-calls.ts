import { z } from 'zod'
import { LONGEST_SKU } from '#catalogue/product'
import { defineCall, LARGE_BODY } from '#contract/call'
import { orderedItem } from '#contract/cart/cart-calls'
import { amountInFils, quantity, text } from '#contract/fields'

const fils = z.number().int()
const position = z.number().int().min(0)

const editedLines = {
  orderId: text(100),
  /** The lines when they were read. Refused with `field_changed` if they have changed since. */
  from: z.array(z.object({ position, sku: text(LONGEST_SKU), quantity: z.number().int() })).max(500),
  /** Remaining lines. Lines that are not listed are removed. */
  remaining: z.array(z.object({ position, quantity })).max(500),
  added: z.array(orderedItem).max(500),
}

/** Changes the lines of an unshipped order. Remaining lines keep their price, new ones get the current price. */
export const staffOrderLineCalls = {
  /** Calculates the result of `POST /api/staff/order/lines`. Changes nothing. */
  'POST /api/staff/order/lines/quote': defineCall({
    caller: { staff: 'orders:edit' },
    audit: null,
    summary: 'Retrieve the total of an order with other items',
    input: z.object(editedLines),
    largestBody: LARGE_BODY,
    reply: z.object({
      subtotal: fils,
      discounted: fils,
      delivery: fils,
      express: fils,
      cashFee: fils,
      coupon: fils,
      amount: fils,
      /** Current amount. */
      before: fils,
      /** Price of each line: the remaining ones, then the added ones. */
      lines: z.array(z.object({ paid: fils })),
      /** The goods fall below the minimum of the order's code. */
      losesCode: z.boolean(),
    }),
  }),
  /**
   * Card orders get the difference refunded; a larger total is refused with `total_grows`. For cash orders the courier
   * collects the new total. Refused with `order_stays` once shipped, and with `lines_refunded` after a refund of a
   * line.
   */
  'POST /api/staff/order/lines': defineCall({
    caller: { staff: 'orders:edit' },
    audit: 'order',
    summary: 'Edit the items of an order before it ships',
    input: z.object({ ...editedLines, amount: amountInFils, reason: text(500) }),
    largestBody: LARGE_BODY,
    reply: z.object({ amount: fils, refunded: fils }),
  }),
}
