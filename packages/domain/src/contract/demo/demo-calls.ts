import { z } from 'zod'
import { defineCall } from '#contract/call'

const count = z.number().int()

/** The products and codes that a new shop begins with. */
export const staffDemoCalls = {
  'GET /api/staff/demo': defineCall({
    caller: { staff: 'settings:write' },
    summary: 'How much of the demo the shop still sells',
    input: z.object({}),
    reply: z.object({ products: count, codes: count }),
  }),
  /** Products that were ordered are archived, codes that were used end; the rest is deleted. It never comes back. */
  'POST /api/staff/demo/remove': defineCall({
    caller: { staff: 'settings:write' },
    audit: 'settings',
    summary: 'Remove the demo from the shop',
    input: z.object({}),
    reply: z.object({ removed: count, archived: count, codesRemoved: count, codesEnded: count }),
  }),
}
