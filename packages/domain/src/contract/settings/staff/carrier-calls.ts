import { z } from 'zod'
import { defineCall, LARGE_BODY } from '#contract/call'
import { digits, text } from '#contract/fields'

/** The limits are above those of a carrier, so that the refusal can name the problem. */
const carriers = z
  .array(
    z.object({ name: text(200), nameAr: text(200).default(''), trackingUrl: text(1000), phone: digits(100) }),
  )
  .max(100)

/** Couriers that deliver parcels (`carriers.ts` in the domain). */
export const staffCarrierCalls = {
  'GET /api/staff/carriers': defineCall({
    caller: { staff: 'orders:read' },
    summary: 'List the carriers',
    input: z.object({}),
    reply: z.object({ carriers }),
  }),
  /** Refused with `invalid_form` and problems by field, or `field_changed` if the current carriers are not `from`. */
  'POST /api/staff/carriers': defineCall({
    caller: { staff: 'settings:write' },
    audit: 'settings',
    summary: 'Update the carriers',
    input: z.object({ from: carriers, to: carriers }),
    largestBody: LARGE_BODY,
    reply: z.object({ carriers }),
  }),
}
