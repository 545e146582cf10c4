import type { PackedItem, PackedOrder } from '@little-dunes/domain/contract/fulfilment/packing-calls'
import { dropInvisible } from '@little-dunes/domain/drop-invisible'

/** Picked units, by line of an order. */
export type Progress = Readonly<Record<string, number>>

/** An order line as a stop of the walk. */
export interface Stop {
  key: string
  order: PackedOrder
  item: PackedItem
}

/** Meaning of a scanned code for the packed orders. */
export type ScanResult =
  | { outcome: 'right'; stop: Stop }
  /** Belongs to these orders, but all its units are picked. */
  | { outcome: 'enough'; stop: Stop }
  | { outcome: 'unknown' }

const byShelf = new Intl.Collator('en', { numeric: true })

/** Stops of all orders, sorted by shelf; items without a shelf come last. */
export function planWalk(orders: readonly PackedOrder[]): Stop[] {
  const stops = orders.flatMap((order) =>
    order.items.map((item) => ({ key: `${order.id}/${item.position}`, order, item })),
  )
  const getShelfKey = ({ item: { shelf } }: Stop) => (shelf === null ? '1' : `0${shelf}`)
  return stops.toSorted(
    (a, b) => byShelf.compare(getShelfKey(a), getShelfKey(b)) || byShelf.compare(a.item.sku, b.item.sku),
  )
}

export const getPickedCount = (progress: Progress, { key, item }: Stop): number =>
  Math.min(progress[key] ?? 0, item.quantity)

export const isPicked = (progress: Progress, stop: Stop): boolean =>
  getPickedCount(progress, stop) >= stop.item.quantity

const folded = (code: string): string => dropInvisible(code).trim().toLowerCase()

/** Reads a barcode or a SKU. If several orders need the unit, the first in the list gets it. */
export function readScan(orders: readonly PackedOrder[], progress: Progress, code: string): ScanResult {
  const scanned = folded(code)
  const stops = orders
    .flatMap((order) => planWalk([order]))
    .filter(({ item: { barcode, sku } }) =>
      [barcode, sku].some(
        (identifier) => identifier !== null && identifier !== '' && folded(identifier) === scanned,
      ),
    )
  const open = stops.find((stop) => !isPicked(progress, stop))
  if (open) return { outcome: 'right', stop: open }
  const [first] = stops
  return first ? { outcome: 'enough', stop: first } : { outcome: 'unknown' }
}

export const withPicked = (progress: Progress, stop: Stop): Progress => ({
  ...progress,
  [stop.key]: Math.min(getPickedCount(progress, stop) + 1, stop.item.quantity),
})

/** All units of the order are in its box. */
export const isComplete = (progress: Progress, order: PackedOrder): boolean =>
  order.items.length > 0 && planWalk([order]).every((stop) => isPicked(progress, stop))

/** Picked units and all units of these stops. */
export const countPicked = (progress: Progress, stops: readonly Stop[]) => ({
  picked: stops.reduce((sum, stop) => sum + getPickedCount(progress, stop), 0),
  all: stops.reduce((sum, { item }) => sum + item.quantity, 0),
})
