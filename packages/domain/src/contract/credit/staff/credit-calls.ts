import { z } from 'zod'
import { defineCall } from '#contract/call'
import { amountInFils, identifier, search, text } from '#contract/fields'
import { LANGUAGES } from '#i18n/languages'
import { CREDIT_REASONS } from '#orders/credit/store-credit'

const fils = z.number().int()
const moment = z.number().int()
const shopperId = text(64)

/** A change of the balance of a shopper; amounts in fils, times in epoch milliseconds. */
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

/** What became of a gift card. */
export const GIFT_CARD_STATUSES = ['open', 'redeemed', 'withdrawn', 'ended'] as const

const giftCard = z.object({
  id: z.string(),
  /** The last four characters of its code; empty before there is one. */
  hint: z.string(),
  value: fils,
  status: z.enum(GIFT_CARD_STATUSES),
  createdAt: moment,
  expiresAt: moment,
  actor: z.string(),
  /** Where its code is mailed to; empty when it was handed over. */
  recipient: z.string(),
  /** Who has redeemed it. */
  shopper: z.object({ id: z.string(), name: z.string() }).nullable(),
})
export type GiftCard = z.infer<typeof giftCard>

/** Store credit of shoppers, and gift cards. */
export const staffCreditCalls = {
  /** The newest entry first, two hundred at most. */
  'GET /api/staff/shopper/credit': defineCall({
    caller: { staff: 'shoppers:read' },
    summary: 'The store credit of a shopper with its entries',
    input: z.object({ shopperId }),
    reply: account,
  }),
  /** In AED; the shopper reads the reason. Never below nothing. Header `Idempotency-Key` makes a retry harmless (D-43). */
  'POST /api/staff/shopper/credit/change': defineCall({
    caller: { staff: 'credit:write' },
    audit: 'shopper',
    summary: 'Give store credit to a shopper, or take it back',
    input: z.object({
      shopperId,
      direction: z.enum(['give', 'take']),
      amount: amountInFils,
      reason: text(300).refine((reason) => reason.trim() !== ''),
    }),
    reply: z.object({ balance: fils }),
  }),
  /**
   * The newest first, two hundred at most. `q` is the end of a code, or any part of the recipient or of who redeemed it.
   */
  'GET /api/staff/gift-cards': defineCall({
    caller: { staff: 'credit:write' },
    summary: 'Gift cards and what became of them',
    input: z.object({ q: search.optional() }),
    reply: z.object({ giftCards: z.array(giftCard) }),
  }),
  /**
   * In AED. With a recipient the code is mailed and shown to nobody else; without one it is answered, this once.
   * Header `Idempotency-Key` makes a retry harmless (D-43): it answers no code.
   */
  'POST /api/staff/gift-card/create': defineCall({
    caller: { staff: 'credit:write' },
    audit: 'gift card',
    summary: 'Make a gift card',
    input: z.object({
      value: amountInFils,
      recipient: identifier(254).optional(),
      /** Of the mail. */
      language: z.enum(LANGUAGES),
    }),
    reply: z.object({ giftCardId: z.string(), code: z.string().nullable() }),
  }),
  'POST /api/staff/gift-card/withdraw': defineCall({
    caller: { staff: 'credit:write' },
    audit: 'gift card',
    summary: 'Take back a gift card that was not redeemed',
    input: z.object({ giftCardId: text(64) }),
  }),
}
