import type { CustomerView } from '@little-dunes/domain/contract/staff/choices'
import { MINUTE } from '@little-dunes/domain/durations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopSettings } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let token: string
let people: Awaited<ReturnType<typeof aCustomer>>[]

async function joined(name: string, email: string, phone: string) {
  shop.clock.moveBy(MINUTE)
  return aCustomer(shop.shop, { name, email, phone })
}

beforeAll(async () => {
  shop = await startTestShop()
  token = (await aMember(shop.shop, 'manager')).token
  people = [
    await joined('Fatima Al Zaabi', 'fatima@example.com', '+971507654321'),
    await joined('أحمد الظاهري', 'a.dhaheri@example.com', '+971551112222'),
    await joined('Priya 100% Nair', 'priya_nair@example.com', '+971529876543'),
  ]
})
afterAll(() => shop.close())

const list = async (input: object = {}) =>
  requireSuccess(await shop.call('GET /api/staff/customers', input, { token }))
const listIndexes = async (input: object) =>
  (await list(input)).customers.map(({ id }) => people.findIndex((person) => person.id === id))

/** Places an order of one tee at AED 100.00 and AED 25.00 for delivery. */
async function place(person: { token: string }, region = 'Dubai') {
  const tee = await aProduct(shop.shop)
  shop.clock.moveBy(MINUTE)
  const body = { ...anOrder([aLine(tee)], 125), address: { ...ADDRESS, region } }
  return requireSuccess(await shop.call('POST /api/order/place', body, { token: person.token })).orderId
}
const staff = <Name extends 'POST /api/staff/order/move'>(
  name: Name,
  input: Parameters<typeof shop.call<Name>>[1],
) => shop.call(name, input, { token })
async function deliver(orderId: string) {
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const)
    requireSuccess(await staff('POST /api/staff/order/move', { orderId, to }))
}

test('customers are listed newest first, and a search matches part of name, email or phone in any Arabic spelling', async () => {
  expect(await listIndexes({})).toEqual([2, 1, 0])
  expect(await listIndexes({ q: 'zaabi FATIMA' })).toEqual([0])
  expect(await listIndexes({ q: '050 765' })).toEqual([0])
  expect(await listIndexes({ q: '4321' })).toEqual([0])
  expect(await listIndexes({ q: '+971 55' })).toEqual([1])
  expect(await listIndexes({ q: 'احمد الظاهرى' })).toEqual([1])
  expect(await listIndexes({ q: 'dhaheri@' })).toEqual([1])
  expect(await listIndexes({ q: '100%' })).toEqual([2])
  expect(await listIndexes({ q: 'a_n' })).toEqual([2])
  expect(await listIndexes({ q: "'; DROP TABLE users; --" })).toEqual([])
})

test('a list continues from its end in both directions, and an unknown cursor gives an empty list', async () => {
  const [oldest, middle, newest] = people.map(({ id }) => id)
  expect(await listIndexes({ older: newest })).toEqual([1, 0])
  expect(await listIndexes({ newer: oldest })).toEqual([2, 1])
  expect(await list({ older: middle })).toMatchObject({ older: null, newer: oldest })
  expect(await listIndexes({ older: '019a0000-0000-7000-8000-000000000000' })).toEqual([])
  expect(await listIndexes({ older: 'x' })).toEqual([])
})

test('each customer has orders and kept amounts, and returning and refusing customers have separate lists', async () => {
  const [fatima, ahmed, priya] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  const row = async (person: { id: string }) => (await list()).customers.find(({ id }) => id === person.id)
  expect(await row(fatima)).toMatchObject({ orders: 0, spent: 0, lastOrderAt: null, region: null })
  const first = await place(fatima, 'Abu Dhabi')
  await place(fatima, 'Sharjah')
  const lastOrderAt = shop.clock.now().getTime()
  await deliver(first)
  const refund = { orderId: first, amount: 30, reason: 'A button was missing' }
  requireSuccess(await shop.call('POST /api/staff/order/refund', refund, { token }))
  expect(await row(fatima)).toMatchObject({ orders: 2, spent: 220_00, lastOrderAt, region: 'Sharjah' })

  const refusedOrder = await place(ahmed)
  await staff('POST /api/staff/order/move', { orderId: refusedOrder, to: 'Packing' })
  await staff('POST /api/staff/order/move', { orderId: refusedOrder, to: 'Shipped' })
  requireSuccess(await shop.call('POST /api/staff/order/refuse', { orderId: refusedOrder }, { token }))
  await place(priya)
  const views: Record<CustomerView, number[]> = {
    all: [2, 1, 0],
    returning: [0],
    refused: [1],
    arabic: [],
    to_erase: [],
  }
  for (const [view, expected] of Object.entries(views)) expect(await listIndexes({ view })).toEqual(expected)
  expect(await row(ahmed)).toMatchObject({ orders: 0, spent: 0 })
})

test('a customer without an account is marked as a guest, in the list and on the customer page', async () => {
  await shop.db.update(shopSettings).set({ guestCheckout: true })
  const guest = { name: 'Salma', email: 'salma@example.com', phone: '+971561234567' }
  requireSuccess(await shop.call('POST /api/guest/start', guest))
  const { customers } = await list({ q: 'salma' })
  expect(customers).toMatchObject([{ name: 'Salma', guest: true }])
  const customerId = customers[0]?.id ?? ''
  const seen = requireSuccess(await shop.call('GET /api/staff/customer', { customerId }, { token }))
  expect(seen.customer).toMatchObject({ guest: true, newsletterSince: null })
  expect((await list({ q: 'fatima' })).customers).toMatchObject([{ guest: false }])
})
