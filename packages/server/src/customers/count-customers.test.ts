import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#accounts/account-tables'
import { CUSTOMER_COUNTS } from '#customers/count-customers'
import { MAX_COUNTED, selectCounts } from '#database/lists/count-rows'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { customerPurchases } from '#orders/store/order-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'
import { withoutOrderLimits } from '#testing/without-order-limits'

let shop: TestShop
let owner: { token: string }
let tee: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  shop = await startTestShop()
  await withoutOrderLimits(shop.db)
  owner = await aMember(shop.shop, 'owner')
  tee = await aProduct(shop.shop)
})
afterAll(() => shop.close())

/** The non-zero counts, with `+` after lower bounds. */
async function counts() {
  const answer = requireSuccess(await shop.call('GET /api/staff/customers/counts', {}, owner))
  const entries = Object.entries(answer.counts).map(([view, { count, more }]) => [
    view,
    `${count}${more ? '+' : ''}`,
  ])
  return Object.fromEntries(entries.filter(([, count]) => count !== '0'))
}

const place = async ({ token }: { token: string }, language: 'en' | 'ar' = 'en') =>
  requireSuccess(await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token, language }))
    .orderId

test('tabs count returning, refusing and Arabic-speaking customers, and follow every order change', async () => {
  expect(await counts()).toEqual({})
  const [fatima, ahmed] = [await aCustomer(shop.shop), await aCustomer(shop.shop)]
  expect(await counts()).toEqual({ all: '2' })
  await place(fatima)
  const second = await place(fatima, 'ar')
  expect(await counts()).toEqual({ all: '2', returning: '1', arabic: '1' })
  requireSuccess(await shop.call('POST /api/order/cancel', { orderId: second }, fatima))
  expect(await counts()).toEqual({ all: '2', arabic: '1' })
  const third = await place(fatima)
  expect(await counts()).toEqual({ all: '2', returning: '1' })

  for (const to of ['Packing', 'Shipped'] as const)
    requireSuccess(await shop.call('POST /api/staff/order/move', { orderId: third, to }, owner))
  requireSuccess(await shop.call('POST /api/staff/order/refuse', { orderId: third }, owner))
  expect(await counts()).toEqual({ all: '2', refused: '1' })
  await shop.db.execute(sql`UPDATE orders SET user_id = ${ahmed.id} WHERE id = ${third}`)
  const purchases = Object.fromEntries(
    (await shop.db.select().from(customerPurchases)).map(({ userId, ...row }) => [userId, row]),
  )
  expect(purchases).toEqual({ [fatima.id]: { orders: 1, refused: 0 }, [ahmed.id]: { orders: 0, refused: 1 } })
  expect(await findInconsistencies(shop.db)).toEqual([])

  await shop.db.update(users).set({ erasedAt: shop.clock.now() }).where(eq(users.id, ahmed.id))
  expect(await counts()).toEqual({ all: '1' })
})

test('a customer who signs up in Arabic is listed as Arabic-speaking before the first order', async () => {
  const form = {
    name: 'Salma',
    email: 'salma@example.com',
    phone: '+971561234567',
    password: 'dunes at dawn',
  }
  requireSuccess(await shop.call('POST /api/user/register', form, { language: 'ar' }))
  const { customers } = requireSuccess(await shop.call('GET /api/staff/customers', { view: 'arabic' }, owner))
  expect(customers.map(({ email }) => email)).toEqual([form.email])
  const customerId = customers[0]?.id ?? ''
  expect(
    requireSuccess(await shop.call('GET /api/staff/customer', { customerId }, owner)).customer,
  ).toMatchObject({
    language: 'ar',
    deletionAskedAt: null,
  })
})

test('tab counts in a large shop stop at the limit', async () => {
  const many = MAX_COUNTED + 2
  await shop.db.execute(sql`
    INSERT INTO users (id, name, email, phone, password_hash, created_at, language, deletion_asked_at)
    SELECT gen_random_uuid(), 'Many', 'many' || n || '@example.com', 'many' || n, '', now(), 'ar', now() FROM generate_series(1, ${many}) n`)
  await shop.db.execute(
    sql`INSERT INTO customer_purchases (user_id, orders, refused) SELECT id, 2, 1 FROM users WHERE name = 'Many'`,
  )
  const limited = `${MAX_COUNTED}+`
  expect(await counts()).toEqual({
    all: limited,
    returning: limited,
    refused: limited,
    arabic: limited,
    to_erase: limited,
  })
  const looked = (await selectCounts(shop.shop, CUSTOMER_COUNTS)).rows.map((row) => Number(row.looked))
  expect(Math.max(...looked)).toBe(MAX_COUNTED + 1)
})
