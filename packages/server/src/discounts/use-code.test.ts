import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#database/in-transaction'
import { codeUses, discountCodes } from '#discounts/discount-tables'
import { recordCodeUse } from '#discounts/use-code'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

/** A code for one use per customer, and two orders of a customer that have no code yet. */
async function twoOrders(code: string) {
  await shop.db.insert(discountCodes).values({ code, rate: 0.1 })
  const [customer, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const place = async () => {
    const token = { token: customer.token }
    return requireSuccess(await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), token)).orderId
  }
  const use = { userId: customer.id, code, maxUses: null }
  return [
    { ...use, orderId: await place() },
    { ...use, orderId: await place() },
  ] as const
}

/** Waits until a statement of this database waits for a lock of another transaction. */
const waitForBlocked = () =>
  expect
    .poll(async () => {
      const { rows } = await shop.db.execute(sql`SELECT 1 FROM pg_locks l JOIN pg_stat_activity a USING (pid)
        WHERE NOT l.granted AND a.datname = current_database()`)
      return rows.length
    })
    .toBeGreaterThan(0)

/** Records the second use while the transaction of the first is still open; `end` ends that transaction. */
async function atOnce(code: string, end: () => void) {
  const [first, second] = await twoOrders(code)
  const recorded = Promise.withResolvers<void>()
  const blocked = Promise.withResolvers<void>()
  const one = inTransaction(shop.shop, async (tx) => {
    const answer = await recordCodeUse(tx, first)
    recorded.resolve()
    await blocked.promise
    end()
    return answer
  })
  await recorded.promise
  const other = inTransaction(shop.shop, (tx) => recordCodeUse(tx, second))
  await waitForBlocked()
  blocked.resolve()
  const [left, right] = await Promise.allSettled([one, other])
  const uses = await shop.db.select().from(codeUses).where(sql`${codeUses.code} = ${code}`)
  return { left, right, orders: uses.map(({ orderId }) => orderId), first, second }
}

test('of two simultaneous orders of a customer for the last use, the database accepts one (D-44)', async () => {
  const { left, right, orders, first } = await atOnce('ONCE', () => {})
  expect(left).toMatchObject({ value: null })
  expect(right).toMatchObject({ value: 'code_used' })
  expect(orders).toEqual([first.orderId])
})

test('a rolled-back use is available to the waiting order', async () => {
  const { left, right, orders, second } = await atOnce('AGAIN', () => {
    throw new Error('The order was not placed')
  })
  expect(left.status).toBe('rejected')
  expect(right).toMatchObject({ value: null })
  expect(orders).toEqual([second.orderId])
})
