import { MINUTE } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsletterConsents, users } from '#accounts/account-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let token: string
let people: Awaited<ReturnType<typeof aCustomer>>[]

async function place(person: { token: string }, region: string) {
  const tee = await aProduct(shop.shop)
  shop.clock.moveBy(MINUTE)
  const body = { ...anOrder([aLine(tee)], 125), address: { ...ADDRESS, region } }
  return requireSuccess(await shop.call('POST /api/order/place', body, { token: person.token })).orderId
}

beforeAll(async () => {
  shop = await startTestShop()
  token = (await aMember(shop.shop, 'manager')).token
  people = [await aCustomer(shop.shop), await aCustomer(shop.shop), await aCustomer(shop.shop)]
})
afterAll(() => shop.close())

const listIndexes = async (input: object) =>
  requireSuccess(await shop.call('GET /api/staff/customers', input, { token }))
    .customers.map(({ id }) => people.findIndex((person) => person.id === id))
    .toSorted()

test('filters customers by having ordered and by the emirate of the last order, without cancelled orders', async () => {
  const [first, second] = people
  if (!first || !second) throw new Error('The shop has fewer than two customers')
  await place(first, 'Sharjah')
  await place(first, 'Dubai')
  const orderId = await place(second, 'Ajman')
  requireSuccess(await shop.call('POST /api/order/cancel', { orderId }, { token: second.token }))
  expect(await listIndexes({ ordered: 'yes' })).toEqual([0])
  expect(await listIndexes({ ordered: 'no' })).toEqual([1, 2])
  expect(await listIndexes({ region: 'Dubai' })).toEqual([0])
  expect(await listIndexes({ region: 'Sharjah' })).toEqual([])
  expect(await listIndexes({ region: 'Ajman' })).toEqual([])
})

test('filters customers by guest and by current newsletter consent', async () => {
  const [first, second, third] = people.map(({ id }) => id)
  if (!first || !second || !third) throw new Error('The shop has fewer than three customers')
  await shop.db.update(users).set({ guest: true }).where(eq(users.id, third))
  expect(await listIndexes({ guest: 'yes' })).toEqual([2])
  expect(await listIndexes({ guest: 'no' })).toEqual([0, 1])
  const consent = { language: 'en', consentedAt: shop.clock.now() } as const
  await shop.db.insert(newsletterConsents).values([
    { ...consent, userId: first },
    { ...consent, userId: second, endedAt: shop.clock.now() },
  ])
  expect(await listIndexes({ news: 'yes' })).toEqual([0])
  expect(await listIndexes({ news: 'yes', ordered: 'no' })).toEqual([])
})
