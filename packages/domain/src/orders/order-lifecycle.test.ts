import { expect, test } from 'vitest'
import {
  canTransition,
  isNotCancelled,
  mayCancel,
  ORDER_STATUSES,
  type OrderStatus,
  TRANSITION_PERMISSIONS,
  TRANSITIONS,
} from '#orders/order-lifecycle'

function reachableFrom(start: OrderStatus): Set<OrderStatus> {
  const seen = new Set<OrderStatus>([start])
  for (const status of seen) for (const next of TRANSITIONS[status]) seen.add(next)
  return seen
}

const moves = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const))

test('a card order can reach every status, a cash order every one except pending (D-40)', () => {
  expect(reachableFrom('Pending Payment')).toEqual(new Set(ORDER_STATUSES))
  expect(reachableFrom('Order Placed')).toEqual(
    new Set(ORDER_STATUSES.filter((status) => status !== 'Pending Payment')),
  )
})

test('an order has six statuses, including cancelled, delivered and shipped (STATE-32, D-40)', () => {
  expect([...ORDER_STATUSES].sort()).toEqual([
    'Cancelled',
    'Delivered',
    'Order Placed',
    'Packing',
    'Pending Payment',
    'Shipped',
  ])
})

test('only these transitions are allowed (D-40)', () => {
  expect(moves.filter(([from, to]) => canTransition(from, to))).toEqual([
    ['Pending Payment', 'Order Placed'],
    ['Pending Payment', 'Cancelled'],
    ['Order Placed', 'Packing'],
    ['Order Placed', 'Cancelled'],
    ['Packing', 'Shipped'],
    ['Packing', 'Cancelled'],
    ['Shipped', 'Delivered'],
    ['Shipped', 'Cancelled'],
  ])
})

test('an order never returns to an earlier status (D-40)', () => {
  for (const status of ORDER_STATUSES) {
    for (const next of TRANSITIONS[status]) expect(reachableFrom(next)).not.toContain(status)
  }
})

test('an order can be cancelled only from the first three statuses (ORD-10, STATE-33, D-40)', () => {
  expect(ORDER_STATUSES.filter(mayCancel)).toEqual(['Pending Payment', 'Order Placed', 'Packing'])
})

test('packing and shipping have separate permissions, and shipping includes delivering (D-40, D-68)', () => {
  expect(TRANSITION_PERMISSIONS).toEqual({
    Packing: 'orders:pack',
    Shipped: 'orders:ship',
    Delivered: 'orders:ship',
  })
})

test('every order except a cancelled one reserves its stock (D-41)', () => {
  expect(ORDER_STATUSES.filter((status) => !isNotCancelled(status))).toEqual(['Cancelled'])
})
