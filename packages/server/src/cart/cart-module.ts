import { addToCart } from '#cart/add-to-cart'
import { CLEANING_JOBS } from '#cart/cleaning-jobs'
import { getCart } from '#cart/get-cart'
import { mergeCart } from '#cart/merge-cart'
import { updateCart } from '#cart/update-cart'
import { defineModule } from '#modules/define-module'

export const cartModule = defineModule({
  name: 'cart',
  calls: {
    'POST /api/cart/add': addToCart,
    'POST /api/cart/update': updateCart,
    'POST /api/cart/get': getCart,
    'POST /api/cart/merge': mergeCart,
  },
  jobs: CLEANING_JOBS,
})
