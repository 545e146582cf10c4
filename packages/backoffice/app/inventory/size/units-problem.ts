import type { AdjustmentReason } from '@little-dunes/domain/contract/staff/choices'
import { MAX_UNITS } from '#inventory/pasted/pasted-lines'
import { stockMessages as texts } from '#inventory/size/stock-messages'

/**
 * Reasons why units cannot be booked, independent of the stock; null if they can. `units` is null for anything but
 * whole numbers.
 */
export function getUnitsProblem(move: AdjustmentReason | 'count', units: number | null): string | null {
  if (units === null || Math.abs(units) > MAX_UNITS) return texts.wholeNumber
  if (move === 'count') return units < 0 ? texts.countedBelowZero : null
  if (move === 'correction') return units === 0 ? texts.correctionNeeded : null
  return units < 1 ? texts.unitsNeeded : null
}
