import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  GIFT_CARD_ALPHABET,
  GIFT_CARD_CODE_LENGTH,
  giftCardCodeText,
  giftCardExpiry,
  normalisedGiftCardCode,
} from '#orders/credit/gift-cards'

test('a gift card expires two years after its creation, at the end of the day in Dubai', () => {
  expect(giftCardExpiry(new Date('2026-11-23T10:00:00Z'))).toEqual(new Date('2028-11-23T20:00:00Z'))
  // It is the next day in Dubai.
  expect(giftCardExpiry(new Date('2026-11-23T21:00:00Z'))).toEqual(new Date('2028-11-24T20:00:00Z'))
  expect(giftCardExpiry(new Date('2028-02-29T08:00:00Z'))).toEqual(new Date('2030-02-28T20:00:00Z'))
})

test('a code is found in any spelling', () => {
  const character = fc.constantFrom(...GIFT_CARD_ALPHABET)
  const code = fc.string({
    unit: character,
    minLength: GIFT_CARD_CODE_LENGTH,
    maxLength: GIFT_CARD_CODE_LENGTH,
  })
  fc.assert(
    fc.property(code, (cardCode) => {
      expect(giftCardCodeText(cardCode)).toHaveLength(19)
      expect(normalisedGiftCardCode(giftCardCodeText(cardCode).toLowerCase())).toBe(cardCode)
      expect(normalisedGiftCardCode(` ${cardCode.replaceAll('0', 'o').replaceAll('1', 'l')} `)).toBe(cardCode)
    }),
  )
})
