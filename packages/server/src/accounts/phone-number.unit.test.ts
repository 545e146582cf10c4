import { expect, test } from 'vitest'
import { parsePhoneNumber } from '#accounts/phone-number'

test.each([
  ['calling code and number joined', '+971501234567', '+971501234567'],
  ['trunk 0 behind the calling code', '+9710501234567', '+971501234567'],
  ['as dialled at home', '0501234567', '+971501234567'],
  ['without any prefix', '501234567', '+971501234567'],
  ['calling code without plus', '971501234567', '+971501234567'],
  ['international prefix', '00971501234567', '+971501234567'],
  ['blanks and dashes', ' 050 123-4567 ', '+971501234567'],
  ['Arabic-Indic digits', '+971٠٥٠١٢٣٤٥٦٧', '+971501234567'],
  ['another country that drops the 0', '+4407911123456', '+447911123456'],
  ['a country that keeps the 0', '+390669812345', '+390669812345'],
])('parses a phone number: %s (D-32)', (_, text, number) => {
  expect(parsePhoneNumber(text)).toBe(number)
})

test.each(['', 'hello', '+971', '+97150123', '+971501234567;ext=5', '+1555', '12'])(
  'rejects a phone number: %j (VAL-16)',
  (text) => {
    expect(parsePhoneNumber(text)).toBeNull()
  },
)
