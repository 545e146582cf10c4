import { z } from 'zod'
import { defineCall, LARGE_BODY } from '#contract/call'
import { deliveryPlan } from '#contract/settings/settings-calls'

/** Null if the shop shows no delivery times. */
const plan = deliveryPlan.nullable()

export const staffDeliveryPlanCalls = {
  'GET /api/staff/delivery-plan': defineCall({
    caller: { staff: 'settings:write' },
    summary: 'Retrieve the delivery days',
    input: z.object({}),
    reply: z.object({ plan }),
  }),
  /** Refused with `invalid_form` and problems by field, or `field_changed` if the current plan is not `from`. */
  'POST /api/staff/delivery-plan': defineCall({
    caller: { staff: 'settings:write' },
    audit: 'settings',
    summary: 'Update the delivery days',
    input: z.object({ from: plan, to: plan }),
    largestBody: LARGE_BODY,
    reply: z.object({ plan }),
  }),
}
