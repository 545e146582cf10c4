import { compareCash } from '#cash-on-delivery/compare-cash'
import { payBack } from '#cash-on-delivery/pay-back'
import { remitCash } from '#cash-on-delivery/remit-cash'
import { seeCash, seeRemittance } from '#cash-on-delivery/see-cash'
import { defineModule } from '#modules/define-module'

export const cashOnDeliveryModule = defineModule({
  name: 'cash-on-delivery',
  calls: {
    'GET /api/staff/cash': seeCash,
    'GET /api/staff/cash/remittance': seeRemittance,
    'POST /api/staff/cash/compare': compareCash,
    'POST /api/staff/cash/remit': remitCash,
    'POST /api/staff/cash/pay-back': payBack,
  },
})
