import type { Fils } from '@little-dunes/domain/money'
import type { CartTotals } from '@little-dunes/domain/orders/totals'
import type { CartContents } from '#cart/cart-contents'
import { type BrowserStorage, readJson } from '#platform/browser-storage'
import { SAVED_CART_KEY } from '#platform/session-keys'

/** A line as it was shown, without the data needed to order it. */
export interface SavedLine {
  name: string
  colour: string
  size: string
  quantity: number
  path?: string
  picture?: string
  paid: Fils
  original: Fils
}

/** The cart of an account as this browser last showed it, for offline visits. A guest's cart is not copied (D-22). */
export interface SavedCart {
  at: number
  lines: SavedLine[]
  totals: Omit<CartTotals, 'lines'>
}

function toSavedLine({ line, product, path, picture, paid, original }: CartContents['items'][number]) {
  const variant = product?.variants.find(({ colorName }) => colorName === line.colorName)
  return {
    name: product?.name ?? '',
    colour: variant?.colorLabel ?? line.colorName,
    size: line.size,
    quantity: line.quantity,
    ...(path !== undefined && { path }),
    ...(picture !== undefined && { picture }),
    paid,
    original,
  }
}

/** Stores the shown cart; an empty cart removes the copy. */
export function keepCart(storage: BrowserStorage, { items, totals }: CartContents, at: number): void {
  const lines = items.filter(({ product }) => product).map(toSavedLine)
  const { lines: _, ...sums } = totals
  const saved: SavedCart = { at, lines, totals: sums }
  if (lines.length === 0) storage.remove(SAVED_CART_KEY)
  else storage.set(SAVED_CART_KEY, JSON.stringify(saved))
}

/** Null when it is missing or damaged. */
export function readSavedCart(storage: BrowserStorage): SavedCart | null {
  const saved = readJson(storage, SAVED_CART_KEY) as Partial<SavedCart> | null
  if (typeof saved?.at !== 'number') return null
  if (!Array.isArray(saved.lines) || typeof saved.totals?.total !== 'number') return null
  return saved as SavedCart
}
