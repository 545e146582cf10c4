import { expect, test } from 'vitest'
import { moneyIn } from '#orders/order/money-in'

const order = { status: 'Shipped' as const, amount: 229_90, credit: 150_00, received: 0, receivedOriginal: 0 }
const listRows = (overrides: Partial<Parameters<typeof moneyIn>[0]>) =>
  moneyIn({ ...order, paymentMethod: 'cod', ...overrides }).map(({ label, amount }) => [label, amount])

test('a delivered cash order lists the cash received and the store credit', () => {
  expect(listRows({ received: 229_90, receivedOriginal: 79_90 })).toEqual([
    ['Received in cash', 79_90],
    ['By store credit', 150_00],
  ])
})

test('a paid card order lists the card amount, even after an edit returns credit', () => {
  const paid = { paymentMethod: 'stripe', received: 229_90, receivedOriginal: 79_90 } as const
  const rows = [
    ['Received by card', 79_90],
    ['By store credit', 150_00],
  ]
  expect(listRows(paid)).toEqual(rows)
  expect(listRows({ ...paid, amount: 129_90, credit: 50_00 })).toEqual(rows)
})

test('an order paid in full with credit lists only the credit', () => {
  const amount = 150_00
  expect(listRows({ paymentMethod: 'credit', amount, received: amount })).toEqual([
    ['By store credit', amount],
  ])
})

test('an unpaid order lists the credit used and the amount due', () => {
  expect(listRows({})).toEqual([
    ['By store credit', 150_00],
    ['To collect on delivery', 79_90],
  ])
  expect(listRows({ paymentMethod: 'stripe', credit: 0 })).toEqual([['By card', 229_90]])
})

test('a cancelled unpaid order has received nothing, because its credit was returned', () => {
  expect(listRows({ status: 'Cancelled' })).toEqual([['Received in cash', 0]])
})
