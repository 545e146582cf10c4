import { GIFT_CARD_EMAILS } from '#credit/gift-cards/gift-card-emails'
import { redeemGiftCard } from '#credit/gift-cards/redeem-gift-card'
import { showCredit } from '#credit/show-credit'
import { changeCredit } from '#credit/staff/change-credit'
import { createGiftCard, listGiftCards, withdrawGiftCard } from '#credit/staff/gift-cards'
import { seeCredit } from '#credit/staff/see-credit'
import { defineModule } from '#modules/define-module'

export const creditModule = defineModule({
  name: 'credit',
  calls: {
    'POST /api/credit/show': showCredit,
    'POST /api/gift-card/redeem': redeemGiftCard,
    'GET /api/staff/customer/credit': seeCredit,
    'POST /api/staff/customer/credit/change': changeCredit,
    'GET /api/staff/gift-cards': listGiftCards,
    'POST /api/staff/gift-card/create': createGiftCard,
    'POST /api/staff/gift-card/withdraw': withdrawGiftCard,
  },
  emails: GIFT_CARD_EMAILS,
})
