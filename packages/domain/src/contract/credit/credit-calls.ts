import { z } from 'zod'
import { defineCall } from '#contract/call'
import { digits, messageOnly } from '#contract/fields'
import { CREDIT_REASONS } from '#orders/credit/store-credit'

const aed = z.number()

/** A change of the balance; amounts in AED, negative when it was spent, times in epoch milliseconds. */
const entry = z.object({
  at: z.number().int(),
  reason: z.enum(CREDIT_REASONS),
  amount: aed,
  /** What there was after it. */
  balance: aed,
  /** Of the order or the refund of an order that it is about. */
  orderNumber: z.string().nullable(),
  /** In words of the staff. */
  note: z.string().nullable(),
})
export type WireCreditEntry = z.infer<typeof entry>

/** Store credit of the account, and gift cards that become it. */
export const creditCalls = {
  /**
   * The newest entry first, a hundred at most; amounts in AED. `available` is what a new order may take: with what an
   * unpaid order holds, which gives it back as another is placed.
   */
  'POST /api/credit/show': defineCall({
    caller: 'shopper',
    summary: 'The store credit of this account with its entries',
    input: z.object({}),
    reply: z.object({ balance: aed, available: aed, entries: z.array(entry) }),
  }),
  /** Once, and altogether. Refused with `gift_card_unknown`, `gift_card_used` or `gift_card_ended`. */
  'POST /api/gift-card/redeem': defineCall({
    caller: 'shopper',
    summary: 'Turn a gift card into store credit',
    input: z.object({ code: digits(100) }),
    reply: messageOnly.extend({ amount: aed, balance: aed }),
  }),
}
