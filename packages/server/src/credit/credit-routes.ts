import { redeemGiftCard } from '#credit/gift-cards/redeem-gift-card'
import { showCredit } from '#credit/show-credit'
import type { Api } from '#http/api'

export function creditRoutes(api: Api): void {
  api.answer('POST /api/credit/show', showCredit)
  api.answer('POST /api/gift-card/redeem', redeemGiftCard)
}
