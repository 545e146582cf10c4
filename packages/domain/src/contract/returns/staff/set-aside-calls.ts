import { z } from 'zod'
import { defineCall } from '#contract/call'
import { quantity, text } from '#contract/fields'
import { counts, moment, returnId } from '#contract/returns/staff/return-calls'
import { SET_ASIDE_ENDS } from '#contract/staff/choices'
import { RETURN_REASONS } from '#orders/returns/return-lifecycle'

/** Worn units of a line that wait for a decision. */
const setAsideItem = z.object({
  returnId: z.string(),
  returnNumber: z.number().int(),
  orderId: z.string(),
  orderNumber: z.number().int(),
  position: z.number().int(),
  productId: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  colour: z.string(),
  size: z.string(),
  sku: z.string(),
  quantity: z.number().int(),
  reason: z.enum(RETURN_REASONS),
  note: z.string(),
  checkedAt: moment,
  actor: z.string(),
  actorName: z.string(),
  /** False if the shop no longer has the size. */
  isInShop: z.boolean(),
})
export type SetAsideItem = z.infer<typeof setAsideItem>

export const staffSetAsideCalls = {
  /** Oldest check first, at most 200 lines. */
  'GET /api/staff/returns/set-aside': defineCall({
    caller: { staff: 'orders:read' },
    summary: 'List set-aside units of returns',
    input: z.object({}),
    reply: z.object({ items: z.array(setAsideItem), counts }),
  }),
  /**
   * `stock` returns units to the stock, as a stock movement with the note; `written_off` counts them as broken. Refused
   * with `not_set_aside` and the units `left`. The header `Idempotency-Key` makes a retry safe (D-43).
   */
  'POST /api/staff/return/set-aside': defineCall({
    caller: { staff: 'orders:pack' },
    audit: 'return',
    summary: 'Restock set-aside units, or write them off',
    input: z.object({
      returnId,
      position: z.number().int().min(0),
      quantity,
      to: z.enum(SET_ASIDE_ENDS),
      note: text(200).default(''),
    }),
  }),
}
