import { expect, test } from 'vitest'
import {
  canTransition,
  isUndoneDelivery,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  UNDONE_DELIVERY,
} from '#orders/order-lifecycle'
import { type DeliveryFacts, whyDeliveryStays } from '#orders/shipping/delivery-undo'

const untouched: DeliveryFacts = {
  status: 'Delivered',
  paymentMethod: 'cod',
  remitted: false,
  invoiceOpened: false,
  credited: false,
  returned: false,
}

const FURTHER = ['remitted', 'invoiceOpened', 'credited', 'returned'] as const
const COMBINATIONS = Array.from({ length: 2 ** FURTHER.length }, (_, bits) =>
  Object.fromEntries(FURTHER.map((name, place) => [name, (bits >> place) % 2 === 1])),
)
/** All combinations of the facts. */
const everyOrder = ORDER_STATUSES.flatMap((status) =>
  PAYMENT_METHODS.flatMap((paymentMethod) =>
    COMBINATIONS.map((further): DeliveryFacts => ({ ...untouched, status, paymentMethod, ...further })),
  ),
)

test('the delivery of a cash order can be undone until cash, invoice, refund or return follow (D-48)', () => {
  expect(whyDeliveryStays(untouched)).toBeNull()
  const reasons = [
    [{ status: 'Shipped' }, 'delivery_undone'],
    [{ returned: true }, 'delivery_returned'],
    [{ remitted: true }, 'delivery_remitted'],
    [{ credited: true }, 'delivery_refunded'],
    [{ invoiceOpened: true }, 'delivery_invoiced'],
  ] as const
  for (const [fact, reason] of reasons) expect(whyDeliveryStays({ ...untouched, ...fact })).toBe(reason)
})

test('the delivery of an order prepaid by card or credit can be undone despite invoice and refunds', () => {
  const paidBefore = { ...untouched, invoiceOpened: true, credited: true, remitted: true }
  for (const paymentMethod of ['stripe', 'credit'] as const)
    expect(whyDeliveryStays({ ...paidBefore, paymentMethod })).toBeNull()
})

test('no further fact lets a final delivery be undone', () => {
  const staying = everyOrder.filter((known) => whyDeliveryStays(known) !== null)
  const freed = staying.flatMap((known) =>
    FURTHER.map((more) => ({ ...known, [more]: true })).filter((later) => whyDeliveryStays(later) === null),
  )
  expect([staying.length > 0, freed]).toEqual([true, []])
})

test('undoing a delivery returns the order to shipped, and is not a regular transition (D-40)', () => {
  expect(UNDONE_DELIVERY).toEqual({ from: 'Delivered', to: 'Shipped' })
  expect(canTransition(UNDONE_DELIVERY.from, UNDONE_DELIVERY.to)).toBe(false)
  expect(canTransition(UNDONE_DELIVERY.to, UNDONE_DELIVERY.from)).toBe(true)
  const moves = [null, ...ORDER_STATUSES].flatMap((from) => ORDER_STATUSES.map((to) => ({ from, to })))
  expect(moves.filter(isUndoneDelivery)).toEqual([UNDONE_DELIVERY])
})
