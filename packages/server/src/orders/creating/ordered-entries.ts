import type { Product } from '@little-dunes/domain/catalogue/product'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { type CartLine, toWireLine } from '@little-dunes/domain/orders/cart'
import type { variants } from '#catalogue/catalogue-tables'
import { shownFields } from '#catalogue/shown-fields'
import type { SoldProductRow, SoldSizeRow } from '#catalogue/sold-columns'

/** Ordered units of a size entry with the current product: only that variant and size, at its price (D-07, D-69). */
export interface OrderedEntry {
  sizeEntryId: string
  variantId: string
  quantity: number
  /** Ordered lines for this entry; several when a line uses a former name of the colour. */
  lines: CartLine[]
  product: Product
  colorName: string
  size: string
  subSku: string
  stocks: number
}

/** All lines that the shop cannot deliver, with the remaining quantity (D-41); null when all can be delivered. */
export function stockShortage(lines: readonly CartLine[], entries: readonly OrderedEntry[]): Refusal | null {
  const entryByLine = new Map(entries.flatMap((entry) => entry.lines.map((line) => [line, entry])))
  const short = lines.flatMap((line) => {
    const entry = entryByLine.get(line)
    if (entry && entry.quantity <= entry.stocks) return []
    const { quantity: _, ...which } = toWireLine(line)
    return [{ ...which, left: entry?.stocks ?? 0 }]
  })
  return short.length === 0 ? null : refuse('out_of_stock', { lines: short })
}

/** `place` counts the ordered lines from 1. */
export interface EntryRow {
  place: number
  product: SoldProductRow
  variant: typeof variants.$inferSelect
  entry: SoldSizeRow
}

/** Entries for the ordered lines, in their order. Lines that the shop does not sell (any more) are missing. */
export function toOrderedEntries(lines: readonly CartLine[], rows: readonly EntryRow[]): OrderedEntry[] {
  const entries = new Map<string, OrderedEntry>()
  for (const { place, ...row } of rows) {
    const line = lines[place - 1]
    if (!line) continue
    const entry = entries.get(row.entry.id) ?? toEntry(row)
    entries.set(row.entry.id, {
      ...entry,
      quantity: entry.quantity + line.quantity,
      lines: [...entry.lines, line],
    })
  }
  return [...entries.values()]
}

function toEntry({ product, variant, entry }: Omit<EntryRow, 'place'>): OrderedEntry {
  const { colorName, swatch, images } = variant
  const { size, available: stocks, subSku } = entry
  const sizes = [{ size, stocks, subSKU: subSku }]
  // Orders do not store alternative texts of pictures.
  const { altTexts: _, ...shown } = shownFields(product)
  return {
    sizeEntryId: entry.id,
    variantId: variant.id,
    quantity: 0,
    lines: [],
    product: {
      ...shown,
      price: entry.price ?? product.price,
      variants: [{ colorName, swatch, images, sizes, stocks }],
    },
    colorName,
    size,
    subSku,
    stocks,
  }
}
