import { z } from 'zod'
import { LONGEST_SKU } from '#catalogue/product'
import { STOCK_REASONS } from '#catalogue/stock'
import { defineCall, LARGE_BODY } from '#contract/call'
import { identifier, search, text } from '#contract/fields'
import { ADJUSTMENT_REASONS, MAX_MOVED, STOCK_LEVEL_FILTERS } from '#contract/staff/choices'

/** Upper bound of the stock of one size. */
export const MAX_STOCK = 1_000_000

export const sizeEntryId = text(64)
export const note = text(200).default('')
export const units = z.number().int()

const movement = z.object({
  id: z.number().int(),
  at: z.number().int(),
  delta: units,
  /** Stock after the movement. */
  after: units,
  reason: z.enum(STOCK_REASONS),
  actor: z.string(),
  actorName: z.string(),
  note: z.string().nullable(),
  orderId: z.string().nullable(),
  orderNumber: z.number().int().nullable(),
})
export type StockMovement = z.infer<typeof movement>

/** A movement of any size. Of a removed size only the SKU is known. */
const listedMovement = movement.extend({
  /** Null if the size was removed. */
  sizeEntryId: z.string().nullable(),
  productId: z.string().nullable(),
  name: z.string(),
  colour: z.string().nullable(),
  size: z.string().nullable(),
})
export type ListedMovement = z.infer<typeof listedMovement>

export const shelvedSize = z.object({
  id: z.string(),
  productId: z.string(),
  name: z.string(),
  colour: z.string(),
  picture: z.string().nullable(),
  size: z.string(),
  sku: z.string(),
  barcode: z.string().nullable(),
  shelf: z.string().nullable(),
  counted: z.boolean(),
  archived: z.boolean(),
  stock: units,
  /** In fils, before any sale. */
  price: units,
  /** Null if it was never counted. */
  lastCountedAt: z.number().int().nullable(),
  /** Last movement included in the stock. */
  movement: z.number().int(),
})
export type ShelvedSize = z.infer<typeof shelvedSize>

/** Limit for one count. */
export const MAX_COUNTED = 500

/** Only a correction may be negative. */
const move = z.object({
  sizeEntryId,
  move: z.enum(ADJUSTMENT_REASONS),
  units: units.min(-MAX_STOCK).max(MAX_STOCK),
  note,
})

/** Counted units of a size; `movement` is the last movement included in the stock when the count began. */
const countedLine = z.object({
  sizeEntryId,
  move: z.literal('counted'),
  units: units.min(0).max(MAX_STOCK),
  movement: z.number().int().min(0),
  note,
})

/** Only movements change the stock, each with a reason and a person. Movements cannot be changed or removed. */
export const staffStockCalls = {
  /** Newest first, 100 at a time. */
  'GET /api/staff/stock/ledger': defineCall({
    caller: { staff: 'products:read' },
    summary: 'List stock movements of a size',
    input: z.object({ sizeEntryId, older: z.coerce.number().int().positive().optional() }),
    reply: z.object({ movements: z.array(movement), older: z.number().int().nullable() }),
  }),
  'GET /api/staff/stock/ledger/file': defineCall({
    caller: { staff: 'products:read' },
    summary: 'Export all stock movements of a size as CSV, oldest first',
    input: z.object({ sizeEntryId }),
    reply: z.object({ name: z.string(), csv: z.string() }),
  }),
  'GET /api/staff/stock/shelves': defineCall({
    caller: { staff: 'products:read' },
    summary: 'List the shelves in order, each with its counted sizes',
    input: z.object({}),
    reply: z.object({
      /** Empty for sizes without a shelf. */
      shelves: z.array(
        z.object({
          shelf: z.string(),
          sizes: z.number().int(),
          /** Oldest of the last counts of its sizes. Null without any. */
          countedSince: z.number().int().nullable(),
          neverCounted: z.number().int(),
          /** A count that was started and not booked. */
          paused: z.object({ counted: z.number().int(), by: z.string(), at: z.number().int() }).nullable(),
        }),
      ),
    }),
  }),
  /** A shelf leaves out uncounted and archived sizes. A code finds them too, so that a screen can explain why not. */
  'GET /api/staff/stock/sizes': defineCall({
    caller: { staff: 'products:read' },
    summary: 'Find sizes to count by shelf, article number, id, barcode or SKU, at most 500',
    input: z.object({
      shelf: identifier(20).optional(),
      code: identifier(LONGEST_SKU).optional(),
      id: sizeEntryId.optional(),
      /** Article number of a product, in upper or lower case. */
      article: identifier(LONGEST_SKU).optional(),
    }),
    reply: z.object({ sizes: z.array(shelvedSize) }),
  }),
  /**
   * In the order of the product list, 50 at a time. `q` matches words of name, colour, SKU, barcode or shelf, also of
   * archived products.
   */
  'GET /api/staff/stock/levels': defineCall({
    caller: { staff: 'products:read' },
    summary: 'List sizes with their stock, by search and filters',
    input: z.object({
      q: search.optional(),
      level: z.enum(STOCK_LEVEL_FILTERS).optional(),
      /** Last size of the previous page. */
      older: text(64).optional(),
      newer: text(64).optional(),
    }),
    reply: z.object({
      sizes: z.array(shelvedSize),
      older: z.string().nullable(),
      newer: z.string().nullable(),
    }),
  }),
  /** Writes nothing. SKUs may be in lower case. Unknown codes are missing in the reply. */
  'POST /api/staff/stock/find': defineCall({
    caller: { staff: 'products:read' },
    audit: null,
    summary: 'Find sizes by barcode or SKU, at most 500 codes',
    input: z.object({ codes: z.array(identifier(LONGEST_SKU)).min(1).max(MAX_MOVED) }),
    largestBody: LARGE_BODY,
    reply: z.object({ sizes: z.array(shelvedSize) }),
  }),
  /** Newest first, 50 at a time. */
  'GET /api/staff/stock/movements': defineCall({
    caller: { staff: 'products:read' },
    summary: 'List stock movements of all sizes',
    input: z.object({
      reason: z.enum(STOCK_REASONS).optional(),
      older: z.coerce.number().int().positive().optional(),
    }),
    reply: z.object({ movements: z.array(listedMovement), older: z.number().int().nullable() }),
  }),
  /** Refused with `negative_stock` and the units `left`. The header `Idempotency-Key` makes a retry safe (D-43). */
  'POST /api/staff/stock/move': defineCall({
    caller: { staff: 'stock:write' },
    audit: 'size',
    summary: 'Record units of a size as received, damaged, lost or corrected',
    input: move,
    reply: z.object({ stock: units }),
  }),
  /**
   * Books lines in their order, all or none. A size may occur in several lines, but be counted in only one. Units sold
   * since a count began are not lost. `field` names a refused line. The header `Idempotency-Key` makes a retry safe
   * (D-43).
   */
  'POST /api/staff/stock/moves': defineCall({
    caller: { staff: 'stock:write' },
    audit: 'size',
    summary: 'Record stock movements of many sizes, at most 500 lines',
    input: z.object({
      lines: z
        .array(z.discriminatedUnion('move', [move, countedLine]))
        .min(1)
        .max(MAX_MOVED),
    }),
    largestBody: LARGE_BODY,
    reply: z.object({
      /** Stock of the size of each line after the call. */
      stocks: z.array(units),
    }),
  }),
  /** D-70: the stock of an uncounted size is neither sold out nor reduced. */
  'POST /api/staff/stock/counted': defineCall({
    caller: { staff: 'products:write' },
    audit: 'size',
    summary: 'Turn stock tracking of a size on or off',
    input: z.object({ sizeEntryId, counted: z.boolean() }),
  }),
}
