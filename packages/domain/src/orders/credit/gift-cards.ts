import { dropInvisible } from '#drop-invisible'
import { DUBAI_OFFSET } from '#durations'

/** Letters and digits that cannot be mistaken for each other (Crockford's Base32). */
export const GIFT_CARD_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 80 bits of entropy with 32 characters, too many to guess. */
export const GIFT_CARD_CODE_LENGTH = 16

/** Minimum and maximum of a gift card and of store credit from the staff, in fils. */
export const MIN_CREDIT = 1_00
export const MAX_CREDIT = 5_000_00

/** Validity of a gift card. The store credit from it never expires. */
export const GIFT_CARD_MONTHS = 24

/** End of the day in Dubai, `GIFT_CARD_MONTHS` after the creation. */
export function giftCardExpiry(createdAt: Date): Date {
  const inDubai = new Date(createdAt.getTime() + DUBAI_OFFSET)
  const [year, month] = [inDubai.getUTCFullYear(), inDubai.getUTCMonth() + GIFT_CARD_MONTHS]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(inDubai.getUTCDate(), lastOfMonth)
  return new Date(Date.UTC(year, month, day + 1) - DUBAI_OFFSET)
}

/** Display form: `7K3M-X0PA-…`. */
export const giftCardCodeText = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-')

/** Normalizes a typed code: no spaces or dashes, upper case, O as 0, and I and L as 1. */
export const normalisedGiftCardCode = (typed: string): string =>
  dropInvisible(typed)
    .toUpperCase()
    .replaceAll(/[\s\-–—_.]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
