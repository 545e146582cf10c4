/** What the calls of the staff let choose from, and their limits: apart from the schemas, which screens do without. */

/** Lists of orders that the staff works through; `refused` at the door in the last 30 days. */
export const ORDER_VIEWS = [
  'all',
  'to_pack',
  'to_ship',
  'on_the_way',
  'cash',
  'review',
  'done',
  'cancelled',
  'refused',
] as const
export type OrderView = (typeof ORDER_VIEWS)[number]

/** Orders of the last so many days, today included. */
export const PLACED_DAYS = ['1', '2', '7', '30'] as const

/** Lists of returns that the staff works through. */
export const RETURN_VIEWS = ['open', 'new', 'coming', 'to_check', 'done'] as const
export type ReturnView = (typeof RETURN_VIEWS)[number]

/** What becomes of returned pieces that were set aside as worn. */
export const SET_ASIDE_ENDS = ['stock', 'written_off'] as const
export type SetAsideEnd = (typeof SET_ASIDE_ENDS)[number]

/** Days, today included, that the share of pieces sent back is of. */
export const SENT_BACK_DAYS = 30

/**
 * Lists of shoppers: `returning` with two orders or more, `refused` with a parcel that was refused at the door, `arabic` who
 * read the shop in Arabic, `to_erase` who asked to be erased.
 */
export const SHOPPER_VIEWS = ['all', 'returning', 'refused', 'arabic', 'to_erase'] as const
export type ShopperView = (typeof SHOPPER_VIEWS)[number]

/** `low` has a size of which few are left, `sold_out` has nothing left of any size, `short` has a size that is one or the other. */
export const STOCK_FILTERS = ['low', 'sold_out', 'short'] as const
export type StockFilter = (typeof STOCK_FILTERS)[number]

/** Sizes by what is left of them: few, nothing, or sold without counting. */
export const STOCK_LEVEL_FILTERS = ['low', 'sold_out', 'not_counted'] as const
export type StockLevelFilter = (typeof STOCK_LEVEL_FILTERS)[number]

/** What products are picked out by: reduced now, by a flag, or without a name in Arabic. */
export const PRODUCT_MARKS = ['reduced', 'flashsale', 'bestseller', 'bestofkids', 'no_arabic'] as const
export type ProductMark = (typeof PRODUCT_MARKS)[number]

/** Orders of the list of products besides the newest first: by pieces sold in the last `SOLD_DAYS`. */
export const PRODUCT_SORTS = ['sold'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** What the list of products counts: by status, and what waits for somebody. */
export const PRODUCT_TABS = [
  'all',
  'published',
  'short',
  'reduced',
  'no_arabic',
  'draft',
  'scheduled',
  'archived',
] as const
export type ProductTab = (typeof PRODUCT_TABS)[number]

/** Days, today included, of which a list says how many pieces were sold. */
export const SOLD_DAYS = 30

/** Lines of stock movements that one call takes. */
export const MOST_MOVED = 500

/** Bytes of a file; the rows of a month are some hundred kilobytes. */
export const LARGEST_REMITTANCE_FILE = 1_000_000

/** Bytes of the largest file; Shopify's own limit is 15 MB. */
export const LARGEST_IMPORT_FILE = 15 * 1024 * 1024

/** Fields that several products may get at once; prices go by steps. */
export const BULK_FIELDS = [
  'discount',
  'status',
  'category',
  'subCategory',
  'flashsale',
  'flashDiscount',
  'bestseller',
  'bestofkids',
] as const
export type BulkField = (typeof BULK_FIELDS)[number]

/** Ways in which the staff moves stock besides counting; a correction has a sign, the others say it themselves. */
export const ADJUSTMENT_REASONS = ['received', 'damaged', 'lost', 'correction'] as const
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number]

/** What a pasted line says of its pieces. */
export const PASTED_MOVES = [...ADJUSTMENT_REASONS, 'counted'] as const
export type PastedMove = (typeof PASTED_MOVES)[number]

/** Orders that one document holds. */
export const MOST_PAPERS = 50
