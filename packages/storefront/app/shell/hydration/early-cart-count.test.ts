import { type CartLine, itemCount, readCart, toCartMap } from '@little-dunes/domain/orders/cart'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryStorage } from '#platform/testing/memory-storage'
import { readEarlyCartCount } from '#shell/hydration/early-cart-count'

const LOOKS_LIKE_QUANTITY = '"quantity":7'

const line: fc.Arbitrary<CartLine> = fc.record({
  productId: fc.uuid(),
  size: fc.oneof(fc.string(), fc.constant(LOOKS_LIKE_QUANTITY)),
  colorName: fc.oneof(fc.string(), fc.constant(LOOKS_LIKE_QUANTITY)),
  quantity: fc.integer({ min: 1, max: 20 }),
})

test('the early count is the number of items of the stored cart (D-28)', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const cart = toCartMap(lines)
      const storage = memoryStorage({ LocalCartData: JSON.stringify(cart) })
      expect(readEarlyCartCount(storage)).toBe(itemCount(readCart(cart)))
    }),
  )
})

test('quantities stored as text count (DATA-20)', () => {
  const cart = { a: { '3': { quantity: '2', size: '3', colorName: 'Sea' } } }
  expect(readEarlyCartCount(memoryStorage({ LocalCartData: JSON.stringify(cart) }))).toBe(2)
})

test('a signed-in customer has no early count', () => {
  const cart = JSON.stringify({ a: { '3': { quantity: 2, size: '3', colorName: 'Sea' } } })
  expect(readEarlyCartCount(memoryStorage({ LocalCartData: cart, token: 'any' }))).toBe(0)
})
