import { dropInvisible } from '#drop-invisible'
import { DUBAI_OFFSET } from '#durations'

/** Letters and digits that nobody mistakes for each other (Crockford's Base32). */
export const GIFT_CARD_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Of 32 characters each: 80 bits, which nobody guesses. */
export const GIFT_CARD_CODE_LENGTH = 16

/** The least and the most that a gift card, or credit given by the staff, is worth; in fils. */
export const LEAST_CREDIT = 1_00
export const MOST_CREDIT = 5_000_00

/** How long a gift card can be redeemed. The credit that it becomes does not end. */
export const GIFT_CARD_MONTHS = 24

/** The end of the day in Dubai, so many months after a gift card was made. */
export function giftCardExpiry(createdAt: Date): Date {
  const inDubai = new Date(createdAt.getTime() + DUBAI_OFFSET)
  const [year, month] = [inDubai.getUTCFullYear(), inDubai.getUTCMonth() + GIFT_CARD_MONTHS]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(inDubai.getUTCDate(), lastOfMonth)
  return new Date(Date.UTC(year, month, day + 1) - DUBAI_OFFSET)
}

/** `7K3M-X0PA-…`, as people read it. */
export const giftCardCodeText = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-')

/** A code as it was typed: without spaces and dashes, in capitals, O as 0 and I and L as 1. */
export const normalisedGiftCardCode = (typed: string): string =>
  dropInvisible(typed)
    .toUpperCase()
    .replaceAll(/[\s\-–—_.]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
