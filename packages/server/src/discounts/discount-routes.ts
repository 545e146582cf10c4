import { checkDiscount } from '#discounts/check-discount'
import type { Answers } from '#http/api'

export const discountRoutes = {
  'POST /api/discount/check': checkDiscount,
} satisfies Answers
