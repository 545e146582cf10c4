import type { WireReturn } from '@little-dunes/domain/contract/returns/return-calls'
import { expect, test } from 'vitest'
import { nextSteps } from '#orders/return/next-steps'
import { returnMessages as t } from '#orders/return/return-messages'
import { returnMessages as arabic } from '#orders/return/return-messages.ar'
import { formatMoney } from '#platform/amounts'

const requested: WireReturn = {
  number: 'R-1001',
  status: 'requested',
  resolution: 'refund',
  refundTo: 'original',
  requestedAt: Date.UTC(2026, 10, 24),
  lines: [],
  pickup: { day: '2026-11-25', window: 'evening' },
  photos: 0,
  steps: [],
  expectedRefund: 89,
  refunded: null,
  answer: null,
}

test('a requested return names the reply, the pick-up and the refund', () =>
  expect(nextSteps(requested, 'stripe', t)).toEqual([
    "We'll reply within one working day.",
    `${t.pickedUpOn('2026-11-25', 'evening')}. ${t.labels}`,
    t.refundSoon(formatMoney(89_00), 'stripe'),
  ]))

test('a return without a pick-up day is picked up after a call', () =>
  expect(nextSteps({ ...requested, status: 'approved', pickup: null }, 'cod', t)).toEqual([
    'Please leave the tags on. Our courier will call before arriving.',
    t.refundSoon(formatMoney(89_00), 'cod'),
  ]))

test('after the pick-up only the refund to the chosen destination is left', () => {
  const credited = { ...requested, refundTo: 'credit' as const }
  for (const status of ['picked_up', 'received', 'checked'] as const)
    expect(nextSteps({ ...credited, status }, 'stripe', arabic)).toEqual([
      arabic.refundSoon(formatMoney(89_00), 'credit'),
    ])
})

test('an exchange names the new size and no refund', () => {
  const exchange = { ...requested, resolution: 'exchange' as const, expectedRefund: null }
  expect(nextSteps({ ...exchange, status: 'received' }, 'stripe', t)).toEqual([t.newSizeSoon])
})

test('a finished return has no next steps', () => {
  for (const status of ['refunded', 'exchanged', 'declined', 'cancelled'] as const)
    expect(nextSteps({ ...requested, status }, 'stripe', t)).toEqual([])
})
