import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CALLING_CODES,
  isEmptyUaePhone,
  maskUaePhone,
  maskUaePhoneAt,
  UAE_MOBILE,
  UAE_PREFIX,
} from '#accounts/phone'
import { withLatinDigits } from '#latin-digits'

const mobile = fc
  .tuple(fc.constantFrom('0', '2', '4', '5', '6', '8'), fc.stringMatching(/^\d{7}$/))
  .map(([second, rest]) => `5${second}${rest}`)
const prefix = fc.constantFrom(
  '',
  '0',
  '+971',
  '971',
  '00971',
  '+9710',
  '+971 (0)',
  '0 ',
  '+971+971',
  '+971971',
  '+97100971',
)
/** Characters that people type between digits, and digits of other scripts. */
const noise = fc.constantFrom('', '', '', ' ', '-', '.', '(', ')', '\u00a0', '\u200e')
const scripts = fc.constantFrom('0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹')
const spelling = fc
  .tuple(mobile, prefix, fc.array(noise, { minLength: 24, maxLength: 24 }), scripts)
  .map(([local, front, noises, digits]) => ({
    local,
    text: [...(front + local)]
      .map((sign, index) => (/\d/.test(sign) ? digits[Number(sign)] : sign) + (noises[index] ?? ''))
      .join(''),
  }))
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...'+0123456789 -٣۷a') }),
  spelling.map(({ text }) => text),
)

test('all four spellings of the form become one number (VAL-24 to VAL-28)', () => {
  for (const text of ['+971501234567', '0501234567', '50 123-4567', '971501234567', '00971501234567']) {
    expect(maskUaePhone(text)).toBe('+971501234567')
  }
  expect(maskUaePhone('5012345678901')).toBe('+971501234567')
})

test('every common spelling of a valid number keeps the number (D-34, VAL-22)', () => {
  fc.assert(
    fc.property(spelling, ({ local, text }) => {
      expect(maskUaePhone(text)).toBe(UAE_PREFIX + local)
      expect(maskUaePhone(text)).toMatch(UAE_MOBILE)
    }),
  )
})

test('the mask is the prefix and at most nine digits, and masking twice changes nothing (VAL-27, VAL-28)', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const masked = maskUaePhone(text)
      expect(masked).toMatch(/^\+971\d{0,9}$/)
      expect(maskUaePhone(masked)).toBe(masked)
    }),
  )
})

test('deleting any one character of the prefix keeps the number (D-34)', () => {
  fc.assert(
    fc.property(mobile, fc.nat(3), (local, at) => {
      const value = UAE_PREFIX + local
      expect(maskUaePhone(value.slice(0, at) + value.slice(at + 1))).toBe(value)
    }),
  )
})

test('digits typed before the prefix move behind it, or are dropped when the number is complete (D-34)', () => {
  expect(maskUaePhone('5+971')).toBe('+9715')
  expect(maskUaePhone('5+97101')).toBe('+971501')
  expect(maskUaePhone('5+971501234567')).toBe('+971501234567')
})

test('a complete number pasted into another one replaces it (D-34)', () => {
  fc.assert(
    fc.property(mobile, fc.stringMatching(/^5\d{0,8}$/), (local, there) => {
      expect(maskUaePhone(`+971${there}+971${local}`)).toBe(UAE_PREFIX + local)
      expect(maskUaePhone(`+971${there}+971 (0) ${local}`)).toBe(UAE_PREFIX + local)
    }),
  )
})

test('a number typed key by key is complete, from an empty field or after the prefix (VAL-28, D-34)', () => {
  const typed = (start: string, keys: string) =>
    [...keys].reduce((value, key) => maskUaePhone(value + key), start)
  fc.assert(
    fc.property(mobile, fc.constantFrom('', UAE_PREFIX), fc.constantFrom('', '0'), (local, start, trunk) => {
      expect(typed(start, trunk + local)).toBe(UAE_PREFIX + local)
    }),
  )
  expect(typed(UAE_PREFIX, '971501234567')).toBe('+971501234567')
})

test('any part of the prefix counts as empty (D-34)', () => {
  for (const text of ['', '+', '+9', '+97', '+971', '9', '97', '971', ' ', '+٩٧١']) {
    expect(isEmptyUaePhone(text)).toBe(true)
    expect(maskUaePhone(text)).toBe(UAE_PREFIX)
  }
  expect(['+9715', '5', '0501234567'].some(isEmptyUaePhone)).toBe(false)
})

test('the caret stays inside the value and after the prefix (D-34)', () => {
  fc.assert(
    fc.property(anyText, fc.nat(40), (text, at) => {
      const { value, caret } = maskUaePhoneAt(text, Math.min(at, text.length))
      expect(caret).toBeGreaterThanOrEqual(UAE_PREFIX.length)
      expect(caret).toBeLessThanOrEqual(value.length)
      expect(value).toBe(maskUaePhone(text))
    }),
  )
})

test('the caret stays at the edited position (D-34)', () => {
  // A 9 typed into the middle of a full number: the last digit is dropped, the caret follows the 9.
  expect(maskUaePhoneAt('+9715091234567', 7)).toEqual({ value: '+971509123456', caret: 7 })
  // The 1 of +971501234567 was deleted.
  expect(maskUaePhoneAt('+97150234567', 6)).toEqual({ value: '+97150234567', caret: 6 })
  // A blank typed after the 50.
  expect(maskUaePhoneAt('+97150 1234567', 7)).toEqual({ value: '+971501234567', caret: 6 })
  // A whole number pasted after the prefix.
  expect(maskUaePhoneAt('+971971501234567', 16)).toEqual({ value: '+971501234567', caret: 13 })
})

test('a caret in a masked value does not move (D-34)', () => {
  fc.assert(
    fc.property(mobile, fc.integer({ min: 4, max: 13 }), (local, caret) => {
      expect(maskUaePhoneAt(UAE_PREFIX + local, caret)).toEqual({ value: UAE_PREFIX + local, caret })
    }),
  )
})

test('Arabic-Indic and Persian digits count as digits (D-34)', () => {
  expect(withLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789')
})

test('a UAE mobile is +971, 5, one of 0 2 4 5 6 8 and seven digits (VAL-22)', () => {
  const second = [...'0123456789'].filter((digit) => UAE_MOBILE.test(`+9715${digit}1234567`))
  expect(second.join('')).toBe('024568')
  const refused = ['+97150123456', '+9715012345678', '971501234567', '+971401234567', '+971501234567\n']
  expect(refused.some((text) => UAE_MOBILE.test(text))).toBe(false)
})

test('the sign-up form offers thirteen calling codes, the UAE first (CONST-45)', () => {
  expect(CALLING_CODES.join(' ')).toBe('+971 +91 +1 +44 +61 +33 +49 +81 +82 +55 +34 +39 +66')
})
