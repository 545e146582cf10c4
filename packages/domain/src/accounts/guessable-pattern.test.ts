import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGuessablePattern } from '#accounts/guessable-pattern'

test.each([
  'aaaaaaaa',
  'AAAAaaaa',
  '٠٠٠٠٠٠٠٠',
  'ababababa',
  'abcabcab',
  '20262026',
  '😀😀😀😀😀😀😀😀',
  '        a a a a a',
  '!İ !!İ !!İ !',
  'ΑΣΑΣΑΣΑΣ',
])('the repeated unit in %j is guessable', (password) => {
  expect(isGuessablePattern(password)).toBe(true)
})

test.each([
  'abcdefgh',
  'hgfedcba',
  '23456789',
  '98765432',
  '1234567890',
  '١٢٣٤٥٦٧٨',
  '1234abcd',
  'aaaabbbb',
  'aaa111bbb',
  'asdfghjkl',
  '1qaz2wsx',
  'qwertyui!',
  'ابتثجحخد',
  'ضصثقفغعه',
])('the sequence in %j is guessable', (password) => {
  expect(isGuessablePattern(password)).toBe(true)
})

test.each([
  'dunes at dawn',
  'camels in the fog',
  'رمال الفجر الهادئة',
  'Tr0ub4dor',
  'mississippi',
  'aabbccddee',
])('%j is neither a repeated unit nor a sequence', (password) => {
  expect(isGuessablePattern(password)).toBe(false)
})

test('a repeated unit of up to four characters is guessable', () => {
  const unit = fc
    .string({ minLength: 1, maxLength: 4, unit: 'grapheme' })
    .filter((text) => text.trim() === text)
  fc.assert(
    fc.property(unit, fc.integer({ min: 2, max: 60 }), (text, times) => {
      fc.pre([...text].length <= 4)
      expect(isGuessablePattern(text.repeat(times))).toBe(true)
    }),
  )
})

test('unusual runs of one kind of character are not guessable', () => {
  const apart = fc.shuffledSubarray(['b', 'h', '7', 'q', 'm', '!', 'ع', '3', 'z', '?'], { minLength: 8 })
  fc.assert(
    fc.property(apart, (characters) => {
      expect(isGuessablePattern(characters.join(''))).toBe(false)
    }),
  )
})
