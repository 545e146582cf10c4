import { GIFT_CARD_WAITS } from '@little-dunes/domain/accounts/attempt-waits'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { aedFromFils } from '@little-dunes/domain/money'
import { countAttempt, forgiveAttempt } from '#accounts/sign-in/count-attempt'
import { refuseWithRetryAfter } from '#accounts/sign-in/limit-sign-in'
import { addCreditEntry } from '#credit/add-credit-entry'
import { readCreditBalance } from '#credit/credit-balance'
import { lockGiftCardByCode } from '#credit/gift-cards/gift-card-codes'
import { giftCardEntries } from '#credit/gift-cards/gift-card-tables'
import { inTransaction } from '#database/in-transaction'
import { toNetwork } from '#http/limits/to-network'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'

/**
 * Turns the whole balance of a gift card into the caller's store credit, once. Rate limits prevent guessing of codes.
 */
export const redeemGiftCard: Operation<'POST /api/gift-card/redeem'> = async (
  shop,
  caller,
  { code },
  context,
) => {
  const keys = [
    { key: `gift card by ${caller.id}`, rule: GIFT_CARD_WAITS.account },
    { key: `gift card from ${toNetwork(context.address)}`, rule: GIFT_CARD_WAITS.network },
  ]
  const wait = shop.limitsAttempts ? await countAttempt(shop, keys) : 0
  if (wait > 0) return refuseWithRetryAfter(wait, context)
  const redeemed = await inTransaction(shop, (tx) => redeem(tx, caller.id, code))
  if (!isRefusal(redeemed) && shop.limitsAttempts) await forgiveAttempt(shop, keys, [])
  return redeemed
}

async function redeem(tx: Shop, userId: string, code: string): Promise<Redeemed | Refusal> {
  const card = await lockGiftCardByCode(tx, code)
  if (!card) return refuse('gift_card_unknown')
  if (card.balance === 0) return refuse('gift_card_used')
  if (card.expiresAt <= tx.now()) return refuse('gift_card_ended')
  const { id: giftCardId, balance: amount } = card
  const [at, actor] = [tx.now(), 'customer']
  await tx.db
    .insert(giftCardEntries)
    .values({ giftCardId, at, reason: 'redeemed', amount: -amount, actor, userId })
  await addCreditEntry(tx, { userId, reason: 'gift_card', amount, actor, giftCardId })
  const balance = aedFromFils(await readCreditBalance(tx, userId))
  return { textKey: 'gift_card_redeemed', amount: aedFromFils(amount), balance }
}

interface Redeemed {
  textKey: 'gift_card_redeemed'
  amount: number
  balance: number
}
