import { z } from 'zod'
import { LONGEST_SKU } from '#catalogue/product'
import { STOCK_REASONS } from '#catalogue/stock'
import { defineCall, LARGE_BODY } from '#contract/call'
import { identifier, search, text } from '#contract/fields'
import { ADJUSTMENT_REASONS, MOST_MOVED, STOCK_LEVEL_FILTERS } from '#contract/staff/choices'

/** No shelf holds more of a size. */
export const MAX_STOCK = 1_000_000

export const sizeEntryId = text(64)
export const note = text(200).default('')
export const units = z.number().int()

const movement = z.object({
  id: z.number().int(),
  at: z.number().int(),
  delta: units,
  /** What was left after it. */
  after: units,
  reason: z.enum(STOCK_REASONS),
  actor: z.string(),
  actorName: z.string(),
  note: z.string().nullable(),
  orderId: z.string().nullable(),
  orderNumber: z.number().int().nullable(),
})
export type StockMovement = z.infer<typeof movement>

/** A movement of any size; one of a size that was removed has its SKU alone. */
const listedMovement = movement.extend({
  /** Null of one that was removed. */
  sizeEntryId: z.string().nullable(),
  productId: z.string().nullable(),
  name: z.string(),
  colour: z.string().nullable(),
  size: z.string().nullable(),
})
export type ListedMovement = z.infer<typeof listedMovement>

/** A size as it is counted. */
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
  /** Without a sale, in fils. */
  price: units,
  /** Null of one that nobody has counted yet. */
  lastCountedAt: z.number().int().nullable(),
  /** The last movement that the stock has in it. */
  movement: z.number().int(),
})
export type ShelvedSize = z.infer<typeof shelvedSize>

/** Sizes that one count takes. */
export const MOST_COUNTED = 500

/** Only a correction may be below 0. */
const move = z.object({
  sizeEntryId,
  move: z.enum(ADJUSTMENT_REASONS),
  units: units.min(-MAX_STOCK).max(MAX_STOCK),
  note,
})

/** What was counted of a size; `movement` is the last one that the stock had in it when the count began. */
const countedLine = z.object({
  sizeEntryId,
  move: z.literal('counted'),
  units: units.min(0).max(MAX_STOCK),
  movement: z.number().int().min(0),
  note,
})

/** Stock changes by movements alone, each with a reason and a person; nothing changes or removes one. */
export const staffStockCalls = {
  /** Newest first, 100 at a time. */
  'GET /api/staff/stock/ledger': defineCall({
    caller: { staff: 'products:read' },
    summary: 'The stock movements of a size',
    input: z.object({ sizeEntryId, older: z.coerce.number().int().positive().optional() }),
    reply: z.object({ movements: z.array(movement), older: z.number().int().nullable() }),
  }),
  'GET /api/staff/stock/ledger/file': defineCall({
    caller: { staff: 'products:read' },
    summary: 'All stock movements of a size as CSV, oldest first',
    input: z.object({ sizeEntryId }),
    reply: z.object({ name: z.string(), csv: z.string() }),
  }),
  'GET /api/staff/stock/shelves': defineCall({
    caller: { staff: 'products:read' },
    summary: 'The shelves of the stock room, in their order, with the sizes that are counted on each',
    input: z.object({}),
    reply: z.object({
      /** An empty name holds what has no shelf. */
      shelves: z.array(
        z.object({
          shelf: z.string(),
          sizes: z.number().int(),
          /** The oldest count among those that were counted. */
          countedSince: z.number().int().nullable(),
          neverCounted: z.number().int(),
          /** A count that was left before it was booked. */
          paused: z.object({ counted: z.number().int(), by: z.string(), at: z.number().int() }).nullable(),
        }),
      ),
    }),
  }),
  /** A shelf is without what is not counted and what is archived; a code finds that too, so that a screen can say why not. */
  'GET /api/staff/stock/sizes': defineCall({
    caller: { staff: 'products:read' },
    summary:
      'Sizes to count, of a shelf or an article number, or the one of an id, a barcode or an SKU; at most 500',
    input: z.object({
      shelf: identifier(20).optional(),
      code: identifier(LONGEST_SKU).optional(),
      id: sizeEntryId.optional(),
      /** Of a product, also written in small letters. */
      article: identifier(LONGEST_SKU).optional(),
    }),
    reply: z.object({ sizes: z.array(shelvedSize) }),
  }),
  /** In the order of the list of products, 50 at a time. `q` is words of name, colour, SKU, barcode or a shelf; it finds archived ones too. */
  'GET /api/staff/stock/levels': defineCall({
    caller: { staff: 'products:read' },
    summary: 'Sizes with what is left of them, searched and filtered',
    input: z.object({
      q: search.optional(),
      level: z.enum(STOCK_LEVEL_FILTERS).optional(),
      /** The size at the end of the page before. */
      older: text(64).optional(),
      newer: text(64).optional(),
    }),
    reply: z.object({
      sizes: z.array(shelvedSize),
      older: z.string().nullable(),
      newer: z.string().nullable(),
    }),
  }),
  /** Reads alone. SKUs may be written in small letters; what no code names is missing. */
  'POST /api/staff/stock/find': defineCall({
    caller: { staff: 'products:read' },
    audit: null,
    summary: 'The sizes that barcodes or SKUs name, at most 500 codes',
    input: z.object({ codes: z.array(identifier(LONGEST_SKU)).min(1).max(MOST_MOVED) }),
    largestBody: LARGE_BODY,
    reply: z.object({ sizes: z.array(shelvedSize) }),
  }),
  /** Newest first, 50 at a time. */
  'GET /api/staff/stock/movements': defineCall({
    caller: { staff: 'products:read' },
    summary: 'The stock movements of all sizes',
    input: z.object({
      reason: z.enum(STOCK_REASONS).optional(),
      older: z.coerce.number().int().positive().optional(),
    }),
    reply: z.object({ movements: z.array(listedMovement), older: z.number().int().nullable() }),
  }),
  /** Refused with `negative_stock` and what is `left`. Header `Idempotency-Key` makes a retry harmless (D-43). */
  'POST /api/staff/stock/move': defineCall({
    caller: { staff: 'stock:write' },
    audit: 'size',
    summary: 'Book units of a size as received, damaged, lost or corrected',
    input: move,
    reply: z.object({ stock: units }),
  }),
  /**
   * Lines are booked in their order, all of them or none: a size may stand in several, but is counted in one. What was sold
   * since a count began is not lost. `field` names the line that is refused. Header `Idempotency-Key` makes a retry harmless (D-43).
   */
  'POST /api/staff/stock/moves': defineCall({
    caller: { staff: 'stock:write' },
    audit: 'size',
    summary: 'Book units of many sizes as received, damaged, lost, corrected or counted, at most 500 lines',
    input: z.object({
      lines: z
        .array(z.discriminatedUnion('move', [move, countedLine]))
        .min(1)
        .max(MOST_MOVED),
    }),
    largestBody: LARGE_BODY,
    reply: z.object({
      /** What the size of each line has after it. */
      stocks: z.array(units),
    }),
  }),
  /** D-70: what is not counted is never sold out and never taken. */
  'POST /api/staff/stock/counted': defineCall({
    caller: { staff: 'products:write' },
    audit: 'size',
    summary: 'Say whether the stock of a size is counted',
    input: z.object({ sizeEntryId, counted: z.boolean() }),
  }),
}
