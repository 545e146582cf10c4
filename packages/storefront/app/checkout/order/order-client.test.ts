import { createClient, type TransportRequest } from '@little-dunes/domain/contract/client'
import { aWireRefusal } from '@little-dunes/domain/testing/a-wire-refusal'
import { expect, test } from 'vitest'
import { createOrderClient, type OrderRequest } from '#checkout/order/order-client'
import { memoryStorage } from '#platform/testing/memory-storage'

const order: OrderRequest = {
  address: {
    fullname: 'Amna',
    email: 'amna@example.com',
    phone: '+971501234567',
    street: 'Villa 12',
    city: 'Dubai',
    region: 'Dubai',
    zipcode: '00000',
  },
  items: [{ itemId: 'dress', size: '100', colorName: 'Shell', quantity: 1 }],
  amount: 128.2,
  shippingMethod: 'Normal',
  discountCode: null,
}

const CASH = 'POST /api/order/place'
const placed = { success: true, message: '', orderId: 'o1' }

function aDesk(...answers: unknown[]) {
  const requests: TransportRequest[] = []
  const storage = memoryStorage()
  const damage = (value: unknown) => storage.set('orderAttempt', JSON.stringify(value))
  let ids = 0
  const call = createClient(async (request) => {
    requests.push(request)
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  /** A new client over the same storage, as after a reload. */
  const open = () => createOrderClient({ call, storage, newId: () => `key-${++ids}` })
  return { open, requests, damage, keys: () => requests.map((request) => request.headers['idempotency-key']) }
}

test('an order after a response is a new attempt with a new key (D-43)', async () => {
  const { open, keys } = aDesk(placed, placed)
  expect(await open().place(CASH, order)).toEqual({ kind: 'placed', items: order.items, answer: placed })
  await open().place(CASH, order)
  expect(keys()).toEqual(['key-1', 'key-2'])
})

test('an order without a response is sent again with the same key, even after a reload', async () => {
  const { open, keys, requests } = aDesk(new Error('offline'), placed)
  expect(await open().place(CASH, order)).toEqual({ kind: 'unanswered' })
  await open().place(CASH, { ...order, amount: 130 })
  expect(keys()).toEqual(['key-1', 'key-1'])
  expect(requests[1]?.body).toEqual(order)
})

test.each([
  7,
  [],
  { name: CASH },
  { name: CASH, key: 'k', order: { address: null, items: 'many' } },
  { name: CASH, key: 7, order },
  { name: CASH, key: 'two\nlines', order },
])('a damaged attempt %j is ignored', async (attempt) => {
  const { open, keys, damage } = aDesk(placed)
  damage(attempt)
  expect(await open().place(CASH, order)).toMatchObject({ kind: 'placed' })
  expect(keys()).toEqual(['key-1'])
})

test.each(['in_progress', 'unexpected', 'unavailable', 'payments_unavailable', 'session_ended'] as const)(
  'a temporary failure (%s) keeps the key',
  async (code) => {
    const { open, keys } = aDesk(aWireRefusal(code), placed)
    expect(await open().place(CASH, order)).toMatchObject({ kind: 'refused', refusal: { code } })
    await open().place(CASH, order)
    expect(keys()).toEqual(['key-1', 'key-1'])
  },
)

test('a corrected order after a refusal has a new key', async () => {
  const { open, keys } = aDesk(aWireRefusal('amount_changed'), placed)
  expect(await open().place(CASH, order)).toMatchObject({
    kind: 'refused',
    refusal: { code: 'amount_changed' },
  })
  await open().place(CASH, { ...order, amount: 130 })
  expect(keys()).toEqual(['key-1', 'key-2'])
})

test('a changed order has a new key', async () => {
  const { open, keys } = aDesk(new Error('offline'), placed)
  await open().place(CASH, order)
  await open().place(CASH, { ...order, shippingMethod: 'Express' })
  expect(keys()).toEqual(['key-1', 'key-2'])
})

test('the same cart with another payment method is a new attempt', async () => {
  const { open, keys, requests } = aDesk(new Error('offline'), {
    ...placed,
    clientSecret: 's',
    verified: false,
  })
  await open().place(CASH, order)
  expect(await open().place('POST /api/order/embedded-stripe', order)).toMatchObject({
    kind: 'placed',
    answer: { clientSecret: 's' },
  })
  expect(keys()).toEqual(['key-1', 'key-2'])
  expect(requests[1]?.path).toBe('/api/order/embedded-stripe')
})
