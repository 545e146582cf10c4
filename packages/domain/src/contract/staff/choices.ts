/** Choices and limits of the staff's calls. Separate from the schemas, so that screens do not load those. */

/** Lists of orders in the back office. `refused`: refused at the door in the last 30 days. */
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

/** Orders of the last days, including today. */
export const PLACED_DAYS = ['1', '2', '7', '30'] as const

export const RETURN_VIEWS = ['open', 'new', 'coming', 'to_check', 'done'] as const
export type ReturnView = (typeof RETURN_VIEWS)[number]

/** Decisions about units that were set aside as worn. */
export const SET_ASIDE_ENDS = ['stock', 'written_off'] as const
export type SetAsideEnd = (typeof SET_ASIDE_ENDS)[number]

/** Days, including today, for the share of returned units. */
export const SENT_BACK_DAYS = 30

/**
 * Lists of customers. `returning`: at least two orders. `refused`: a parcel was refused at the door. `arabic`: reads
 * the shop in Arabic. `to_erase`: asked to be erased.
 */
export const CUSTOMER_VIEWS = ['all', 'returning', 'refused', 'arabic', 'to_erase'] as const
export type CustomerView = (typeof CUSTOMER_VIEWS)[number]

/** `low`: a size has few units. `sold_out`: every size is sold out. `short`: a size is low or sold out. */
export const STOCK_FILTERS = ['low', 'sold_out', 'short'] as const
export type StockFilter = (typeof STOCK_FILTERS)[number]

/** `low`: few units. `sold_out`: none. `not_counted`: sold without counting. */
export const STOCK_LEVEL_FILTERS = ['low', 'sold_out', 'not_counted'] as const
export type StockLevelFilter = (typeof STOCK_LEVEL_FILTERS)[number]

/** `reduced`: has a discount now. `no_arabic`: has no Arabic name. */
export const PRODUCT_MARKS = ['reduced', 'flashsale', 'bestseller', 'bestofkids', 'no_arabic'] as const
export type ProductMark = (typeof PRODUCT_MARKS)[number]

/** Alternatives to newest first. `sold`: by units sold in the last `SOLD_DAYS`. */
export const PRODUCT_SORTS = ['sold'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** Tabs of the product list, with counts: by status, and products that need work. */
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

/** Days, including today, for the units sold in a list. */
export const SOLD_DAYS = 30

/** Lines of stock movements in one call. */
export const MAX_MOVED = 500

/** Bytes of a file. A month has some hundred kilobytes. */
export const LARGEST_REMITTANCE_FILE = 1_000_000

/** Bytes. Shopify's own limit is 15 MB. */
export const LARGEST_IMPORT_FILE = 15 * 1024 * 1024

/** Fields that can be changed for several products at once. Prices have their own steps. */
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

/** Reasons for stock movements by the staff, except counting. Only a correction can be positive or negative. */
export const ADJUSTMENT_REASONS = ['received', 'damaged', 'lost', 'correction'] as const
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number]

export const PASTED_MOVES = [...ADJUSTMENT_REASONS, 'counted'] as const
export type PastedMove = (typeof PASTED_MOVES)[number]

/** Orders in one document. */
export const MAX_DOCUMENTS = 50
