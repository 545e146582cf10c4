import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filsFromText, numberFromText, textOfFils } from '#products/amount-text'

test.each([
  ['129', 129_00],
  ['129.5', 129_50],
  ['129,05', 129_05],
  [' 0.10 ', 10],
  ['١٢٩٫٥', 129_50],
  ['12.345', '12.345'],
  ['-5', '-5'],
  ['', ''],
  ['AED 5', 'AED 5'],
])('"%s" is %s', (text, fils) => {
  expect(filsFromText(text)).toBe(fils)
})

test('every displayed amount is read back to the fils', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_99 }), (fils) => filsFromText(textOfFils(fils)) === fils),
  )
})

test('a percentage is read with up to six decimals', () => {
  expect([
    numberFromText('12,5'),
    numberFromText('16.632149'),
    numberFromText('٢٠'),
    numberFromText('12.3456789'),
    numberFromText('x'),
  ]).toEqual([12.5, 16.632149, 20, '12.3456789', 'x'])
})
