import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchTerms } from '#database/lists/search-terms'

const MOBILE = '971507654321'

test.each([
  ['+971507654321', MOBILE],
  ['+971 50 765 4321', MOBILE],
  ['+971-50-765-4321', MOBILE],
  ['+971 (0)50 765 4321', MOBILE],
  ['(+971) 50 7654321', MOBILE],
  ['00971507654321', MOBILE],
  ['00971 50 765 4321', MOBILE],
  ['971 50 765 4321', MOBILE],
  ['0507654321', '507654321'],
  ['050 765 4321', '507654321'],
  ['050-765-4321', '507654321'],
  ['050.765.4321', '507654321'],
  ['50-765-4321', '507654321'],
  ['٠٥٠٧٦٥٤٣٢١', '507654321'],
  ['۰۵۰ ۷۶۵ ۴۳۲۱', '507654321'],
  ['+٩٧١ ٥٠ ٧٦٥ ٤٣٢١', MOBILE],
  ['\u200e+971 50 765 4321\u200f', MOBILE],
  ['050 765', '50765'],
  ['4321', '4321'],
  ['+91 98765 43210', '919876543210'],
])('searches for the phone %j by its stored digits', (typed, digits) => {
  expect(searchTerms(typed)).toEqual([digits])
})

test.each([
  '10012',
  '#10012',
  '# 10012',
  'LD-10012',
  'ld10012',
  'ld 10012',
  '#LD-10012',
  '١٠٠١٢',
  '#١٠٠١٢',
  '10 012',
])('searches for the order number %j by its digits', (typed) => {
  expect(searchTerms(typed)).toEqual(['10012'])
})

test('keeps words, SKUs, dates and amounts as typed', () => {
  expect(searchTerms('  Fatima   Al Zaabi ')).toEqual(['Fatima', 'Al', 'Zaabi'])
  expect(searchTerms('12-345-90')).toEqual(['12-345-90'])
  expect(searchTerms('2026-11-28')).toEqual(['2026-11-28'])
  expect(searchTerms('LD-TEE-90 #tee')).toEqual(['LD-TEE-90', '#tee'])
  expect(searchTerms('tee 90 100')).toEqual(['tee', '90', '100'])
  expect(searchTerms(' \u200e ')).toEqual([])
})

test('keeps a name next to a phone or an order number as a word', () => {
  expect(searchTerms('Fatima 050 765 4321')).toEqual(['Fatima', '507654321'])
  expect(searchTerms('+971 50 765 4321 Fatima')).toEqual([MOBILE, 'Fatima'])
  expect(searchTerms('zaabi #10012')).toEqual(['zaabi', '10012'])
  expect(searchTerms('zaabi LD 10012')).toEqual(['zaabi', '10012'])
})

test('a UAE mobile matches its stored digits, for any spacing and prefix', () => {
  const prefix = fc.constantFrom('+971', '00971', '971', '0', '+971 0', '+971-')
  const gap = fc.constantFrom('', ' ', '-', '  ')
  const digits = fc.stringMatching(/^5[024568]\d{7}$/)
  fc.assert(
    fc.property(prefix, digits, gap, gap, (start, mobile, one, two) => {
      const typed = [start, mobile.slice(0, 2), one, mobile.slice(2, 5), two, mobile.slice(5)].join('')
      const [term, ...others] = searchTerms(typed)
      expect(others).toEqual([])
      expect(`971${mobile}`.endsWith(term ?? 'none')).toBe(true)
      expect(term).toContain(mobile)
    }),
  )
})

test('search terms never contain spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (typed) => {
      for (const term of searchTerms(typed)) expect(term).toMatch(/^\S+$/u)
    }),
  )
})
