import { addToCart } from '#cart/add-to-cart'
import { getCart } from '#cart/get-cart'
import { mergeCart } from '#cart/merge-cart'
import { updateCart } from '#cart/update-cart'
import type { Api } from '#http/api'

/** `POST /api/cart/deduct-stock` asks about orders and is answered there. */
export function cartRoutes(api: Api): void {
  api.answer('POST /api/cart/add', addToCart)
  api.answer('POST /api/cart/update', updateCart)
  api.answer('POST /api/cart/get', getCart)
  api.answer('POST /api/cart/merge', mergeCart)
}
