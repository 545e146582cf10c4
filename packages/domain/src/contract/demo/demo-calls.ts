import { z } from 'zod'
import { defineCall } from '#contract/call'

const count = z.number().int()

/** The sample products and codes of a new shop. */
export const staffDemoCalls = {
  'GET /api/staff/demo': defineCall({
    caller: { staff: 'settings:write' },
    summary: 'Retrieve the remaining demo products and codes',
    input: z.object({}),
    reply: z.object({ products: count, codes: count }),
  }),
  /** Archives products with orders, ends codes that were used and deletes the rest. The samples cannot be restored. */
  'POST /api/staff/demo/remove': defineCall({
    caller: { staff: 'settings:write' },
    audit: 'settings',
    summary: 'Remove the demo data',
    input: z.object({}),
    reply: z.object({ removed: count, archived: count, codesRemoved: count, codesEnded: count }),
  }),
}
