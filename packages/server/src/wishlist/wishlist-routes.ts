import type { Api } from '#http/api'
import { addWish } from '#wishlist/add-wish'
import { getWishes } from '#wishlist/get-wishes'
import { removeWish } from '#wishlist/remove-wish'

export function wishlistRoutes(api: Api): void {
  api.answer('POST /api/wishlist/add', addWish)
  api.answer('POST /api/wishlist/get', getWishes)
  api.answer('POST /api/wishlist/remove', removeWish)
}
