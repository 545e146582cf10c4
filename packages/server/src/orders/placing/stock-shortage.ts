import { isProductId } from '@little-dunes/domain/catalogue/product'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import type { CartLine } from '@little-dunes/domain/orders/cart'
import { loadOrderedEntries, type OrderedEntry } from '#orders/placing/ordered-entries'
import type { Shop } from '#shop'

/** Every line that the shop cannot give, with what is left of it (D-41); null when all can be given. */
export function stockShortage(lines: readonly CartLine[], entries: readonly OrderedEntry[]): Refusal | null {
  const entryOf = new Map(entries.flatMap((entry) => entry.lines.map((line) => [line, entry])))
  const short = lines.flatMap((line) => {
    const entry = entryOf.get(line)
    if (entry && entry.quantity <= entry.stocks) return []
    const { quantity: _, ...which } = line
    return [{ ...which, left: entry?.stocks ?? 0 }]
  })
  return short.length === 0 ? null : refuse('out_of_stock', { lines: short })
}

/** The entries of all lines, or the refusal that names the short ones. */
export async function requireEntries(
  shop: Shop,
  lines: readonly CartLine[],
): Promise<OrderedEntry[] | Refusal> {
  const entries = await loadOrderedEntries(
    shop,
    lines.filter((line) => isProductId(line.itemId)),
  )
  return stockShortage(lines, entries) ?? entries
}
