import { expect, test } from 'vitest'
import { isEan13, isGtin } from '#catalogue/feed/gtin'

test.each(['96385074', '036000291452', '4006381333931', '00012345600012'])('%s is a GTIN', (barcode) => {
  expect(isGtin(barcode)).toBe(true)
})

test.each([
  ['a wrong check digit', '4006381333932'],
  ['an own code', 'LD-100-CORAL'],
  ['another length', '400638133393'],
  ['nothing but zeros', '0000000000000'],
  ['a number for use inside a shop', '2000000000008'],
  ['a number by weight', '0200000000004'],
  ['a coupon', '9900000000003'],
])('%s is not a GTIN', (_what, barcode) => {
  expect(isGtin(barcode)).toBe(false)
})

test.each(['4006381333931', '9780201379624', '2000000000008', '0036000291452'])(
  '%s can be drawn as EAN-13',
  (barcode) => {
    expect(isEan13(barcode)).toBe(true)
  },
)

test.each(['4006381333932', '036000291452', '96385074', '00012345600012', 'LD-100-CORAL', ''])(
  '%s cannot be drawn as an EAN barcode',
  (barcode) => {
    expect(isEan13(barcode)).toBe(false)
  },
)
