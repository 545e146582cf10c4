import type { WholeOrder } from '@little-dunes/domain/contract/staff/order-fields'
import { expect, test } from 'vitest'
import { wasChangedSincePacked } from '#orders/order/changed-since-packed'

const order = (status: WholeOrder['status'], editedAt: number | null) =>
  ({
    status,
    events: [
      { to: 'Order Placed', at: 10 },
      { to: 'Packing', at: 20 },
    ],
    edits: editedAt === null ? [] : [{ at: editedAt }],
  }) as WholeOrder

test.each([
  ['an order that was packed as it is', order('Packing', null), false],
  ['one whose items were changed before', order('Packing', 15), false],
  ['one whose items were changed afterwards', order('Packing', 25), true],
  ['one that is on its way', order('Shipped', 25), false],
] as const)('%s', (_, given, isChanged) => {
  expect(wasChangedSincePacked(given)).toBe(isChanged)
})
