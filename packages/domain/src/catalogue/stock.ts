/** Why stock changed. */
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

/** What the wire says of stock that is not counted (D-70). */
export const UNCOUNTED_STOCK = 9999

/** Most units that one add may take (CONST-17, D-23). */
export const MAX_QUANTITY_PER_ADD = 10

/** What a shopper can still add of a size: stock less what the own cart holds of size and colour (VAL-04). */
export const stockLeft = (stocks: number, inCart: number): number => Math.max(0, stocks - inCart)

/** Options of the quantity select: 1 … min(left, 10); none when nothing is left (VAL-06, D-23). */
export const quantityOptions = (stocks: number, inCart: number): number[] =>
  Array.from({ length: Math.min(stockLeft(stocks, inCart), MAX_QUANTITY_PER_ADD) }, (_, i) => i + 1)

/** 'Currently out of stock' holds for a colour when every size of it has stock 0 (VAL-05, D-23). */
export const isSoldOut = (sizes: readonly { stocks: number }[]): boolean => sizes.every((s) => s.stocks <= 0)

/** So few that a shopper should know. */
const FEW = 3

/** What is left of few units, 1 to 3; null for more, for none, and for stock that is not counted. */
export const fewUnits = (stocks: number): number | null => (stocks > 0 && stocks <= FEW ? stocks : null)

/** Of so many units or fewer, the staff is told that they run low. */
export const LOW_STOCK = 3

/** What the staff should know of a counted size. */
export const stockLevel = (stock: number): 'sold_out' | 'low' | 'enough' =>
  stock <= 0 ? 'sold_out' : stock <= LOW_STOCK ? 'low' : 'enough'

/** Stock by location, as a shop at Shopify with several heads its columns, and apps that export for it. */
export const isLocationStock = (heading: string): boolean =>
  /^inventory (available|quantity|qty)\s*[:/]/i.test(heading)
