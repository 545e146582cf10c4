import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareNames } from '#catalogue/translations/compare-names'

test('Arabic names sort by the Arabic alphabet, ignoring hamza, before Latin names', () => {
  const names = ['يوسفي', 'Sea', 'أخضر', 'ورديّ', 'بحري', 'احمر', 'تمري', 'إجاصي', 'آجري', 'لون 10', 'لون 9']
  expect(names.toSorted(compareNames('ar'))).toEqual([
    'آجري',
    'إجاصي',
    'احمر',
    'أخضر',
    'بحري',
    'تمري',
    'لون 9',
    'لون 10',
    'ورديّ',
    'يوسفي',
    'Sea',
  ])
})

test('English names sort by the English alphabet, ignoring case and accents, before Arabic names', () => {
  const names = ['بحري', 'sea', 'Écru', 'Date', 'Fig']
  expect(names.toSorted(compareNames('en'))).toEqual(['Date', 'Écru', 'Fig', 'sea', 'بحري'])
})

test('vowel signs and tatweel do not change the order of names', () => {
  const letter = fc.constantFrom(...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي')
  const word = fc.string({ unit: letter, minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      const order = Math.sign(compareNames('ar')(one, other))
      fc.pre(order !== 0)
      const marked = `${one.slice(0, 1)}\u064e${one.slice(1)}`
      expect(Math.sign(compareNames('ar')(marked, other))).toBe(order)
    }),
  )
})
