import { z } from 'zod'
import { defineCall, LARGE_BODY } from '#contract/call'
import { digits, text } from '#contract/fields'

/** Longer than a carrier may be, so that the answer says what is wrong. */
const carriers = z
  .array(
    z.object({ name: text(200), nameAr: text(200).default(''), trackingUrl: text(1000), phone: digits(100) }),
  )
  .max(100)

/** Couriers that parcels travel with (domain `carriers.ts`). */
export const staffCarrierCalls = {
  'GET /api/staff/carriers': defineCall({
    caller: { staff: 'orders:read' },
    summary: 'The carriers of the shop',
    input: z.object({}),
    reply: z.object({ carriers }),
  }),
  /** Refused with `invalid_form` and the problems by field, or with `field_changed` when they are no longer what they were. */
  'POST /api/staff/carriers': defineCall({
    caller: { staff: 'settings:write' },
    audit: 'settings',
    summary: 'Change the carriers',
    input: z.object({ from: carriers, to: carriers }),
    largestBody: LARGE_BODY,
    reply: z.object({ carriers }),
  }),
}
