import { expect, test } from 'vitest'
import { INCOMPLETE_ERRORS, validateDigits } from '#browser/card/card-text'
import { localize, localizeError } from '#browser/locale'
import { type Behaviour, behaviours, cardDataError } from '#payments/cards'

const may2026 = new Date(2026, 4, 15)
const CARD = { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' }

/** All English messages of Stripe.js about cards. */
const messages = [
  ...Object.values(INCOMPLETE_ERRORS).map(({ message }) => message),
  ...[
    validateDigits('number', '4242424242424241', may2026, 3),
    ...['1325', '1225', '0426', '0599'].map((digits) => validateDigits('expiry', digits, may2026, 3)),
  ].map(({ problem }) => problem?.message ?? ''),
  ...Object.values(behaviours).flatMap((behaviour: Behaviour) =>
    'decline' in behaviour && behaviour.decline ? [behaviour.decline.message] : [],
  ),
  ...[
    { ...CARD, number: '4242424242424241' },
    { ...CARD, expMonth: 13 },
    { ...CARD, expYear: 2020 },
    { ...CARD, cvc: '1' },
  ].map((card) => cardDataError(card, may2026)?.message ?? ''),
]

test.each([...new Set(messages)])(
  'an Arabic page shows “%s” in Arabic, and an English page shows it unchanged',
  (text) => {
    expect(localize('ar', text)).toMatch(/^[\p{Script=Arabic}\p{M}\s.،]+$/u)
    expect(localize('en', text)).toBe(text)
    expect(localize(undefined, text)).toBe(text)
  },
)

test('a translated error keeps its code', () => {
  const error = { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' }
  expect(localizeError('ar', error)).toEqual({ ...error, message: 'انتهت صلاحية بطاقتك.' })
  expect(localizeError('ar', undefined)).toBeUndefined()
})
