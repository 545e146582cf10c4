import { expect, test } from 'vitest'
import { moneyIn } from '#orders/order/money-in'

const order = { status: 'Shipped' as const, amount: 229_90, credit: 150_00, received: 0, receivedOriginal: 0 }
const rowsOf = (own: Partial<Parameters<typeof moneyIn>[0]>) =>
  moneyIn({ ...order, paymentMethod: 'cod', ...own }).map(({ label, amount }) => [label, amount])

test('a delivered cash order names the cash that was taken, and the store credit beside it', () => {
  expect(rowsOf({ received: 229_90, receivedOriginal: 79_90 })).toEqual([
    ['Received in cash', 79_90],
    ['By store credit', 150_00],
  ])
})

test('a paid card order names what the card paid, also after an edit has given credit back', () => {
  const paid = { paymentMethod: 'stripe', received: 229_90, receivedOriginal: 79_90 } as const
  const rows = [
    ['Received by card', 79_90],
    ['By store credit', 150_00],
  ]
  expect(rowsOf(paid)).toEqual(rows)
  expect(rowsOf({ ...paid, amount: 129_90, credit: 50_00 })).toEqual(rows)
})

test('an order that credit has paid as a whole names the credit alone', () => {
  const amount = 150_00
  expect(rowsOf({ paymentMethod: 'credit', amount, received: amount })).toEqual([['By store credit', amount]])
})

test('an order that is not paid names what credit has paid and what is still to come', () => {
  expect(rowsOf({})).toEqual([
    ['By store credit', 150_00],
    ['To collect on delivery', 79_90],
  ])
  expect(rowsOf({ paymentMethod: 'stripe', credit: 0 })).toEqual([['By card', 229_90]])
})

test('a cancelled order that was never paid has received nothing, since its credit went back', () => {
  expect(rowsOf({ status: 'Cancelled' })).toEqual([['Received in cash', 0]])
})
