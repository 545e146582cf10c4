/** A cart line is product + size + colour (D-20, CART-17). `quantity` is whole and ≥ 1. */
export interface CartLine {
  productId: string
  size: string
  colorName: string
  quantity: number
}

/** A line as calls have it: the product's id is `itemId` there (API-10, DATA-36). */
export type WireLine = Omit<CartLine, 'productId'> & { itemId: string }

export const fromWireLine = ({ itemId, size, colorName, quantity }: WireLine): CartLine => ({
  productId: itemId,
  size,
  colorName,
  quantity,
})

export const toWireLine = ({ productId, ...line }: CartLine): WireLine => ({ itemId: productId, ...line })

/** Wire shape: product id → size → entry (DATA-17, DATA-18). Readers use the fields, never the keys (D-20). */
export type CartMap = Record<string, Record<string, Omit<CartLine, 'productId'>>>

/** Forbidden in sizes and colours: it separates them in the key of a second colour (D-20). */
export const KEY_SEPARATOR = '|'

type LineId = Pick<CartLine, 'productId' | 'size' | 'colorName'>

export const sameLine = (a: LineId, b: LineId): boolean =>
  a.productId === b.productId && a.size === b.size && a.colorName === b.colorName

/** Lines, oldest first, as the wire map: the oldest colour of a size under the plain key, others `size|colorName`. */
export function toCartMap(lines: readonly CartLine[]): CartMap {
  const products = new Map<string, Map<string, Omit<CartLine, 'productId'>>>()
  for (const { productId, ...entry } of lines) {
    const sizes = products.get(productId) ?? new Map()
    const key = sizes.has(entry.size) ? `${entry.size}${KEY_SEPARATOR}${entry.colorName}` : entry.size
    products.set(productId, sizes.set(key, entry))
  }
  // fromEntries makes own properties of every key; assigning `__proto__` from a damaged cart would not.
  return Object.fromEntries([...products].map(([productId, sizes]) => [productId, Object.fromEntries(sizes)]))
}

/** A quantity as number or as text (DATA-20); null when it is not a whole number (D-23). */
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

/** Every legible line of a stored or sent cart, the map or an array of lines (D-22), of whatever quantity. */
export function readLines(value: unknown): CartLine[] {
  if (typeof value !== 'object' || value === null) return []
  const found = Array.isArray(value)
    ? value.map((line) => readLine((line as Partial<WireLine> | null)?.itemId, line))
    : Object.entries(value).flatMap(([productId, sizes]) =>
        typeof sizes === 'object' && sizes !== null
          ? Object.entries(sizes).map(([key, entry]) =>
              readLine(productId, entry, key.split(KEY_SEPARATOR)[0]),
            )
          : [],
      )
  return found.filter((line) => line !== null)
}

/** The lines with equal ones added up, in the order of their first appearance. */
export function combineLines(lines: readonly CartLine[]): CartLine[] {
  const sums = new Map<string, CartLine>()
  for (const line of lines) {
    const key = JSON.stringify([line.productId, line.size, line.colorName])
    sums.set(key, { ...line, quantity: line.quantity + (sums.get(key)?.quantity ?? 0) })
  }
  return [...sums.values()]
}

/** The cart in a stored or sent value. What is damaged is left out, so a foreign value costs nothing but itself. */
export const readCart = (value: unknown): CartLine[] =>
  combineLines(readLines(value).filter((line) => line.quantity > 0))

/** The lines with `added` on top; an equal line grows (D-21), a new one goes to the end. */
export function addLine(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const held = lines.find((line) => sameLine(line, added))
  if (!held) return [...lines, added]
  return lines.map((line) => (line === held ? { ...line, quantity: line.quantity + added.quantity } : line))
}

/** The lines with one quantity set; ≤ 0 removes (STATE-09, STATE-10); a line that is not there changes nothing (STATE-11). */
export function setQuantity(lines: readonly CartLine[], changed: CartLine): CartLine[] {
  if (changed.quantity <= 0) return lines.filter((line) => !sameLine(line, changed))
  return lines.map((line) => (sameLine(line, changed) ? { ...line, quantity: changed.quantity } : line))
}

/** The lines less what was ordered; of a line that is not there nothing is taken. */
export const withoutLines = (lines: readonly CartLine[], ordered: readonly CartLine[]): CartLine[] =>
  ordered
    .reduce((left, line) => addLine(left, { ...line, quantity: -line.quantity }), [...lines])
    .filter((line) => line.quantity > 0)

/** The number in the badge: sum of quantities (D-28). */
export const itemCount = (lines: readonly CartLine[]): number => lines.reduce((sum, l) => sum + l.quantity, 0)

export const quantityInCart = (lines: readonly CartLine[], wanted: LineId): number =>
  lines.find((line) => sameLine(line, wanted))?.quantity ?? 0

/** What became of a guest cart: the merged lines, and the guest lines that were left out or cut to the stock (D-21). */
export interface MergedCart {
  lines: CartLine[]
  dropped: CartLine[]
  capped: CartLine[]
}

/**
 * Adds the guest's lines to the own cart, equal lines added up and capped at stock (D-21). `stockOf` answers null for
 * a product, size or colour that the shop does not have. Own lines never shrink. `capped` holds the resulting lines.
 * New lines beyond `mostLines` are dropped.
 */
export function mergeCarts(
  own: readonly CartLine[],
  guest: readonly CartLine[],
  stockOf: (line: LineId) => number | null,
  mostLines = Number.POSITIVE_INFINITY,
): MergedCart {
  const merged: MergedCart = { lines: [...own], dropped: [], capped: [] }
  for (const line of guest) {
    const stock = stockOf(line)
    const held = quantityInCart(merged.lines, line)
    if (held === 0 && merged.lines.length >= mostLines) {
      merged.dropped.push(line)
      continue
    }
    const added = Math.min(line.quantity, Math.max(0, (stock ?? 0) - held))
    if (added > 0) merged.lines = addLine(merged.lines, { ...line, quantity: added })
    if (stock === null || stock === 0) merged.dropped.push(line)
    else if (added < line.quantity) merged.capped.push({ ...line, quantity: held + added })
  }
  return merged
}
