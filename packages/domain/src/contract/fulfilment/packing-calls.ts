import { z } from 'zod'
import { defineCall } from '#contract/call'
import { text } from '#contract/fields'

/** Orders that one person packs in one walk. */
export const MOST_PACKED_AT_ONCE = 50

const piece = z.object({
  /** Place of the line in its order. */
  position: z.number().int(),
  name: z.string(),
  colour: z.string(),
  swatch: z.string().nullable(),
  size: z.string(),
  sku: z.string(),
  /** What a scanner reads on the piece; null where it has none. */
  barcode: z.string().nullable(),
  /** Where it lies; null where nobody has said. */
  shelf: z.string().nullable(),
  quantity: z.number().int(),
  picture: z.string().nullable(),
})
export type PackedPiece = z.infer<typeof piece>

const packedOrder = z.object({
  id: z.string(),
  number: z.number().int(),
  name: z.string(),
  region: z.string(),
  express: z.boolean(),
  pieces: z.array(piece),
})
export type PackedOrder = z.infer<typeof packedOrder>

export const staffPackingCalls = {
  /**
   * Of those in `orderIds`, or of all of which no piece was missing on its shelf, the orders that wait to be packed: express
   * first, then the oldest; at most 50.
   */
  'GET /api/staff/packing': defineCall({
    caller: { staff: 'orders:pack' },
    summary: 'What is to be picked and packed',
    input: z.object({
      orderIds: z
        .union([text(100), z.array(text(100)).max(200)])
        .transform((ids) => [ids].flat())
        .optional(),
    }),
    reply: z.object({
      orders: z.array(packedOrder),
      /** Orders with a missing piece, left out until somebody has found or settled it; 0 when orders were asked for by id. */
      ordersLeftOut: z.number().int(),
    }),
  }),
}
