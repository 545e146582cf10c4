import { expect, test } from 'vitest'
import { withKeptOffer } from '#shell/with-kept-offer'

const settings = { freeDeliveryAbove: 200 }
const goods = (mostOff: number) => ({ audiences: [], departments: [], flags: [], mostOff })
const offer = (mostOff: number, changed: Record<string, Record<string, string>> = {}) =>
  withKeptOffer({ changed }, goods(mostOff), settings).changed.banner?.offer

test('the offer above the pages is a discount that the goods have, or else the delivery (SHELL-22)', () => {
  expect(offer(0)).toBe('Free delivery over AED 200')
  expect(offer(15)).toBe('Save up to 15% for all Products')
  expect(offer(20)).toBeUndefined()
})

test('what the staff has written above the pages stays', () => {
  expect(offer(0, { banner: { offer: 'Save up to 20% for all Products' } })).toBe(
    'Save up to 20% for all Products',
  )
  expect(offer(0, { footer: { line: 'Hello' } })).toBe('Free delivery over AED 200')
})
