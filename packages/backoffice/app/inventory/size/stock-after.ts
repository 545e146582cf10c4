import type { AdjustmentReason } from '@little-dunes/domain/contract/staff/choices'

/** Stock after a movement, in units, as far as this screen knows. */
export function stockAfter(stock: number, move: AdjustmentReason | 'count', units: number): number {
  if (move === 'count') return units
  return move === 'damaged' || move === 'lost' ? stock - units : stock + units
}
