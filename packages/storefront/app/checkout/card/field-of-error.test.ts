import { expect, test } from 'vitest'
import { fieldOfError } from '#checkout/card/field-of-error'

test.each([
  ['card_declined', 'cardNumber'],
  ['incorrect_number', 'cardNumber'],
  ['expired_card', 'cardExpiry'],
  ['invalid_expiry_year', 'cardExpiry'],
  ['incorrect_cvc', 'cardCvc'],
  ['processing_error', 'cardNumber'],
  [undefined, 'cardNumber'],
])('%s appears at %s (MSG-36)', (code, field) => {
  expect(fieldOfError(code)).toBe(field)
})
