import { expect, test } from 'vitest'
import { setPatternReader } from '#platform/amounts'
import { withValidOffer } from '#shell/with-valid-offer'

// Loaders run outside of a rendering and have no format for amounts.
setPatternReader(() => undefined)

const settings = { freeDeliveryAbove: 200, currencyFormat: 'code_before' as const }
const goods = (maxOff: number) => ({ audiences: [], departments: [], flags: [], maxOff })
const offer = (maxOff: number, changed: Record<string, Record<string, string>> = {}) =>
  withValidOffer({ changed }, goods(maxOff), settings).changed.banner?.offer

test('the banner shows the largest discount, or else free delivery (SHELL-22)', () => {
  expect(offer(0)).toBe('Free delivery over AED 200')
  expect(offer(15)).toBe('Save up to 15% for all Products')
  expect(offer(20)).toBeUndefined()
})

test('the free delivery limit follows the amount format of the shop', () => {
  const written = (currencyFormat: 'code_after' | 'sign') =>
    withValidOffer({ changed: {} }, goods(0), { freeDeliveryAbove: 169.5, currencyFormat }).changed.banner
  expect(written('code_after')?.offer).toBe('Free delivery over 169.50\u00a0AED')
  expect(written('sign')?.offer).toBe('Free delivery over \u2063AED\u00a0169.50')
})

test('a custom banner text stays', () => {
  expect(offer(0, { banner: { offer: 'Save up to 20% for all Products' } })).toBe(
    'Save up to 20% for all Products',
  )
  expect(offer(0, { footer: { line: 'Hello' } })).toBe('Free delivery over AED 200')
})
