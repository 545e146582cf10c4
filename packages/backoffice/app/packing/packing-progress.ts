import type { PackedOrder, PackedPiece } from '@little-dunes/domain/contract/fulfilment/packing-calls'
import { dropInvisible } from '@little-dunes/domain/drop-invisible'

/** Units that were picked, by line of an order. */
export type Progress = Readonly<Record<string, number>>

/** A line of an order as a stop of the walk. */
export interface Stop {
  key: string
  order: PackedOrder
  piece: PackedPiece
}

/** What a scanned code means for the orders that are packed. */
export type ScanResult =
  | { outcome: 'right'; stop: Stop }
  /** It belongs to these orders, and all of it is picked. */
  | { outcome: 'enough'; stop: Stop }
  | { outcome: 'unknown' }

const byShelf = new Intl.Collator('en', { numeric: true })

/** The stops of all orders, as one walks by the shelves; what has no shelf comes last. */
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

/** Reads a code: the barcode of a piece or its SKU. Of several orders that want it the first in the list gets it. */
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

/** The progress after one more unit of a stop. */
export const withPicked = (progress: Progress, stop: Stop): Progress => ({
  ...progress,
  [stop.key]: Math.min(pickedOf(progress, stop) + 1, stop.piece.quantity),
})

/** Everything of an order is in its box. */
export const isComplete = (progress: Progress, order: PackedOrder): boolean =>
  order.pieces.length > 0 && walkOf([order]).every((stop) => isPicked(progress, stop))

/** Picked units and all units of these stops. */
export const countPicked = (progress: Progress, stops: readonly Stop[]) => ({
  picked: stops.reduce((sum, stop) => sum + pickedOf(progress, stop), 0),
  all: stops.reduce((sum, { piece }) => sum + piece.quantity, 0),
})
