import fc from 'fast-check'
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

const facts = fc.record({
  status: fc.constantFrom(...ORDER_STATUSES),
  paymentMethod: fc.constantFrom(...PAYMENT_METHODS),
  remitted: fc.boolean(),
  invoiceOpened: fc.boolean(),
  credited: fc.boolean(),
  returned: fc.boolean(),
})

test('the delivery of a cash order is undone until cash, invoice, refund or return have followed (D-48)', () => {
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

test('a card or credit has paid before the delivery: its invoice and its refunds stay, and hold nothing back', () => {
  const paidBefore = { ...untouched, invoiceOpened: true, credited: true, remitted: true }
  for (const paymentMethod of ['stripe', 'credit'] as const)
    expect(whyDeliveryStays({ ...paidBefore, paymentMethod })).toBeNull()
})

test('no further fact makes a delivery that stays undoable again', () => {
  fc.assert(
    fc.property(
      facts,
      fc.constantFrom('remitted', 'invoiceOpened', 'credited', 'returned'),
      (known, more) => {
        if (whyDeliveryStays(known) !== null)
          expect(whyDeliveryStays({ ...known, [more]: true })).not.toBeNull()
      },
    ),
  )
})

test('an undone delivery leads back to the way to the customer, and is no move that staff can ask for (D-40)', () => {
  expect(UNDONE_DELIVERY).toEqual({ from: 'Delivered', to: 'Shipped' })
  expect(canTransition(UNDONE_DELIVERY.from, UNDONE_DELIVERY.to)).toBe(false)
  expect(canTransition(UNDONE_DELIVERY.to, UNDONE_DELIVERY.from)).toBe(true)
  const moves = [null, ...ORDER_STATUSES].flatMap((from) => ORDER_STATUSES.map((to) => ({ from, to })))
  expect(moves.filter(isUndoneDelivery)).toEqual([UNDONE_DELIVERY])
})
