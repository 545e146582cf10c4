import { z } from 'zod'
import { defineCall, LARGE_BODY } from '#contract/call'
import { identifier } from '#contract/fields'
import {
  MAX_COUNTED,
  MAX_STOCK,
  note,
  shelvedSize,
  sizeEntryId,
  units,
} from '#contract/inventory/stock-calls'

/** Empty for sizes without a shelf. */
const shelfName = identifier(20)
const version = z.number().int().min(0).max(1_000_000)

/** A counted size of a paused count, with the expected stock and the last movement included in it. */
const pausedLine = z.object({
  sizeEntryId,
  counted: units.min(0).max(MAX_STOCK),
  expected: units.min(-MAX_STOCK).max(MAX_STOCK),
  movement: z.number().int().min(0),
})
export type PausedLine = z.infer<typeof pausedLine>

const pausedCount = z.object({
  /** Increases with every pause. The next call sends the version that it continues. */
  version: z.number().int(),
  startedAt: z.number().int(),
  startedBy: z.string(),
  pausedAt: z.number().int(),
  pausedBy: z.string(),
  note: z.string(),
  lines: z.array(pausedLine),
  /** Current state of the sizes. Removed sizes are missing. */
  sizes: z.array(shelvedSize),
})

/** Counts of a shelf can be paused and continued. */
export const staffCountCalls = {
  /**
   * Each line has the counted units and the last movement before the count (`movement` of the product's sizes), so
   * units sold since are not lost. All lines are booked or none; `field` names a refused line. Ends the `paused` count
   * that it continues.
   */
  'POST /api/staff/stock/count': defineCall({
    caller: { staff: 'stock:write' },
    audit: 'size',
    summary: 'Record the counted stock of sizes',
    input: z.object({
      lines: z
        .array(
          z.object({
            sizeEntryId,
            counted: units.min(0).max(MAX_STOCK),
            movement: z.number().int().min(0),
          }),
        )
        .min(1)
        .max(MAX_COUNTED),
      note,
      paused: z.object({ shelf: shelfName, version }).optional(),
    }),
    largestBody: LARGE_BODY,
    reply: z.object({
      /** In units: expected at the start, sold or received since then, and the booked difference. */
      results: z.array(
        z.object({
          sizeEntryId: z.string(),
          expected: units,
          meanwhile: units,
          difference: units,
          stock: units,
        }),
      ),
    }),
  }),
  /** `shelf` is absent for the empty name, which a query cannot contain. */
  'GET /api/staff/stock/count/paused': defineCall({
    caller: { staff: 'products:read' },
    summary: 'Retrieve the unfinished count of a shelf',
    input: z.object({ shelf: shelfName.optional() }),
    reply: z.object({ paused: pausedCount.nullable() }),
  }),
  /** Books nothing. Refused with `count_changed` if another count was paused since `version` (0 for none). */
  'POST /api/staff/stock/count/pause': defineCall({
    caller: { staff: 'stock:write' },
    audit: null,
    summary: 'Save an unfinished count of a shelf',
    input: z.object({
      shelf: shelfName,
      version,
      startedAt: z.number().int().min(0).max(8_640_000_000_000),
      note,
      lines: z.array(pausedLine).min(1).max(MAX_COUNTED),
    }),
    largestBody: LARGE_BODY,
    reply: z.object({ version: z.number().int() }),
  }),
  'POST /api/staff/stock/count/discard': defineCall({
    caller: { staff: 'stock:write' },
    audit: null,
    summary: 'Discard an unfinished count',
    input: z.object({ shelf: shelfName, version }),
  }),
}
