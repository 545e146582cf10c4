import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Direction, visualRuns } from '#orders/showing/pdf/visual-runs'

const getTexts = (text: string, direction: Direction = 'auto') =>
  visualRuns(text, direction).map((run) => run.text)

test('an English line is one run', () => {
  expect(visualRuns('Tax Invoice 5%', 'ltr')).toEqual([
    { text: 'Tax Invoice 5%', face: 'latin', isRtl: false },
  ])
})

test('the words of an Arabic line stay together in reading order', () => {
  expect(visualRuns('فاتورة ضريبية', 'rtl')).toEqual([{ text: 'فاتورة ضريبية', face: 'arabic', isRtl: true }])
})

test('a number in an Arabic line is to the left of the text before it, with its digits in order', () => {
  expect(getTexts('رقم الطلب LD-10471 اليوم', 'rtl')).toEqual([' اليوم', 'LD-10471', 'رقم الطلب '])
  expect(getTexts('ضريبة \u20665%\u2069', 'rtl')).toEqual(['5%', 'ضريبة '])
})

test('brackets of an Arabic line open to the left', () => {
  expect(getTexts('قميص (وردي)', 'rtl')).toEqual(['(', 'وردي', ')', 'قميص '])
})

test('an Arabic name in an English line keeps its place', () => {
  expect(getTexts('For أحمد, Dubai', 'ltr')).toEqual(['For ', 'أحمد', ', Dubai'])
})

test('any mix of characters keeps every character exactly once', () => {
  const unit = fc.constantFrom(...'ab Z(5.%-,şž', 'ا', 'ل', 'ح', '،', '٣')
  fc.assert(
    fc.property(
      fc.string({ unit, maxLength: 30 }),
      fc.constantFrom<Direction>('ltr', 'rtl', 'auto'),
      (text, direction) => {
        const sorted = (of: string) => [...of.replaceAll(')', '(')].toSorted().join('')
        expect(sorted(getTexts(text, direction).join(''))).toBe(sorted(text))
      },
    ),
  )
})

test('letters with marks of other Latin scripts have their own font, and a single mark joins its letter', () => {
  expect(visualRuns('Se\u0301rie Şeyma', 'ltr')).toEqual([
    { text: 'Série ', face: 'latin', isRtl: false },
    { text: 'Ş', face: 'latin-ext', isRtl: false },
    { text: 'eyma', face: 'latin', isRtl: false },
  ])
})
