import { createClient } from '@little-dunes/domain/contract/client'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { codeUses } from '#discounts/discount-tables'
import { orderLines, orders } from '#orders/store/order-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
/** Calls over the network, with one connection per concurrent request. */
let call: TestShop['call']

const BUYERS = 60
/** The races need all buyers at once, even on a slow machine. */
const unanswered = { max: BUYERS, min: BUYERS, target: 250, interval: 1_000 }

beforeAll(async () => {
  shop = await startTestShop({ storefront: null, poolSize: BUYERS, connectionLimits: { unanswered } })
  const address = await shop.server.listen({ port: 0, host: '127.0.0.1' })
  call = createClient(async ({ method, path, headers, body }) => {
    const json = { 'content-type': 'application/json', ...headers }
    const response = await fetch(address + path, { method, headers: json, body: JSON.stringify(body) })
    return response.json()
  })
})
afterAll(() => shop.close())

const place = (token: string, order: ReturnType<typeof anOrder>, idempotencyKey?: string) =>
  call('POST /api/order/place', order, { token, ...(idempotencyKey ? { idempotencyKey } : {}) })

const many = <Made>(count: number, make: (index: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

const loadStocks = async (productIds: string[]) => {
  const entries = await shop.db.select().from(sizeEntries).where(inArray(sizeEntries.productId, productIds))
  return entries.map((entry) => entry.stocks)
}

const countSold = async (productIds: string[]) => {
  const lines = await shop.db.select().from(orderLines).where(inArray(orderLines.productId, productIds))
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

test('sixty buyers compete for the last units, and the shop sells exactly those (D-41)', async () => {
  const colours = [{ colorName: 'Coral', stocks: { '90': 17 } }]
  const tee = await aProduct(shop.shop, { colours })
  const buyers = await many(BUYERS, () => aCustomer(shop.shop))
  const answers = await Promise.all(buyers.map(({ token }) => place(token, anOrder([aLine(tee)], 125))))
  const refused = answers.filter((answer) => !answer.success)
  expect(refused).toHaveLength(BUYERS - 17)
  for (const answer of refused) {
    expect(answer).toMatchObject({
      code: 'out_of_stock',
      lines: [{ itemId: tee.id, left: expect.any(Number) }],
    })
  }
  expect([await loadStocks([tee.id]), await countSold([tee.id])]).toEqual([[0], 17])
  const placed = await shop.db.select().from(orders)
  expect(placed.filter((order) => buyers.some((buyer) => buyer.id === order.userId))).toHaveLength(17)
})

test('a cart with several products is bought in full or not at all, in any line order (D-41)', async () => {
  const colours = [{ colorName: 'Coral', stocks: { '90': 10 } }]
  const goods = await many(4, () => aProduct(shop.shop, { colours }))
  const ids = goods.map((product) => product.id)
  const buyers = await many(40, () => aCustomer(shop.shop))
  const answers = await Promise.all(
    buyers.map(({ token }, index) => {
      const basket = goods.filter((_, place) => place !== index % 4).map((product) => aLine(product))
      return place(token, anOrder(index % 2 ? basket.reverse() : basket, 300))
    }),
  )
  const placed = answers.filter((answer) => answer.success).length
  for (const answer of answers) expect(answer.success || answer.code === 'out_of_stock').toBe(true)
  expect(await countSold(ids)).toBe(placed * 3)
  const stocks = await loadStocks(ids)
  expect(stocks.reduce((sum, left) => sum + left, 0)).toBe(40 - placed * 3)
  expect(Math.min(...stocks)).toBeGreaterThanOrEqual(0)
  expect(placed).toBeGreaterThan(0)
})

test('ten simultaneous clicks on the order button place one order (D-43)', async () => {
  const [{ id, token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const answers = await many(10, () => place(token, anOrder([aLine(tee)], 125), 'one click'))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ success: true })
  expect(await shop.db.select().from(orders).where(eq(orders.userId, id))).toHaveLength(1)
  expect(await loadStocks([tee.id])).toEqual(expect.arrayContaining([4, 5]))
})

test('only one of two simultaneous orders uses a single-use code (D-44)', async () => {
  const [{ id, token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const order = anOrder([aLine(tee)], 65, { discountCode: 'FIRSTDAY' })
  const answers = await many(6, () => place(token, order))
  expect(answers.filter((answer) => answer.success)).toHaveLength(1)
  for (const answer of answers) expect(answer.success || answer.code === 'code_used').toBe(true)
  expect(await shop.db.select().from(codeUses).where(eq(codeUses.userId, id))).toHaveLength(1)
  expect(await countSold([tee.id])).toBe(1)
})

test('only one of many simultaneous cancellations succeeds, and stock returns once (D-48)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const placed = await place(token, anOrder([aLine(tee, { quantity: 3 })], 300))
  const orderId = placed.success ? placed.orderId : ''
  const answers = await many(8, () => call('POST /api/order/cancel', { orderId }, { token }))
  expect(answers.filter((answer) => answer.success)).toHaveLength(1)
  for (const answer of answers) expect(answer.success || answer.code === 'cannot_cancel').toBe(true)
  expect(await loadStocks([tee.id])).toEqual([5, 5])
})

test('simultaneous orders and cancellations keep the sum of stock and sold units constant (D-41)', async () => {
  const colours = [{ colorName: 'Coral', stocks: { '90': 6 } }]
  const goods = await many(2, () => aProduct(shop.shop, { colours }))
  const ids = goods.map((product) => product.id)
  const buyers = await many(20, () => aCustomer(shop.shop))
  await Promise.all(
    buyers.map(async ({ token }, index) => {
      const basket = goods.map((product) => aLine(product))
      const answer = await place(token, anOrder(index % 2 ? basket.reverse() : basket, 200))
      if (!answer.success) return expect(answer.code).toBe('out_of_stock')
      if (index % 3) return
      const { orderId } = answer
      expect(await call('POST /api/order/cancel', { orderId }, { token })).toMatchObject({ success: true })
    }),
  )
  const live = await shop.db
    .select({ quantity: orderLines.quantity })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.status, 'Order Placed'))
    .then((lines) => lines.length)
  expect(live).toBeGreaterThan(0)
  const cancelled = await cancelledUnits(ids)
  const left = (await loadStocks(ids)).reduce((sum, stock) => sum + stock, 0)
  expect(left + (await countSold(ids)) - cancelled).toBe(12)
})

async function cancelledUnits(productIds: string[]) {
  const lines = await shop.db
    .select({ line: orderLines, status: orders.status })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(inArray(orderLines.productId, productIds))
  return lines.filter((row) => row.status === 'Cancelled').reduce((sum, row) => sum + row.line.quantity, 0)
}

test('units added to the cart while an order is placed stay in the cart (D-43)', async () => {
  const { token } = await aCustomer(shop.shop)
  const colours = [{ colorName: 'Coral', stocks: { '90': 60 } }]
  const tee = await aProduct(shop.shop, { colours })
  await call('POST /api/cart/add', aLine(tee, { quantity: 5 }), { token })
  await Promise.all([
    place(token, anOrder([aLine(tee, { quantity: 5 })], 500)),
    ...Array.from({ length: 8 }, () => call('POST /api/cart/add', aLine(tee), { token })),
  ])
  expect(await call('POST /api/cart/get', {}, { token })).toMatchObject({
    cartData: { [tee.id]: { '90': { quantity: 8 } } },
  })
})
