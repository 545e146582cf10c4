import { addToCart } from '#cart/add-to-cart'
import { getCart } from '#cart/get-cart'
import { mergeCart } from '#cart/merge-cart'
import { updateCart } from '#cart/update-cart'
import type { Answers } from '#http/api'

/** `POST /api/cart/deduct-stock` asks about orders and is answered there. */
export const cartRoutes = {
  'POST /api/cart/add': addToCart,
  'POST /api/cart/update': updateCart,
  'POST /api/cart/get': getCart,
  'POST /api/cart/merge': mergeCart,
} satisfies Answers
