import { CALLING_CODES } from '@little-dunes/domain/accounts/phone'
import { expect, test } from 'vitest'
import { isPlausiblePhone, withCallingCode } from '#account/sign-in/plausible-phone'

test.each([
  ['+971', '501234567'],
  ['+971', '050 123 4567'],
  ['+971', '٠٥٠١٢٣٤٥٦٧'],
  ['+971', '+971 50 123 4567'],
  ['+91', '98765 43210'],
  ['+1', '(415) 555-2671'],
  ['+44', '07400 123456'],
  ['+39', '06 698 12345'],
  ['+49', '01512 3456789'],
])('%s %s is a plausible number', (code, typed) => {
  expect(isPlausiblePhone(code, typed)).toBe(true)
})

test.each([
  ['+971', '50 12'],
  ['+971', '5012345678901'],
  ['+91', 'call me'],
  ['+1', '555x2671'],
  ['+999', '501234567'],
])('%s %s is not a plausible number, so the form sends no request (VAL-16)', (code, typed) => {
  expect(isPlausiblePhone(code, typed)).toBe(false)
})

test('every calling code in the form accepts plausible numbers only (CONST-45)', () => {
  const lengths = ['123456789', '1234567890']
  const accepts = (code: string) => lengths.some((number) => isPlausiblePhone(code, number))
  expect(CALLING_CODES.filter((code) => !accepts(code))).toEqual([])
  expect(CALLING_CODES.filter((code) => isPlausiblePhone(code, '1'))).toEqual([])
})

test('the calling code is added to the number once (DATA-27)', () => {
  expect(withCallingCode('+971', ' 501234567 ')).toBe('+971501234567')
  expect(withCallingCode('+971', '+971501234567')).toBe('+971501234567')
})
