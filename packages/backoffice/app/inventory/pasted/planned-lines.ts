import type { ShelvedSize } from '@little-dunes/domain/contract/inventory/stock-calls'
import type { PastedLine, PastedProblem } from '#inventory/pasted/pasted-lines'

/** A size with its stock at the first search, which is the basis of its count. */
export interface PastedSize extends ShelvedSize {
  begun: number
}

/** Reasons why a line cannot be booked with the current stock. */
export type PlanProblem = PastedProblem | 'unknown' | 'not_counted' | 'counted_twice' | 'negative'

export interface PlannedLine extends Omit<PastedLine, 'problem'> {
  /** Null for an unknown code. */
  size: PastedSize | null
  /** Stock of the size before and after this line, with the lines above. */
  before: number
  after: number
  problem: PlanProblem | null
}

export const getDelta = ({ before, after }: Pick<PlannedLine, 'before' | 'after'>): number => after - before

/** Stock after a line. A count is the stock when it began, so sales since then are subtracted. */
function stockAfter(
  { move, units }: Pick<PastedLine, 'move' | 'units'>,
  size: PastedSize | null,
  before: number,
): number {
  if (move === 'counted') return units + (size === null ? 0 : size.stock - size.begun)
  return move === 'damaged' || move === 'lost' ? before - units : before + units
}

/** By SKU, ignoring case, before barcodes. */
function sizeFinder(sizes: readonly PastedSize[]) {
  const bySku = new Map(sizes.map((size) => [size.sku.toUpperCase(), size]))
  const byBarcode = new Map(sizes.map((size) => [size.barcode, size]))
  return (code: string): PastedSize | null => bySku.get(code.toUpperCase()) ?? byBarcode.get(code) ?? null
}

function findProblem(
  line: PastedLine,
  size: PastedSize | null,
  { after, isCounted }: { after: number; isCounted: boolean },
): PlanProblem | null {
  if (line.problem !== null) return line.problem
  if (size === null) return 'unknown'
  if (!size.counted) return 'not_counted'
  if (line.move === 'counted' && isCounted) return 'counted_twice'
  return after < 0 ? 'negative' : null
}

/** Plans lines in order; each starts from the stock after those above. A line with a problem changes nothing. */
export function planLines(lines: readonly PastedLine[], sizes: readonly PastedSize[]): PlannedLine[] {
  const find = sizeFinder(sizes)
  const stocks = new Map(sizes.map(({ id, stock }) => [id, stock]))
  const counted = new Set<string>()
  return lines.map((line) => {
    const size = find(line.code)
    const before = size === null ? 0 : (stocks.get(size.id) ?? 0)
    const after = stockAfter(line, size, before)
    const isCounted = size !== null && counted.has(size.id)
    const problem = findProblem(line, size, { after, isCounted })
    if (problem === null && size !== null) stocks.set(size.id, after)
    if (problem === null && size !== null && line.move === 'counted') counted.add(size.id)
    return { ...line, size, before, after, problem }
  })
}
