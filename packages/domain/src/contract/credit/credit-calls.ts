import { z } from 'zod'
import { defineCall } from '#contract/call'
import { digits, messageOnly } from '#contract/fields'
import { CREDIT_REASONS } from '#orders/credit/store-credit'

const aed = z.number()

/** A change of the balance. Amounts in AED, negative when spent; times in epoch milliseconds. */
const entry = z.object({
  at: z.number().int(),
  reason: z.enum(CREDIT_REASONS),
  amount: aed,
  /** Balance after the change. */
  balance: aed,
  /** Null if the change belongs to no order or refund. */
  orderNumber: z.string().nullable(),
  /** Written by the staff. */
  note: z.string().nullable(),
})
export type WireCreditEntry = z.infer<typeof entry>

export const creditCalls = {
  /**
   * Newest entry first, at most a hundred; amounts in AED. `available` is the credit for a new order. It includes the
   * credit of an unpaid order, which gives it back when another order is placed.
   */
  'POST /api/credit/show': defineCall({
    caller: 'customer',
    summary: 'Retrieve the store credit of this account with its entries',
    input: z.object({}),
    reply: z.object({ balance: aed, available: aed, entries: z.array(entry) }),
  }),
  /** Redeems the full value, once. Refused with `gift_card_unknown`, `gift_card_used` or `gift_card_ended`. */
  'POST /api/gift-card/redeem': defineCall({
    caller: 'customer',
    summary: 'Redeem a gift card as store credit',
    input: z.object({ code: digits(100) }),
    reply: messageOnly.extend({ amount: aed, balance: aed }),
  }),
}
