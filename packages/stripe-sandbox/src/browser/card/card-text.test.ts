import { expect, test } from 'vitest'
import { digitsIn, formatDigits, validateDigits } from '#browser/card/card-text'

const may2026 = new Date(2026, 4, 15)
const problem = (part: 'number' | 'expiry' | 'cvc', digits: string) =>
  validateDigits(part, digits, may2026, 3).problem?.message
const complete = (part: 'number' | 'expiry' | 'cvc', digits: string, cvcLength = 3) =>
  validateDigits(part, digits, may2026, cvcLength).complete

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['42424', '4242 4'],
])('the number %s is formatted as %s', (digits, written) => {
  expect(formatDigits('number', digits)).toBe(written)
})

test.each([
  ['1', '1'],
  ['12', '12 / '],
  ['5', '05 / '],
  ['1/', '01 / '],
  ['12/2030', '12 / 30'],
  ['12 / 34', '12 / 34'],
])('the date typed as %s is formatted as %s', (typed, written) => {
  expect(formatDigits('expiry', digitsIn('expiry', typed, 3))).toBe(written)
})

test('extra digits are ignored', () => {
  expect(digitsIn('number', '4242 4242 4242 4242 99', 3)).toBe('4242424242424242')
  expect(digitsIn('number', '3782-822463-10005-9', 3)).toBe('378282246310005')
  expect(digitsIn('cvc', '12345', 4)).toBe('1234')
})

test('card fields accept Arabic-Indic and Persian digits', () => {
  expect(digitsIn('number', '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', 3)).toBe('4242424242424242')
  expect(digitsIn('expiry', '١٢/٣٤', 3)).toBe('1234')
  expect(digitsIn('cvc', '۰۱۲', 3)).toBe('012')
})

test('an invalid card shows the message of Stripe', () => {
  expect(problem('number', '4242424242424241')).toBe('Your card number is invalid.')
  expect(problem('number', '424242424242424')).toBeUndefined()
  expect(problem('expiry', '1325')).toBe("Your card's expiration date is invalid.")
  expect(problem('expiry', '1225')).toBe("Your card's expiration year is in the past.")
  expect(problem('expiry', '0426')).toBe("Your card's expiration date is in the past.")
  expect(problem('expiry', '0526')).toBeUndefined()
})

test('a field is complete with all its digits', () => {
  expect([complete('number', '4242424242424242'), complete('number', '424242')]).toEqual([true, false])
  expect([complete('expiry', '0526'), complete('expiry', '05')]).toEqual([true, false])
  expect([complete('cvc', '123'), complete('cvc', '123', 4), complete('cvc', '')]).toEqual([
    true,
    false,
    false,
  ])
})
