import { z } from 'zod'
import { defineCall, LARGE_BODY } from '#contract/call'
import { colorName, ignoredUserId, messageOnly, productId, quantity, size, text } from '#contract/fields'

const entry = z.object({ quantity: z.number().int(), size: z.string(), colorName: z.string() })
const cartData = z.record(z.string(), z.record(z.string(), entry))
const line = z.object({
  itemId: z.string(),
  size: z.string(),
  colorName: z.string(),
  quantity: z.number().int(),
})

const change = z.object({ userId: ignoredUserId, itemId: productId, size, quantity, colorName })
const cartReply = z.object({ message: z.string(), cartData })

/** A line of an order request. Other product fields are ignored (D-06). */
export const orderedItem = z.object({ itemId: productId, size, quantity, colorName })

export const cartCalls = {
  /** API-10 to API-12. Adds to an existing line (D-21). The header `Idempotency-Key` makes a retry safe. */
  'POST /api/cart/add': defineCall({
    caller: 'customer',
    summary: 'Add a product, size and colour to the cart',
    input: change,
    reply: cartReply,
  }),
  /** API-13 to API-15. Removes the line at 0 or less (D-23). Refused with 409 for a colour without a line (D-20). */
  'POST /api/cart/update': defineCall({
    caller: 'customer',
    summary: 'Set the quantity of a cart line',
    input: change,
    reply: cartReply,
  }),
  /** API-16 to API-19. */
  'POST /api/cart/get': defineCall({
    caller: 'customer',
    summary: 'Retrieve the cart',
    input: z.object({ userId: ignoredUserId }),
    reply: z.object({ cartData }),
  }),
  /** API-20 to API-23, D-21. The guest cart is a map or a list of lines. */
  'POST /api/cart/merge': defineCall({
    caller: 'customer',
    summary: "Merge a guest cart into the account's cart",
    input: z.object({
      guestCart: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]),
      mergeId: text(100).optional(),
    }),
    largestBody: LARGE_BODY,
    reply: cartReply.extend({ dropped: z.array(line), capped: z.array(line) }),
  }),
  /** API-24 to API-27, D-42. */
  'POST /api/cart/deduct-stock': defineCall({
    caller: 'customer',
    guests: true,
    summary: 'Confirm the stock taken by your order',
    input: z.object({ items: z.array(orderedItem).max(500) }),
    largestBody: LARGE_BODY,
    reply: messageOnly,
  }),
}
