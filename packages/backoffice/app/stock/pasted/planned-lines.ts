import type { ShelvedSize } from '@little-dunes/domain/contract/staff/stock-calls'
import type { PastedLine, PastedProblem } from '#stock/pasted/pasted-lines'

/** Why a line cannot be booked as the stock is now. */
export type PlanProblem = PastedProblem | 'unknown' | 'not_counted' | 'negative'

/** What a line would do. */
export interface PlannedLine extends Omit<PastedLine, 'problem'> {
  /** Null for a code that names none. */
  size: ShelvedSize | null
  /** What the size has before and after it, with the lines above. */
  before: number
  after: number
  problem: PlanProblem | null
}

/** What a line adds to the stock, or takes from it. */
export const deltaOf = ({ move, units }: Pick<PastedLine, 'move' | 'units'>): number =>
  move === 'damaged' || move === 'lost' ? -units : units

/** By SKU, however it is written, before barcodes. */
function sizeFinder(sizes: readonly ShelvedSize[]) {
  const bySku = new Map(sizes.map((size) => [size.sku.toUpperCase(), size]))
  const byBarcode = new Map(sizes.map((size) => [size.barcode, size]))
  return (code: string): ShelvedSize | null => bySku.get(code.toUpperCase()) ?? byBarcode.get(code) ?? null
}

function problemOf(line: PastedLine, size: ShelvedSize | null, after: number): PlanProblem | null {
  if (line.problem !== null) return line.problem
  if (size === null) return 'unknown'
  if (!size.counted) return 'not_counted'
  return after < 0 ? 'negative' : null
}

/** The lines in their order, each from what those above it leave. A line with a problem leaves the stock as it is. */
export function planLines(lines: readonly PastedLine[], sizes: readonly ShelvedSize[]): PlannedLine[] {
  const find = sizeFinder(sizes)
  const stocks = new Map(sizes.map(({ id, stock }) => [id, stock]))
  return lines.map((line) => {
    const size = find(line.code)
    const before = size === null ? 0 : (stocks.get(size.id) ?? 0)
    const after = before + deltaOf(line)
    const problem = problemOf(line, size, after)
    if (problem === null && size !== null) stocks.set(size.id, after)
    return { ...line, size, before, after, problem }
  })
}
