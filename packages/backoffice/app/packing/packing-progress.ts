import type { PackedOrder, PackedPiece } from '@little-dunes/domain/contract/fulfilment/packing-calls'
import { dropInvisible } from '@little-dunes/domain/drop-invisible'

/** Picked units, by line of an order. */
export type Progress = Readonly<Record<string, number>>

/** An order line as a stop of the walk. */
export interface Stop {
  key: string
  order: PackedOrder
  piece: PackedPiece
}

/** Meaning of a scanned code for the packed orders. */
export type ScanResult =
  | { outcome: 'right'; stop: Stop }
  /** Belongs to these orders, but all its units are picked. */
  | { outcome: 'enough'; stop: Stop }
  | { outcome: 'unknown' }

const byShelf = new Intl.Collator('en', { numeric: true })

/** Stops of all orders, sorted by shelf; items without a shelf come last. */
export function walkOf(orders: readonly PackedOrder[]): Stop[] {
  const stops = orders.flatMap((order) =>
    order.pieces.map((piece) => ({ key: `${order.id}/${piece.position}`, order, piece })),
  )
  const shelfOf = ({ piece: { shelf } }: Stop) => (shelf === null ? '1' : `0${shelf}`)
  return stops.toSorted(
    (a, b) => byShelf.compare(shelfOf(a), shelfOf(b)) || byShelf.compare(a.piece.sku, b.piece.sku),
  )
}

export const pickedOf = (progress: Progress, { key, piece }: Stop): number =>
  Math.min(progress[key] ?? 0, piece.quantity)

export const isPicked = (progress: Progress, stop: Stop): boolean =>
  pickedOf(progress, stop) >= stop.piece.quantity

const folded = (code: string): string => dropInvisible(code).trim().toLowerCase()

/** Reads a barcode or a SKU. If several orders need the unit, the first in the list gets it. */
export function readScan(orders: readonly PackedOrder[], progress: Progress, code: string): ScanResult {
  const wanted = folded(code)
  const stops = orders
    .flatMap((order) => walkOf([order]))
    .filter(({ piece: { barcode, sku } }) =>
      [barcode, sku].some((own) => own !== null && own !== '' && folded(own) === wanted),
    )
  const open = stops.find((stop) => !isPicked(progress, stop))
  if (open) return { outcome: 'right', stop: open }
  const [first] = stops
  return first ? { outcome: 'enough', stop: first } : { outcome: 'unknown' }
}

export const withPicked = (progress: Progress, stop: Stop): Progress => ({
  ...progress,
  [stop.key]: Math.min(pickedOf(progress, stop) + 1, stop.piece.quantity),
})

/** All units of the order are in its box. */
export const isComplete = (progress: Progress, order: PackedOrder): boolean =>
  order.pieces.length > 0 && walkOf([order]).every((stop) => isPicked(progress, stop))

/** Picked units and all units of these stops. */
export const countPicked = (progress: Progress, stops: readonly Stop[]) => ({
  picked: stops.reduce((sum, stop) => sum + pickedOf(progress, stop), 0),
  all: stops.reduce((sum, { piece }) => sum + piece.quantity, 0),
})
