import { createClient } from '@little-dunes/domain/contract/client'
import type { WireOrder } from '@little-dunes/domain/contract/orders/order-calls'
import { aWireRefusal } from '@little-dunes/domain/testing/a-wire-refusal'
import { expect, test, vi } from 'vitest'
import { createOrdersStore } from '#account/create-orders-store'

const order = { _id: 'o1', status: 'Order Placed' } as WireOrder

/** Two orders per page. */
function createPage(orders: WireOrder[], { before }: { before?: string }) {
  const start = before === undefined ? 0 : orders.findIndex((one) => one._id === before) + 1
  const page = orders.slice(start, start + 2)
  const last = page.at(-1)?._id
  return { success: true, orders: page, ...(orders.length > start + 2 && { older: last }) }
}

function aCustomer(cancelAnswer: unknown = { success: true, message: '' }) {
  const state = { token: 't1', orders: [order], offline: false }
  const useOrders = createOrdersStore({
    token: () => state.token,
    call: createClient(async ({ path, body }) => {
      if (state.offline) throw new Error('offline')
      return path === '/api/order/cancel'
        ? cancelAnswer
        : createPage(state.orders, body as { before?: string })
    }),
  })
  return { state, orders: useOrders.getState }
}

const statuses = (orders: WireOrder[] | null) => orders?.map((one) => one.status)

test('a cancellation shows at once, before the response (STATE-34)', async () => {
  const { orders } = aCustomer()
  await orders().load()
  const answer = orders().cancel('o1')
  expect(statuses(orders().orders)).toEqual(['Cancelled'])
  expect(await answer).toBe(true)
})

test('a cancelled paid card order shows its refund as pending (D-48)', async () => {
  const { orders, state } = aCustomer()
  const card = { ...order, paymentMethod: 'stripe', refund: null } as WireOrder
  state.orders = [
    { ...card, payment: true },
    { ...card, _id: 'o2', payment: false },
  ]
  await orders().load()
  await orders().cancel('o1')
  await orders().cancel('o2')
  expect(orders().orders?.map((one) => one.refund)).toEqual([{ refundedAt: null }, null])
})

test('a refused cancellation restores the real status (STATE-35)', async () => {
  const { orders, state } = aCustomer(aWireRefusal('cannot_cancel'))
  await orders().load()
  state.orders = [{ ...order, status: 'Shipped' }]
  expect(await orders().cancel('o1')).toBe(false)
  expect(statuses(orders().orders)).toEqual(['Shipped'])
})

test('a failed load keeps the list and is only logged (MSG-44, STATE-36)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { orders, state } = aCustomer()
  await orders().load()
  state.offline = true
  await orders().load()
  expect(orders()).toMatchObject({ failed: true, orders: [order] })
  log.mockRestore()
})

test('another customer in the same browser never sees the orders', async () => {
  const { orders, state } = aCustomer()
  await orders().load()
  state.token = 't2'
  const arriving = orders().load()
  expect(orders().orders).toBeNull()
  await arriving
})

const five = ['o5', 'o4', 'o3', 'o2', 'o1'].map((_id) => ({ ...order, _id }) as WireOrder)
const ids = (orders: WireOrder[] | null) => orders?.map((one) => one._id)

test('older orders are loaded page by page until the end (API-66)', async () => {
  const { orders, state } = aCustomer()
  state.orders = five
  await orders().load()
  expect(ids(orders().orders)).toEqual(['o5', 'o4'])
  for (const known of [4, 5, 5]) {
    expect(await orders().loadOlder()).toBe(true)
    expect(orders().orders).toHaveLength(known)
  }
  expect(orders()).toMatchObject({ older: null, loadingOlder: false })
})

test('two simultaneous clicks load a page once, and a failed load can be repeated', async () => {
  const { orders, state } = aCustomer()
  state.orders = five
  await orders().load()
  await Promise.all([orders().loadOlder(), orders().loadOlder()])
  expect(ids(orders().orders)).toEqual(['o5', 'o4', 'o3', 'o2'])
  state.offline = true
  expect(await orders().loadOlder()).toBe(false)
  state.offline = false
  await orders().loadOlder()
  expect(ids(orders().orders)).toEqual(['o5', 'o4', 'o3', 'o2', 'o1'])
})

test('a refused cancellation keeps the length of the list (STATE-35)', async () => {
  const { orders, state } = aCustomer(aWireRefusal('cannot_cancel'))
  state.orders = five
  await orders().load()
  await orders().loadOlder()
  state.orders = five.map((one) => ({ ...one, status: 'Shipped' }))
  await orders().cancel('o2')
  expect(statuses(orders().orders)).toEqual(['Shipped', 'Shipped', 'Shipped', 'Shipped'])
})
