import { z } from 'zod'
import { defineCall } from '#contract/call'
import { text } from '#contract/fields'

/** Limit for one packing walk. */
export const MAX_PACKED_AT_ONCE = 50

const item = z.object({
  /** Index of the line in its order. */
  position: z.number().int(),
  name: z.string(),
  colour: z.string(),
  swatch: z.string().nullable(),
  size: z.string(),
  sku: z.string(),
  /** Null if the unit has no barcode. */
  barcode: z.string().nullable(),
  /** Null if no shelf is recorded. */
  shelf: z.string().nullable(),
  quantity: z.number().int(),
  picture: z.string().nullable(),
})
export type PackedItem = z.infer<typeof item>

const packedOrder = z.object({
  id: z.string(),
  number: z.number().int(),
  name: z.string(),
  region: z.string(),
  express: z.boolean(),
  items: z.array(item),
})
export type PackedOrder = z.infer<typeof packedOrder>

export const staffPackingCalls = {
  /** Orders to pack: those of `orderIds`, or all without a missing unit. Express first, then the oldest, at most 50. */
  'GET /api/staff/packing': defineCall({
    caller: { staff: 'orders:pack' },
    summary: 'Retrieve the orders to pick and pack',
    input: z.object({
      orderIds: z
        .union([text(100), z.array(text(100)).max(200)])
        .transform((ids) => [ids].flat())
        .optional(),
    }),
    reply: z.object({
      orders: z.array(packedOrder),
      /** Orders left out because a unit is missing on its shelf. 0 if orders were requested by id. */
      ordersLeftOut: z.number().int(),
    }),
  }),
}
