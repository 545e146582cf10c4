import { expect, test } from 'vitest'
import { buildHistory, type HistoryFacts } from '#orders/order/build-history'

test('status changes, refunds, edits and notes are in one list, newest first, with author and reason', () => {
  const order = {
    events: [
      {
        at: 40,
        actor: 'sara@example.com',
        actorName: 'Sara',
        from: 'Shipped',
        to: 'Cancelled',
        reason: 'refused',
      },
      { at: 10, actor: 'customer', actorName: 'customer', from: null, to: 'Order Placed', reason: null },
    ],
    edits: [
      {
        at: 30,
        actor: 'sara@example.com',
        actorName: 'Sara',
        amountBefore: 200_00,
        amountAfter: 125_00,
        changes: [{ productId: 'p', name: 'Tee', colour: 'Coral', size: '90', from: 2, to: 1 }],
      },
    ],
    refunds: [
      {
        ...{
          id: 'r',
          amount: 3705,
          credit: 0,
          delivery: 2500,
          restocked: 1,
          reason: 'Not in stock · غير متوفر في المخزون',
          returnNumber: null,
          actor: 'system',
        },
        ...{ actorName: 'system', at: 50, doneAt: null, error: null, toPayBack: false, paidBack: null },
      },
      {
        ...{ id: 's', amount: 100, credit: 0, delivery: 0, restocked: 0 },
        ...{ reason: 'Return R-1047', returnNumber: 1047 },
        ...{ actor: 'sara@example.com', actorName: 'Sara', at: 60, doneAt: 61, error: null },
        ...{ toPayBack: false, paidBack: null },
      },
    ],
    emails: [
      {
        ...{ id: 'm', kind: 'order_placed', to: 'mariam@example.com', language: 'ar', at: 12 },
        ...{ sentAt: 13, hasFailed: false, error: null },
      },
      {
        ...{ id: 'b', kind: 'order_shipped', to: 'mariam@example.com', language: 'ar', at: 70 },
        ...{ sentAt: null, hasFailed: true, error: '5.1.1 no such mailbox' },
      },
    ],
    notes: [{ id: 'n', at: 20, author: 'Huda', text: 'Ring once', isForCustomer: false }],
  } as const
  const { events, refunds, notes, emails } = order
  const paymentMethod = 'stripe' as const
  const card = { brand: 'mastercard', last4: '4444' }
  const payment = {
    paymentMethod,
    paymentStartedAt: 8,
    paidAt: 9,
    paymentId: 'pi_1',
    card,
    receivedOriginal: 200_00,
  }
  const edits = order.edits.map((edit) => ({ ...edit, changes: [...edit.changes] }))
  expect(
    buildHistory({
      ...{ events: [...events], refunds: [...refunds], edits, notes: [...notes], emails: [...emails] },
      ...payment,
    }),
  ).toMatchObject([
    {
      kind: 'email',
      title: 'Email “Order shipped”',
      details: ['mariam@example.com', 'not delivered: 5.1.1 no such mailbox'],
    },
    {
      title: 'Refund of AED\u00a01.00',
      details: ['by Sara', 'To card', 'return R-1047'],
      email: 'sara@example.com',
    },
    {
      title: 'Refund of AED\u00a037.05',
      details: [
        'automatically',
        'To card',
        'Not in stock',
        'delivery AED\u00a025.00',
        '1 item restocked',
        'processing',
      ],
      email: null,
    },
    { title: 'Refused at the door', details: ['by Sara'], email: 'sara@example.com' },
    {
      title: 'Items changed, AED\u00a0200.00 → AED\u00a0125.00',
      details: ['Tee, Coral, 90: 2 → 1', 'by Sara'],
    },
    { title: 'Note by Huda', details: ['Ring once'] },
    { kind: 'email', title: 'Email “Order placed”', details: ['mariam@example.com', 'sent'] },
    { title: 'Order placed', details: ['by the customer'] },
    {
      kind: 'payment',
      title: 'Card payment of AED\u00a0200.00',
      details: ['\u2066Mastercard ···· 4444\u2069', 'pi_1'],
    },
    { kind: 'payment', title: 'Card payment started', details: ['pi_1'] },
  ])
})

test('a cash refund is due until staff hand it over, then it shows time, person and method', () => {
  const actor = { actor: 'sara@example.com', actorName: 'Sara' }
  const refund = {
    id: 'c',
    amount: 100_00,
    credit: 0,
    delivery: 0,
    restocked: 0,
    reason: 'A button was missing',
  }
  const times = { at: 60, doneAt: 60, error: null, returnNumber: null }
  const getDetails = (state: Pick<HistoryFacts['refunds'][number], 'toPayBack' | 'paidBack'>) =>
    buildHistory({
      ...{
        events: [],
        edits: [],
        notes: [],
        emails: [],
        refunds: [{ ...refund, ...actor, ...times, ...state }],
      },
      ...{ paymentMethod: 'cod', paymentStartedAt: null, paidAt: null, paymentId: null },
      ...{ card: null, receivedOriginal: 200_00 },
    })[0]?.details
  const facts = ['by Sara', 'In cash', 'A button was missing']
  expect(getDetails({ toPayBack: true, paidBack: null })).toEqual([...facts, 'cash refund due'])
  const paidBack = {
    at: Date.UTC(2026, 10, 28, 9),
    actor: 'huda@example.com',
    actorName: 'Huda',
    note: 'By courier',
  }
  expect(getDetails({ toPayBack: false, paidBack })).toEqual([
    ...facts,
    'handed over on 28 Nov by Huda',
    'By courier',
  ])
  expect(getDetails({ toPayBack: false, paidBack: null })).toEqual(facts)
})
