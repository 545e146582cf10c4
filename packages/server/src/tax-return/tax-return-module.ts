import { defineModule } from '#modules/define-module'
import { downloadTax, seeTax } from '#tax-return/see-tax'

export const taxReturnModule = defineModule({
  name: 'tax-return',
  calls: {
    'GET /api/staff/tax': seeTax,
    'GET /api/staff/tax/file': downloadTax,
  },
})
