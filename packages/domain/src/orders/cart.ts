/** Identified by product, size and colour (D-20, CART-17). `quantity` is whole and at least 1. */
export interface CartLine {
  productId: string
  size: string
  colorName: string
  quantity: number
}

/** A line on the wire, where the product's id is `itemId` (API-10, DATA-36). */
export type WireLine = Omit<CartLine, 'productId'> & { itemId: string }

export const fromWireLine = ({ itemId, size, colorName, quantity }: WireLine): CartLine => ({
  productId: itemId,
  size,
  colorName,
  quantity,
})

export const toWireLine = ({ productId, ...line }: CartLine): WireLine => ({ itemId: productId, ...line })

/** Wire shape: product id → size → entry (DATA-17, DATA-18). Read the fields, never the keys (D-20). */
export type CartMap = Record<string, Record<string, Omit<CartLine, 'productId'>>>

/** Not allowed in sizes and colours, since it separates them in the key of a second colour (D-20). */
export const KEY_SEPARATOR = '|'

type LineId = Pick<CartLine, 'productId' | 'size' | 'colorName'>

export const sameLine = (a: LineId, b: LineId): boolean =>
  a.productId === b.productId && a.size === b.size && a.colorName === b.colorName

/** Wire shape of lines, oldest first. The oldest colour of a size has the plain key, others `size|colorName`. */
export function toCartMap(lines: readonly CartLine[]): CartMap {
  const products = new Map<string, Map<string, Omit<CartLine, 'productId'>>>()
  for (const { productId, ...entry } of lines) {
    const sizes = products.get(productId) ?? new Map()
    const key = sizes.has(entry.size) ? `${entry.size}${KEY_SEPARATOR}${entry.colorName}` : entry.size
    products.set(productId, sizes.set(key, entry))
  }
  // fromEntries creates own properties for every key. Assigning `__proto__` from a damaged cart would not.
  return Object.fromEntries([...products].map(([productId, sizes]) => [productId, Object.fromEntries(sizes)]))
}

/** A quantity as number or text (DATA-20). Null unless it is a whole number (D-23). */
export function readQuantity(value: unknown): number | null {
  const text = typeof value === 'string' ? value.trim() : value
  if (typeof text === 'string' && !/^-?\d{1,9}$/.test(text)) return null
  if (typeof text !== 'string' && typeof text !== 'number') return null
  const quantity = Number(text)
  return Number.isSafeInteger(quantity) ? quantity : null
}

function readLine(productId: unknown, entry: unknown, keyedSize?: string): CartLine | null {
  if (typeof entry !== 'object' || entry === null) return null
  const { size = keyedSize, colorName, quantity } = entry as Record<string, unknown>
  const count = readQuantity(quantity)
  if (typeof productId !== 'string' || typeof size !== 'string' || typeof colorName !== 'string') return null
  return count === null ? null : { productId, size, colorName, quantity: count }
}

/** All readable lines of a stored or sent cart, as map or array (D-22), with any quantity. */
export function readLines(value: unknown): CartLine[] {
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value)
    ? value.map((line) => readLine((line as Partial<WireLine> | null)?.itemId, line))
    : Object.entries(value).flatMap(([productId, sizes]) =>
        typeof sizes === 'object' && sizes !== null
          ? Object.entries(sizes).map(([key, entry]) =>
              readLine(productId, entry, key.split(KEY_SEPARATOR)[0]),
            )
          : [],
      )
  return entries.filter((line) => line !== null)
}

/** Adds up equal lines, in the order of their first occurrence. */
export function combineLines(lines: readonly CartLine[]): CartLine[] {
  const sums = new Map<string, CartLine>()
  for (const line of lines) {
    const key = JSON.stringify([line.productId, line.size, line.colorName])
    sums.set(key, { ...line, quantity: line.quantity + (sums.get(key)?.quantity ?? 0) })
  }
  return [...sums.values()]
}

/** Parses a stored or sent cart. Damaged lines are dropped, the others stay. */
export const readCart = (value: unknown): CartLine[] =>
  combineLines(readLines(value).filter((line) => line.quantity > 0))

/** Adds to an equal line (D-21), or appends a new one. */
export function addLine(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const existing = lines.find((line) => sameLine(line, added))
  if (!existing) return [...lines, added]
  return lines.map((line) =>
    line === existing ? { ...line, quantity: line.quantity + added.quantity } : line,
  )
}

/** Sets a quantity. 0 or less removes the line (STATE-09, STATE-10). Unknown lines change nothing (STATE-11). */
export function setQuantity(lines: readonly CartLine[], changed: CartLine): CartLine[] {
  if (changed.quantity <= 0) return lines.filter((line) => !sameLine(line, changed))
  return lines.map((line) => (sameLine(line, changed) ? { ...line, quantity: changed.quantity } : line))
}

/** Subtracts the ordered quantities. Unknown lines are ignored. */
export const withoutLines = (lines: readonly CartLine[], ordered: readonly CartLine[]): CartLine[] =>
  ordered
    .reduce((left, line) => addLine(left, { ...line, quantity: -line.quantity }), [...lines])
    .filter((line) => line.quantity > 0)

/** Number of the badge: the sum of the quantities (D-28). */
export const itemCount = (lines: readonly CartLine[]): number => lines.reduce((sum, l) => sum + l.quantity, 0)

export const quantityInCart = (lines: readonly CartLine[], selector: LineId): number =>
  lines.find((line) => sameLine(line, selector))?.quantity ?? 0

/** Merged lines, and guest lines that were dropped or capped at the stock (D-21). */
export interface MergedCart {
  lines: CartLine[]
  dropped: CartLine[]
  capped: CartLine[]
}

/**
 * Merges a guest cart into the customer's: adds up equal lines, capped at the stock (D-21). `getStock` returns null for
 * an unknown product, size or colour. The customer's lines never shrink. `capped` has the resulting lines. New lines
 * beyond `maxLines` are dropped.
 */
export function mergeCarts(
  customerLines: readonly CartLine[],
  guest: readonly CartLine[],
  getStock: (line: LineId) => number | null,
  maxLines = Number.POSITIVE_INFINITY,
): MergedCart {
  const merged: MergedCart = { lines: [...customerLines], dropped: [], capped: [] }
  for (const line of guest) {
    const stock = getStock(line)
    const existing = quantityInCart(merged.lines, line)
    if (existing === 0 && merged.lines.length >= maxLines) {
      merged.dropped.push(line)
      continue
    }
    const added = Math.min(line.quantity, Math.max(0, (stock ?? 0) - existing))
    if (added > 0) merged.lines = addLine(merged.lines, { ...line, quantity: added })
    if (stock === null || stock === 0) merged.dropped.push(line)
    else if (added < line.quantity) merged.capped.push({ ...line, quantity: existing + added })
  }
  return merged
}
