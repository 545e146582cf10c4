import { z } from 'zod'
import { defineCall } from '#contract/call'
import { amountInFils, identifier, search, text } from '#contract/fields'
import { LANGUAGES } from '#i18n/languages'
import { CREDIT_REASONS } from '#orders/credit/store-credit'

const fils = z.number().int()
const moment = z.number().int()
const customerId = text(64)

/** A change of a customer's balance. Amounts in fils, times in epoch milliseconds. */
const entry = z.object({
  id: z.number().int(),
  at: moment,
  reason: z.enum(CREDIT_REASONS),
  amount: fils,
  balance: fils,
  actor: z.string(),
  actorName: z.string(),
  note: z.string().nullable(),
  order: z.object({ id: z.string(), number: z.number().int() }).nullable(),
})
export type CreditEntry = z.infer<typeof entry>
const account = z.object({ balance: fils, entries: z.array(entry) })

export const GIFT_CARD_STATUSES = ['open', 'redeemed', 'withdrawn', 'ended'] as const

const giftCard = z.object({
  id: z.string(),
  /** Last four characters of the code, empty before a code exists. */
  hint: z.string(),
  value: fils,
  status: z.enum(GIFT_CARD_STATUSES),
  createdAt: moment,
  expiresAt: moment,
  actor: z.string(),
  /** Email that gets the code, empty if the card was handed over. */
  recipient: z.string(),
  /** The customer who redeemed it. */
  customer: z.object({ id: z.string(), name: z.string() }).nullable(),
})
export type GiftCard = z.infer<typeof giftCard>

export const staffCreditCalls = {
  /** Newest entry first, at most two hundred. */
  'GET /api/staff/customer/credit': defineCall({
    caller: { staff: 'customers:read' },
    summary: 'Retrieve the store credit of a customer with its entries',
    input: z.object({ customerId }),
    reply: account,
  }),
  /**
   * In AED. The customer sees the reason. The balance never falls below 0. The header `Idempotency-Key` makes a retry
   * safe (D-43).
   */
  'POST /api/staff/customer/credit/change': defineCall({
    caller: { staff: 'credit:write' },
    audit: 'customer',
    summary: 'Add store credit to a customer, or deduct it',
    input: z.object({
      customerId,
      direction: z.enum(['give', 'take']),
      amount: amountInFils,
      reason: text(300).refine((reason) => reason.trim() !== ''),
    }),
    reply: z.object({ balance: fils }),
  }),
  /**
   * Newest first, at most two hundred. `q` matches the end of a code, or any part of the recipient or of the customer
   * who redeemed it.
   */
  'GET /api/staff/gift-cards': defineCall({
    caller: { staff: 'credit:write' },
    summary: 'List gift cards',
    input: z.object({ q: search.optional() }),
    reply: z.object({ giftCards: z.array(giftCard) }),
  }),
  /**
   * In AED. With a recipient, only the email contains the code. Without one, the reply contains it, this one time. The
   * header `Idempotency-Key` makes a retry safe (D-43); the reply to a retry has no code.
   */
  'POST /api/staff/gift-card/create': defineCall({
    caller: { staff: 'credit:write' },
    audit: 'gift card',
    summary: 'Create a gift card',
    input: z.object({
      value: amountInFils,
      recipient: identifier(254).optional(),
      /** Language of the email. */
      language: z.enum(LANGUAGES),
    }),
    reply: z.object({ giftCardId: z.string(), code: z.string().nullable() }),
  }),
  'POST /api/staff/gift-card/withdraw': defineCall({
    caller: { staff: 'credit:write' },
    audit: 'gift card',
    summary: 'Withdraw a gift card that was not redeemed',
    input: z.object({ giftCardId: text(64) }),
  }),
}
