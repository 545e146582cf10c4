import { createClient } from '@little-dunes/domain/contract/client'
import type { WireOrder } from '@little-dunes/domain/contract/order-calls'
import { refuse } from '@little-dunes/domain/messages/failures'
import { expect, test, vi } from 'vitest'
import { createOrdersStore } from '#account/create-orders-store'

const order = { _id: 'o1', status: 'Order Placed' } as WireOrder

function aShopper(cancelAnswer: unknown = { success: true, message: '' }) {
  const state = { token: 't1', orders: [order], offline: false }
  const useOrders = createOrdersStore({
    token: () => state.token,
    call: createClient(async ({ path }) => {
      if (state.offline) throw new Error('offline')
      return path === '/api/order/cancel' ? cancelAnswer : { success: true, orders: state.orders }
    }),
  })
  return { state, orders: useOrders.getState }
}

const statuses = (orders: WireOrder[] | null) => orders?.map((one) => one.status)

test('cancelling shows at once, before the answer (STATE-34)', async () => {
  const { orders } = aShopper()
  await orders().load()
  const answer = orders().cancel('o1')
  expect(statuses(orders().orders)).toEqual(['Cancelled'])
  expect(await answer).toBe(true)
})

test('a paid card order says with its status that the money is on its way (D-48)', async () => {
  const { orders, state } = aShopper()
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

test('a refused cancellation shows the true status again (STATE-35)', async () => {
  const { orders, state } = aShopper(refuse('cannot_cancel'))
  await orders().load()
  state.orders = [{ ...order, status: 'Shipped' }]
  expect(await orders().cancel('o1')).toBe(false)
  expect(statuses(orders().orders)).toEqual(['Shipped'])
})

test('a list that cannot be fetched keeps what was there and only logs (MSG-44, STATE-36)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { orders, state } = aShopper()
  await orders().load()
  state.offline = true
  await orders().load()
  expect(orders()).toMatchObject({ failed: true, orders: [order] })
  log.mockRestore()
})

test('another shopper of the same browser never sees them', async () => {
  const { orders, state } = aShopper()
  await orders().load()
  state.token = 't2'
  const arriving = orders().load()
  expect(orders().orders).toBeNull()
  await arriving
})
