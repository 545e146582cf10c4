import { redeemGiftCard } from '#credit/gift-cards/redeem-gift-card'
import { showCredit } from '#credit/show-credit'
import type { Answers } from '#http/api'

export const creditRoutes = {
  'POST /api/credit/show': showCredit,
  'POST /api/gift-card/redeem': redeemGiftCard,
} satisfies Answers
