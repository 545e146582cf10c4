import { checkDiscount } from '#discounts/check-discount'
import { discountLinkRoute } from '#discounts/discount-link-route'
import { changeCode, createCode } from '#discounts/staff/change-code'
import { findArticles } from '#discounts/staff/find-articles'
import { listCodes } from '#discounts/staff/list-codes'
import { defineModule } from '#modules/define-module'

export const discountsModule = defineModule({
  name: 'discounts',
  calls: {
    'POST /api/discount/check': checkDiscount,
    'GET /api/staff/codes': listCodes,
    'POST /api/staff/codes/articles': findArticles,
    'POST /api/staff/codes/create': createCode,
    'POST /api/staff/codes/change': changeCode,
  },
  http: ({ app }) => discountLinkRoute(app),
})
