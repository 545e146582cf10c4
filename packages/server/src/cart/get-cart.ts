import { storedCart } from '#cart/stored-cart'
import type { Operation } from '#http/perform-call'

/** API-16 to API-19. */
export const getCart: Operation<'POST /api/cart/get'> = async (shop, caller) => ({
  cartData: await storedCart(shop, caller.id),
})
