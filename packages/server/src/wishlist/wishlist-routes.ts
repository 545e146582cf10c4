import type { Answers } from '#http/api'
import { addWish } from '#wishlist/add-wish'
import { getWishes } from '#wishlist/get-wishes'
import { removeWish } from '#wishlist/remove-wish'

export const wishlistRoutes = {
  'POST /api/wishlist/add': addWish,
  'POST /api/wishlist/get': getWishes,
  'POST /api/wishlist/remove': removeWish,
} satisfies Answers
