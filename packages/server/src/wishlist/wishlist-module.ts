import { defineModule } from '#modules/define-module'
import { addWish } from '#wishlist/add-wish'
import { getWishes } from '#wishlist/get-wishes'
import { removeWish } from '#wishlist/remove-wish'

export const wishlistModule = defineModule({
  name: 'wishlist',
  calls: {
    'POST /api/wishlist/add': addWish,
    'POST /api/wishlist/get': getWishes,
    'POST /api/wishlist/remove': removeWish,
  },
})
