import type { WholeOrder } from '@little-dunes/domain/contract/staff/order-fields'

/** Whether the box of an order that waits to be shipped holds something else than the order. */
export const wasChangedSincePacked = ({
  status,
  events,
  edits,
}: Pick<WholeOrder, 'status' | 'events' | 'edits'>): boolean => {
  if (status !== 'Packing') return false
  const packedAt = Math.max(...events.filter(({ to }) => to === 'Packing').map(({ at }) => at))
  return edits.some(({ at }) => at > packedAt)
}
