import { expect, test } from 'vitest'
import { historyOf } from '#orders/order/history-of'

test('moves, refunds and notes stand in one row, newest first, with who and why', () => {
  const order = {
    events: [
      { at: 40, actor: 'sara@example.com', from: 'Shipped', to: 'Cancelled', reason: 'refused' },
      { at: 10, actor: 'shopper', from: null, to: 'Order Placed', reason: null },
    ],
    refunds: [{ id: 'r', amount: 3705, reason: null, actor: 'system', at: 50, doneAt: null, error: null }],
    notes: [{ id: 'n', at: 20, author: 'Huda', text: 'Ring once' }],
  } as const
  expect(
    historyOf({ events: [...order.events], refunds: [...order.refunds], notes: [...order.notes] }),
  ).toMatchObject([
    { title: 'Refund of AED\u00a037.05', detail: 'by itself · on its way' },
    { title: 'Refused at the door', detail: 'by sara@example.com' },
    { title: 'Note by Huda', detail: 'Ring once' },
    { title: 'Order placed', detail: 'by the shopper' },
  ])
})
