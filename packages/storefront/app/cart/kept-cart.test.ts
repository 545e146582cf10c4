import { expect, test } from 'vitest'
import { describeCart } from '#cart/cart-contents'
import { keepCart, readKeptCart } from '#cart/kept-cart'
import { aWireProduct } from '#catalogue/testing/a-wire-product'
import { memoryStorage } from '#platform/testing/memory-storage'

const FEES = { deliveryFee: 2500, freeDeliveryAbove: 16_900, expressFee: 1000 }
const product = aWireProduct({})
const [variant] = product.variants
const line = {
  productId: product._id,
  size: variant?.sizes[0]?.size ?? '',
  colorName: variant?.colorName ?? '',
  quantity: 2,
}
const filled = describeCart([line], new Map([[product._id, product]]), FEES)
const empty = describeCart([], new Map(), FEES)

test('the cart comes back as it was shown: names, amounts and the time', () => {
  const storage = memoryStorage()
  keepCart(storage, filled, { at: 5, signedIn: true })
  expect(readKeptCart(storage, true)).toMatchObject({
    at: 5,
    lines: [{ name: product.name, size: line.size, quantity: 2, paid: filled.items[0]?.paid }],
    totals: { total: filled.totals.total },
  })
})

test('a guest does not read the cart of an account, nor the other way round', () => {
  const storage = memoryStorage()
  keepCart(storage, filled, { at: 5, signedIn: true })
  expect(readKeptCart(storage, false)).toBeNull()
})

test('an empty cart leaves nothing', () => {
  const storage = memoryStorage()
  keepCart(storage, filled, { at: 5, signedIn: false })
  keepCart(storage, empty, { at: 6, signedIn: false })
  expect(storage.all()).toEqual({})
})

test.each([
  '{',
  'null',
  '[]',
  '{"at":5,"signedIn":true}',
  '{"at":"5","signedIn":true,"lines":[],"totals":{"total":1}}',
])('a damaged one (%s) is none', (KeptCart) =>
  expect(readKeptCart(memoryStorage({ KeptCart }), true)).toBeNull(),
)
