import { checkDiscount } from '#discounts/check-discount'
import type { Api } from '#http/api'

export function discountRoutes(api: Api): void {
  api.answer('POST /api/discount/check', checkDiscount)
}
