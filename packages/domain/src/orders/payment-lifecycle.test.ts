import { expect, test } from 'vitest'
import {
  canTransitionPayment,
  isUndecided,
  PAYMENT_STATUSES,
  PAYMENT_TRANSITIONS,
  type PaymentStatus,
  UNDECIDED_STATUSES,
} from '#orders/payment-lifecycle'

/** All statuses that can follow, after any number of transitions. */
function reachableFrom(first: PaymentStatus): Set<PaymentStatus> {
  const reachable = new Set([first])
  for (const status of reachable) for (const next of PAYMENT_TRANSITIONS[status]) reachable.add(next)
  return reachable
}

test('every payment status is reachable from the start (D-46)', () => {
  expect([...reachableFrom('starting')].toSorted()).toEqual([...PAYMENT_STATUSES].toSorted())
})

test('a paid or refunded payment keeps its status (D-46)', () => {
  expect([...reachableFrom('paid')]).toEqual(['paid'])
  expect([...reachableFrom('returned')]).toEqual(['returned'])
})

test('a closed payment never reopens, but its money may arrive late (D-46)', () => {
  expect([...reachableFrom('closed')].toSorted()).toEqual(['closed', 'paid', 'returned'])
})

test('a payment not yet shown to the customer cannot be paid (D-43)', () => {
  expect(canTransitionPayment('starting', 'paid')).toBe(false)
})

test('starting, open and processing payments are undecided', () => {
  expect(UNDECIDED_STATUSES).toEqual(['starting', 'open', 'processing'])
  expect(PAYMENT_STATUSES.filter((status) => !isUndecided(status))).toEqual(['paid', 'closed', 'returned'])
})
