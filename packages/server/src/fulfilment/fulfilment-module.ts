import { seePacking } from '#fulfilment/see-packing'
import { defineModule } from '#modules/define-module'

export const fulfilmentModule = defineModule({
  name: 'fulfilment',
  calls: {
    'GET /api/staff/packing': seePacking,
  },
})
