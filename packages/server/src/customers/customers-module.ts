import { addShopperNote, noteDeletionRequest, signOutShopper } from '#customers/change-shopper'
import { countShoppers } from '#customers/count-shoppers'
import { eraseShopper } from '#customers/erase-shopper'
import { exportShopper } from '#customers/export-shopper'
import { exportShoppers } from '#customers/export-shoppers'
import { listShoppers } from '#customers/list-shoppers'
import { seeShopper } from '#customers/see-shopper'
import { defineModule } from '#modules/define-module'

export const customersModule = defineModule({
  name: 'customers',
  calls: {
    'GET /api/staff/shoppers': listShoppers,
    'GET /api/staff/shoppers/counts': countShoppers,
    'POST /api/staff/shoppers/export': exportShoppers,
    'GET /api/staff/shopper': seeShopper,
    'POST /api/staff/shopper/note': addShopperNote,
    'POST /api/staff/shopper/sign-out': signOutShopper,
    'POST /api/staff/shopper/export': exportShopper,
    'POST /api/staff/shopper/deletion': noteDeletionRequest,
    'POST /api/staff/shopper/erase': eraseShopper,
  },
})
