import { z } from 'zod'
import { defineCall } from '#contract/call'
import { ignoredUserId, messageOnly, productId, quantity, size } from '#contract/fields'

/**
 * An item of the wishlist (DATA-23). `price` is the displayed price in AED (D-25), `originalPrice` and `discount` are
 * those of a card (CARD-12, CARD-16).
 */
const wished = z.object({
  id: z.string(),
  title: z.string(),
  price: z.number(),
  /** The sizes have different prices and `price` is the lowest (D-69). */
  from: z.literal(true).optional(),
  originalPrice: z.number(),
  discount: z.number(),
  flashsale: z.boolean(),
  image: z.string().nullable(),
  category: z.string(),
})

export const wishlistCalls = {
  /** API-28 to API-30. Sets the quantity of that size (D-25). */
  'POST /api/wishlist/add': defineCall({
    caller: 'customer',
    summary: 'Add a product in a size to the wishlist',
    input: z.object({ itemId: productId, size, quantity }),
    reply: messageOnly,
  }),
  /** API-31 to API-34. Always returns both shapes (D-25). */
  'POST /api/wishlist/get': defineCall({
    caller: 'customer',
    summary: 'Retrieve the wishlist',
    input: z.object({ userId: ignoredUserId }),
    reply: z.object({
      message: z.string(),
      wishData: z.record(z.string(), z.record(z.string(), z.number().int())),
      wishlistData: z.array(wished),
    }),
  }),
  /** API-35 to API-38. Removes all sizes of the product (D-25). */
  'POST /api/wishlist/remove': defineCall({
    caller: 'customer',
    summary: 'Remove a product from the wishlist',
    input: z.object({ userId: ignoredUserId, itemId: productId }),
    reply: messageOnly,
  }),
}
