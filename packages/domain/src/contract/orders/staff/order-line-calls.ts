import { z } from 'zod'
import { LONGEST_SKU } from '#catalogue/product'
import { defineCall, LARGE_BODY } from '#contract/call'
import { orderedItem } from '#contract/cart/cart-calls'
import { amountInFils, quantity, text } from '#contract/fields'

const fils = z.number().int()
const position = z.number().int().min(0)

const wanted = {
  orderId: text(100),
  /** The lines as they were read; others by now are refused as `field_changed`. */
  from: z.array(z.object({ position, sku: text(LONGEST_SKU), quantity: z.number().int() })).max(500),
  /** Lines that stay; those that are not named are removed. */
  kept: z.array(z.object({ position, quantity })).max(500),
  added: z.array(orderedItem).max(500),
}

/** Other lines for an order that is not shipped. Lines that stay keep their price, new ones cost what they cost now. */
export const staffOrderLineCalls = {
  /** What `POST /api/staff/order/lines` would come to; changes nothing. */
  'POST /api/staff/order/lines/quote': defineCall({
    caller: { staff: 'orders:edit' },
    audit: null,
    summary: 'What an order would cost with other lines',
    input: z.object(wanted),
    largestBody: LARGE_BODY,
    reply: z.object({
      subtotal: fils,
      discounted: fils,
      delivery: fils,
      express: fils,
      cashFee: fils,
      coupon: fils,
      amount: fils,
      /** What it costs before. */
      before: fils,
      /** What each line costs: those that stay, then the added ones. */
      lines: z.array(z.object({ paid: fils })),
      /** The goods are below what the code of the order asks for. */
      losesCode: z.boolean(),
    }),
  }),
  /**
   * Of a card order the difference is refunded; a larger total is refused as `total_grows`. Of a cash order the courier
   * collects the new total. Refused as `order_stays` once it is shipped, as `lines_refunded` when a line was refunded before.
   */
  'POST /api/staff/order/lines': defineCall({
    caller: { staff: 'orders:edit' },
    audit: 'order',
    summary: 'Add, remove and change lines of an order before it is shipped',
    input: z.object({ ...wanted, amount: amountInFils, reason: text(500) }),
    largestBody: LARGE_BODY,
    reply: z.object({ amount: fils, refunded: fils }),
  }),
}
