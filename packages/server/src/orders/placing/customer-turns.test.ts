import { createClient } from '@little-dunes/domain/contract/client'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders } from '#orders/store/order-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'
import { withoutOrderLimits } from '#testing/without-order-limits'

let shop: TestShop
let call: TestShop['call']
const waits: (string | null)[] = []

beforeAll(async () => {
  shop = await startTestShop()
  await withoutOrderLimits(shop.db)
  const address = await shop.server.listen({ port: 0, host: '127.0.0.1' })
  call = createClient(async ({ method, path, headers, body }) => {
    const json = { 'content-type': 'application/json', ...headers }
    const response = await fetch(address + path, { method, headers: json, body: JSON.stringify(body) })
    if (response.status === 429) waits.push(response.headers.get('retry-after'))
    return response.json()
  })
})
afterAll(() => shop.close())

test('58 simultaneous orders of a customer use one connection, others are served, and retries succeed', async () => {
  const [{ id, token }, other] = [await aCustomer(shop.shop), await aCustomer(shop.shop)]
  const tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 1000 } }] })
  // Blocks the customer's first order at its stock.
  const holder = await shop.database.pool.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT 1 FROM size_entries WHERE product_id = $1 FOR UPDATE', [tee.id])
  const placing = Array.from({ length: 58 }, (_, n) =>
    call('POST /api/order/place', anOrder([aLine(tee)], 125), { token, idempotencyKey: `order ${n}` }),
  )
  await Promise.race(placing)
  expect(await call('POST /api/cart/add', aLine(tee, { size: '100' }), { token: other.token })).toMatchObject(
    {
      code: 'size_not_available',
    },
  )
  expect(await call('POST /api/cart/get', {}, { token: other.token })).toMatchObject({ success: true })
  expect(shop.database.pool.waitingCount).toBe(0)
  await holder.query('ROLLBACK')
  holder.release()
  const answers = await Promise.all(placing)
  const placed = answers.filter((answer) => answer.success)
  const refused = answers.filter((answer) => !answer.success && answer.code === 'too_many_requests')
  expect([placed.length, refused.length]).toEqual([21, 37])
  expect(waits).toEqual(refused.map(() => expect.stringMatching(/^\d+$/)))
  expect(await shop.db.select().from(orders).where(eq(orders.userId, id))).toHaveLength(placed.length)
})
