export const STOCK_REASONS = [
  'opening',
  'order',
  'cancellation',
  'return',
  'count',
  'correction',
  'import',
  'removal',
  'received',
  'damaged',
  'lost',
  'exchange',
  'edit',
  'refund',
] as const
export type StockReason = (typeof STOCK_REASONS)[number]

/** Stock of uncounted sizes on the wire (D-70). */
export const UNCOUNTED_STOCK = 9999

/** Maximum units of one add (CONST-17, D-23). */
export const MAX_QUANTITY_PER_ADD = 10

/** Units of a size that a customer can still add: stock less the units in the cart (VAL-04). */
export const stockLeft = (stocks: number, inCart: number): number => Math.max(0, stocks - inCart)

/** Options of the quantity select: 1 … min(left, 10). Empty if nothing is left (VAL-06, D-23). */
export const quantityOptions = (stocks: number, inCart: number): number[] =>
  Array.from({ length: Math.min(stockLeft(stocks, inCart), MAX_QUANTITY_PER_ADD) }, (_, i) => i + 1)

/** A colour shows 'Currently out of stock' if every size has stock 0 (VAL-05, D-23). */
export const isSoldOut = (sizes: readonly { stocks: number }[]): boolean => sizes.every((s) => s.stocks <= 0)

/** Stock that is shown to customers. */
const FEW = 3

/** Remaining units from 1 to 3, else null. Also null for uncounted stock. */
export const fewUnits = (stocks: number): number | null => (stocks > 0 && stocks <= FEW ? stocks : null)

/** Stock at which the staff gets a warning. */
export const LOW_STOCK = 3

export const stockLevel = (stock: number): 'sold_out' | 'low' | 'enough' =>
  stock <= 0 ? 'sold_out' : stock <= LOW_STOCK ? 'low' : 'enough'

/** Stock by location: column headings of Shopify shops with several locations, and of export apps for Shopify. */
export const isLocationStock = (heading: string): boolean =>
  /^inventory (available|quantity|qty)\s*[:/]/i.test(heading)
