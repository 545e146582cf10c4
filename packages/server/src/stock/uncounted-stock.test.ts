import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
})
afterAll(() => shop.close())

const setCounted = async (productId: string, counted: boolean) => {
  await shop.db.update(sizeEntries).set({ counted }).where(eq(sizeEntries.productId, productId))
  shop.shop.catalogue.changed()
}

const anUncountedTee = async () => {
  const colours = [{ colorName: 'Coral', stocks: { '90': 0, '100': 5 } }]
  const tee = await aProduct(shop.shop, { price: 1_00, colours })
  await setCounted(tee.id, false)
  return tee
}

const loadStocks = async (productId: string) => {
  const entries = await shop.db.select().from(sizeEntries).where(eq(sizeEntries.productId, productId))
  return Object.fromEntries(entries.map((entry) => [entry.size, entry.stocks]))
}

test('uncounted stock is 9999 in responses, for any earlier count (D-70)', async () => {
  const tee = await anUncountedTee()
  const { products } = requireSuccess(
    await shop.call('GET /api/product/list', { ids: [tee.id], inStock: 'true' }),
  )
  expect(products[0]?.variants[0]).toMatchObject({
    stocks: 19998,
    sizes: [{ stocks: 9999 }, { stocks: 9999 }],
  })
})

test('uncounted stock sells without limit and never decreases (D-70)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await anUncountedTee()]
  requireSuccess(await shop.call('POST /api/cart/add', aLine(tee, { quantity: 10 }), { token }))
  requireSuccess(await shop.call('POST /api/cart/update', aLine(tee, { quantity: 30 }), { token }))
  const guestCart = [aLine(tee, { quantity: 20 })]
  expect(await shop.call('POST /api/cart/merge', { guestCart }, { token })).toMatchObject({
    cartData: { [tee.id]: { '90': { quantity: 50 } } },
    capped: [],
  })
  const lines = [aLine(tee, { quantity: 40 }), aLine(tee, { size: '100', quantity: 6 })]
  const { orderId } = requireSuccess(await shop.call('POST /api/order/place', anOrder(lines, 71), { token }))
  expect(await loadStocks(tee.id)).toEqual({ '90': 0, '100': 5 })
  requireSuccess(await shop.call('POST /api/order/cancel', { orderId }, { token }))
  expect(await loadStocks(tee.id)).toEqual({ '90': 0, '100': 5 })
})

test('a cancelled order returns the stock it deducted, even if counting started or stopped since (D-41, D-70)', async () => {
  const { token } = await aCustomer(shop.shop)
  const [begun, ended] = [await anUncountedTee(), await aProduct(shop.shop, { price: 1_00 })]
  const lines = [aLine(begun, { quantity: 3 }), aLine(ended, { quantity: 3 })]
  const { orderId } = requireSuccess(await shop.call('POST /api/order/place', anOrder(lines, 31), { token }))
  await setCounted(begun.id, true)
  await setCounted(ended.id, false)
  requireSuccess(await shop.call('POST /api/order/cancel', { orderId }, { token }))
  expect([await loadStocks(begun.id), await loadStocks(ended.id)]).toMatchObject([{ '90': 0 }, { '90': 5 }])
})
