import { expect, test } from 'vitest'
import { describeCart } from '#cart/cart-contents'
import { keepCart, readSavedCart } from '#cart/saved-cart'
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

test('the saved cart has the names, amounts and time shown', () => {
  const storage = memoryStorage()
  keepCart(storage, filled, 5)
  expect(readSavedCart(storage)).toMatchObject({
    at: 5,
    lines: [{ name: product.name, size: line.size, quantity: 2, paid: filled.items[0]?.paid }],
    totals: { total: filled.totals.total },
  })
})

test('an empty cart deletes the saved copy', () => {
  const storage = memoryStorage()
  keepCart(storage, filled, 5)
  keepCart(storage, empty, 6)
  expect(storage.all()).toEqual({})
})

test.each(['{', 'null', '[]', '{"at":5}', '{"at":"5","lines":[],"totals":{"total":1}}'])(
  'a damaged copy (%s) is ignored',
  (SavedCart) => expect(readSavedCart(memoryStorage({ SavedCart }))).toBeNull(),
)
