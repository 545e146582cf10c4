import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { products } from '#catalogue/catalogue-tables'
import { orderEvents, orderLines } from '#orders/store/order-tables'
import { shopSettings } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { cashOrderCalls } from '#testing/placing-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
})
afterAll(() => shop.close())

const { place, loadStock, loadOrders } = cashOrderCalls(() => shop)

test('an order deducts stock, stores its lines and removes the ordered items from the cart (API-45 to API-49, D-41, D-43)', async () => {
  const { id, token } = await aCustomer(shop.shop)
  const [tee, hat] = [await aProduct(shop.shop), await aProduct(shop.shop)]
  for (const line of [aLine(tee, { quantity: 3 }), aLine(hat), aLine(hat, { size: '100' })]) {
    await shop.call('POST /api/cart/add', line, { token })
  }
  const answer = await place(token, anOrder([aLine(tee, { quantity: 2 }), aLine(hat)], 300))
  expect(answer).toEqual({
    success: true,
    message: 'Order placed successfully!',
    orderId: expect.any(String),
  })
  expect([await loadStock(tee.id), await loadStock(hat.id), await loadStock(hat.id, '100')]).toEqual([
    3, 4, 5,
  ])
  expect(await shop.call('POST /api/cart/get', {}, { token })).toEqual({
    success: true,
    cartData: {
      [tee.id]: { '90': { size: '90', colorName: 'Coral', quantity: 1 } },
      [hat.id]: { '100': { size: '100', colorName: 'Coral', quantity: 1 } },
    },
  })
  expect(await loadOrders(id)).toMatchObject([
    { status: 'Order Placed', paymentMethod: 'cod', paid: false, amount: 300_00 },
  ])
})

test('placing an order is recorded with time and actor (D-40)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const answer = await place(token, anOrder([aLine(tee)], 125))
  const orderId = answer.success ? answer.orderId : ''
  expect(await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))).toMatchObject([
    { at: shop.clock.now(), actor: 'customer', fromStatus: null, toStatus: 'Order Placed' },
  ])
})

test('equal items in a request become one line (D-06)', async () => {
  const [{ id, token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const upper = { ...aLine(tee, { quantity: 2 }), itemId: tee.id.toUpperCase() }
  await place(token, anOrder([aLine(tee), upper], 300))
  const [order] = await loadOrders(id)
  const lines = await shop.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order?.id ?? ''))
  expect(lines).toMatchObject([{ quantity: 3, linePaid: 300_00 }])
  expect(await loadStock(tee.id)).toBe(2)
})

test('the shop calculates prices itself: one flash-sale unit, delivery, express, discount code (D-03 to D-07)', async () => {
  const { id, token } = await aCustomer(shop.shop)
  const shirt = await aProduct(shop.shop, { price: 49_90, discount: 10 })
  const dress = await aProduct(shop.shop, { price: 80_00, discount: 5, flashsale: true, flashDiscount: 25 })
  const items = [aLine(shirt, { quantity: 2 }), aLine(dress, { quantity: 2 })]
  const order = anOrder(items, 100.33, {
    shippingMethod: 'Express',
    discountCode: ' firstday ',
    discountValue: 0.9,
  })
  expect(await place(token, order)).toMatchObject({ success: true })
  const [placed] = await loadOrders(id)
  expect(placed).toMatchObject({
    subtotal: 259_80,
    discounted: 225_82,
    delivery: 0,
    express: 10_00,
    coupon: 135_49,
    amount: 100_33,
    discountCode: 'FIRSTDAY',
    discountRate: 0.6,
    shippingMethod: 'Express',
  })
  const lines = await shop.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, placed?.id ?? ''))
  expect(lines.map(({ linePaid, flashUnits }) => [linePaid, flashUnits])).toEqual([
    [89_82, 0],
    [136_00, 1],
  ])
})

test.each([
  [169_00, 194],
  [169_01, 169.01],
])('delivery fee for a discounted total of %d fils (D-04)', async (price, amount) => {
  const { token } = await aCustomer(shop.shop)
  const tee = await aProduct(shop.shop, { price })
  expect(await place(token, anOrder([aLine(tee)], amount))).toMatchObject({ success: true })
})

test('amounts are compared in fils, rounded half up (D-06)', async () => {
  const { token } = await aCustomer(shop.shop)
  const tee = await aProduct(shop.shop, { price: 10_05 })
  expect(await place(token, anOrder([aLine(tee)], 35.054))).toMatchObject({ success: true })
  expect(await place(token, anOrder([aLine(tee)], 35.0449))).toMatchObject({ code: 'amount_changed' })
})

test('a wrong amount returns the new quote in AED and changes nothing (D-06)', async () => {
  const [{ id, token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  await shop.call('POST /api/cart/add', aLine(tee), { token })
  await shop.db.update(products).set({ price: 110_50, discount: 10 }).where(eq(products.id, tee.id))
  const response = await shop.request({
    method: 'POST',
    url: '/api/order/place',
    headers: { token },
    payload: anOrder([aLine(tee)], 125, { shippingMethod: 'Express', discountCode: 'AFZ44' }),
  })
  expect(response.statusCode).toBe(409)
  expect(response.json()).toEqual({
    success: false,
    code: 'amount_changed',
    message: expect.any(String),
    quote: {
      subtotal: 110.5,
      discounted: 99.45,
      delivery: 25,
      express: 10,
      cashFee: 0,
      coupon: 4.97,
      amount: 129.48,
    },
  })
  expect([await loadOrders(id), await loadStock(tee.id)]).toEqual([[], 5])
  expect(await shop.call('POST /api/discount/check', { code: 'AFZ44' }, { token })).toMatchObject({
    success: true,
  })
})

test('prices, names, discounts and user ids in a request are ignored (DATA-29, D-06, D-30)', async () => {
  const [mine, other] = [await aCustomer(shop.shop), await aCustomer(shop.shop)]
  const tee = await aProduct(shop.shop)
  const item = {
    ...aLine(tee),
    price: 0.01,
    discount: 99,
    name: 'Free',
    flashsale: true,
    subSKU: 'x',
    _id: 'y',
  }
  const address = { ...ADDRESS, userId: other.id }
  const order = { ...anOrder([item], 125), address, userId: other.id, status: 'Delivered', payment: true }
  expect(await place(mine.token, order)).toMatchObject({ success: true })
  expect(await loadOrders(other.id)).toEqual([])
  expect(await loadOrders(mine.id)).toMatchObject([{ amount: 125_00, status: 'Order Placed', paid: false }])
})

test('fees come from the shop settings (CHK-17, CONST-03, D-04)', async () => {
  const { token } = await aCustomer(shop.shop)
  const tee = await aProduct(shop.shop)
  await shop.db.update(shopSettings).set({ deliveryFee: 31_00 })
  const answer = await place(token, anOrder([aLine(tee)], 125))
  await shop.db.update(shopSettings).set({ deliveryFee: 25_00 })
  expect(answer).toMatchObject({ code: 'amount_changed', quote: { delivery: 31, amount: 131 } })
})

test('an order above the largest supported amount is refused', async () => {
  const { id, token } = await aCustomer(shop.shop)
  const colours = [{ colorName: 'Coral', stocks: { '90': 2_000_000_000 } }]
  const tee = await aProduct(shop.shop, { colours, price: 250_00 })
  const order = anOrder([aLine(tee, { quantity: 100_000 })], 25_000_000)
  expect(await place(token, order)).toMatchObject({ code: 'invalid_quantity' })
  expect([await loadOrders(id), await loadStock(tee.id)]).toEqual([[], 2_000_000_000])
})

test('every line with too little stock is returned with the remaining stock, and nothing is ordered (D-41)', async () => {
  const { id, token } = await aCustomer(shop.shop)
  const [tee, gone, plenty] = [
    await aProduct(shop.shop),
    await aProduct(shop.shop),
    await aProduct(shop.shop),
  ]
  await shop.db.update(products).set({ status: 'archived' }).where(eq(products.id, gone.id))
  const unknown = { itemId: 'no product', size: '1', colorName: 'x', quantity: 1 }
  const items = [
    aLine(plenty),
    aLine(tee, { quantity: 4 }),
    aLine(tee, { quantity: 2 }),
    aLine(gone),
    unknown,
    aLine(plenty, { size: '100', quantity: Number.MAX_SAFE_INTEGER }),
  ]
  const named = ({ quantity: _, ...line }: ReturnType<typeof aLine>, left: number) => ({ ...line, left })
  expect(await place(token, anOrder(items, 1, { discountCode: 'FIRSTDAY' }))).toEqual({
    success: false,
    code: 'out_of_stock',
    message: expect.any(String),
    lines: [
      named(aLine(tee), 5),
      named(aLine(gone), 0),
      named(unknown, 0),
      named(aLine(plenty, { size: '100' }), 5),
    ],
  })
  expect([await loadOrders(id), await loadStock(plenty.id), await loadStock(tee.id)]).toEqual([[], 5, 5])
})

test('a repeated idempotency key returns the identical response and orders nothing (D-43)', async () => {
  const [{ id, token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const request = {
    method: 'POST',
    url: '/api/order/place',
    headers: { token, 'idempotency-key': 'this order' },
    payload: anOrder([aLine(tee)], 125),
  } as const
  const [first, second] = [await shop.request(request), await shop.request(request)]
  expect([second.statusCode, second.body]).toEqual([200, first.body])
  expect([(await loadOrders(id)).length, await loadStock(tee.id)]).toEqual([1, 4])
})

test('a reused key with another body is refused, except for another customer or after a refusal (D-43)', async () => {
  const [mine, other, tee] = [
    await aCustomer(shop.shop),
    await aCustomer(shop.shop),
    await aProduct(shop.shop),
  ]
  expect(await place(mine.token, anOrder([aLine(tee)], 99), 'key')).toMatchObject({ code: 'amount_changed' })
  expect(await place(mine.token, anOrder([aLine(tee)], 125), 'key')).toMatchObject({ success: true })
  expect(await place(mine.token, anOrder([aLine(tee, { quantity: 2 })], 200), 'key')).toMatchObject({
    code: 'key_reused',
  })
  expect(await place(other.token, anOrder([aLine(tee, { quantity: 2 })], 200), 'key')).toMatchObject({
    success: true,
  })
  expect(await loadStock(tee.id)).toBe(2)
})

test('an order notifies the catalogue, and a refusal does not (D-15)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const stockChanged = vi.spyOn(shop.shop.catalogue, 'stockChanged')
  await place(token, anOrder([aLine(tee, { quantity: 6 })], 600))
  expect(stockChanged).not.toHaveBeenCalled()
  await place(token, anOrder([aLine(tee, { quantity: 2 })], 200))
  expect(stockChanged.mock.calls.map(([ids]) => [...ids])).toEqual([[tee.id]])
  stockChanged.mockRestore()
})
