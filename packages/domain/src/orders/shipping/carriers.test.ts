import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Carrier,
  carrierNameIn,
  carrierOfName,
  carrierProblems,
  trackingAddress,
} from '#orders/shipping/carriers'

const ARAMEX: Carrier = {
  name: 'Aramex',
  nameAr: 'أرامكس',
  trackingUrl: 'https://www.aramex.com/track?number={number}',
  phone: '600 544000',
}
const findProblems = (overrides: Partial<Carrier>) => carrierProblems([{ ...ARAMEX, ...overrides }])

test('a carrier has a name, and optionally a tracking page and a phone', () => {
  expect(carrierProblems([ARAMEX, { name: 'Own driver', nameAr: '', trackingUrl: '', phone: '' }])).toEqual(
    {},
  )
})

test('invalid values are named by field', () => {
  expect(findProblems({ name: ' ' })).toEqual({ '0.name': 'required' })
  expect(carrierProblems([ARAMEX, { ...ARAMEX, name: ' aramex', nameAr: '' }])).toEqual({ '1.name': 'twice' })
  expect(carrierProblems([ARAMEX, { ...ARAMEX, name: 'Other' }])).toEqual({ '1.nameAr': 'twice' })
  expect(findProblems({ nameAr: 'أ'.repeat(61) })).toEqual({ '0.nameAr': 'too_long' })
  expect(findProblems({ phone: 'call us' })).toEqual({ '0.phone': 'phone' })
  expect(
    carrierProblems(Array.from({ length: 21 }, (_, at) => ({ ...ARAMEX, name: `${at}`, nameAr: '' }))),
  ).toEqual({
    carriers: 'most',
  })
})

test.each([
  'https://www.aramex.com/track',
  'http://www.aramex.com/{number}',
  'javascript:alert({number})',
  'https://{number}.example.com/',
  'https://aramex.com{number}',
  'www.aramex.com/{number}',
])('%s is not a tracking page', (trackingUrl) => {
  expect(findProblems({ trackingUrl })).toEqual({ '0.trackingUrl': 'address' })
})

test('every tracking number stays inside the query of the tracking page', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (number) => {
      expect(trackingAddress(ARAMEX, number)).toMatch(
        /^https:\/\/www\.aramex\.com\/track\?number=[\w%.~!*'()-]*$/,
      )
    }),
  )
})

test('a carrier is found by its name in either language and any spelling', () => {
  expect(carrierOfName([ARAMEX], ' ARAMEX ')).toBe(ARAMEX)
  expect(carrierOfName([ARAMEX], 'أرامكس')).toBe(ARAMEX)
  expect(carrierOfName([ARAMEX], 'Aram')).toBeUndefined()
})

test('Arabic readers see its Arabic name if it has one', () => {
  expect(carrierNameIn([ARAMEX], 'Aramex', 'ar')).toBe('أرامكس')
  expect(carrierNameIn([ARAMEX], 'Aramex', 'en')).toBe('Aramex')
  expect(carrierNameIn([{ ...ARAMEX, nameAr: '' }], 'Aramex', 'ar')).toBe('Aramex')
  expect(carrierNameIn([ARAMEX], 'Camel Express', 'ar')).toBe('Camel Express')
})

test('an empty name does not match a carrier without an Arabic name', () => {
  expect(carrierOfName([{ ...ARAMEX, nameAr: '' }], ' ')).toBeUndefined()
})
