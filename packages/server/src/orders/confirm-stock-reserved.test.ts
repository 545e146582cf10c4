import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { orders } from '#orders/store/order-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
})
afterAll(() => shop.close())

const deduct = (token: string, items: ReturnType<typeof aLine>[]) =>
  shop.call('POST /api/cart/deduct-stock', { items }, { token })
const place = (token: string, items: ReturnType<typeof aLine>[], amount: number) =>
  shop.call('POST /api/order/place', anOrder(items, amount), { token })
const loadStocks = async (productId: string) => {
  const entries = await shop.db.select().from(sizeEntries).where(eq(sizeEntries.productId, productId))
  return entries.map((entry) => entry.stocks).toSorted()
}

test('confirming the stock any number of times does not change it (API-24 to API-26, D-42)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const items = [aLine(tee, { quantity: 2 }), aLine(tee, { size: '100' })]
  await place(token, items, 300)
  const product = { price: 1, name: 'x', subSKU: 'y', variants: [] }
  for (const sent of [items, items.map((item) => ({ ...item, ...product })), [aLine(tee), aLine(tee)]]) {
    expect(await deduct(token, sent)).toMatchObject({ success: true })
  }
  expect(await loadStocks(tee.id)).toEqual([3, 4])
})

test('refuses items without a matching active order of the customer (D-42)', async () => {
  const [mine, other] = [await aCustomer(shop.shop), await aCustomer(shop.shop)]
  const [tee, hat] = [await aProduct(shop.shop), await aProduct(shop.shop)]
  await place(mine.token, [aLine(tee)], 125)
  await place(mine.token, [aLine(hat)], 125)
  const foreign = await deduct(other.token, [aLine(tee)])
  expect(foreign).toMatchObject({ success: false, code: 'no_matching_order' })
  const refused = [
    [aLine(tee, { quantity: 2 })],
    [aLine(tee, { quantity: Number.MAX_SAFE_INTEGER })],
    [aLine(tee, { quantity: 0 })],
    [aLine(tee), aLine(tee)],
    [aLine(tee, { size: '100' })],
    [aLine(tee, { colorName: 'Sea' })],
    [aLine(tee), aLine(hat)],
    [{ ...aLine(tee), itemId: 'no product' }],
    [],
  ]
  for (const items of refused) expect(await deduct(mine.token, items)).toEqual(foreign)
  expect([await loadStocks(tee.id), await loadStocks(hat.id)]).toEqual([
    [4, 5],
    [4, 5],
  ])
})

test('a pending order has reserved stock, and a cancelled one has none (D-42)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const placed = await place(token, [aLine(tee)], 125)
  const orderId = placed.success ? placed.orderId : ''
  await shop.db.update(orders).set({ status: 'Pending Payment' }).where(eq(orders.id, orderId))
  expect(await deduct(token, [aLine(tee)])).toMatchObject({ success: true })
  await shop.call('POST /api/order/cancel', { orderId }, { token })
  expect(await deduct(token, [aLine(tee)])).toMatchObject({ code: 'no_matching_order' })
})
