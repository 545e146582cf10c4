import { z } from 'zod'
import { defineCall } from '#contract/call'
import { text } from '#contract/fields'
import {
  TEST_EVENT,
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_EVENTS,
  WEBHOOK_PAUSES,
} from '#contract/webhooks/webhook-events'

const event = z.enum(WEBHOOK_EVENTS)
const events = z.array(event).max(WEBHOOK_EVENTS.length)
const moment = z.number().int()
const id = text(64)

const endpoint = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  events,
  createdBy: z.string(),
  createdAt: moment,
  /** Null while the endpoint is active. */
  paused: z.enum(WEBHOOK_PAUSES).nullable(),
  /** Start of the failures. Null if the last delivery succeeded. */
  failingSince: moment.nullable(),
  waiting: z.number().int(),
  failed: z.number().int(),
})
export type WebhookEndpoint = z.infer<typeof endpoint>

const delivery = z.object({
  /** Sent as header `webhook-id` with every attempt. */
  id: z.string(),
  endpoint: z.object({ id: z.string(), url: z.string() }),
  type: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
  state: z.enum(WEBHOOK_DELIVERY_STATES),
  happenedAt: moment,
  attempts: z.number().int(),
  /** Null if no attempt is due. */
  nextAt: moment.nullable(),
  deliveredAt: moment.nullable(),
  /** Status of the last attempt, null without a response. */
  responseStatus: z.number().int().nullable(),
  response: z.string().nullable(),
  error: z.string().nullable(),
  payload: z.string(),
})
export type WebhookDelivery = z.infer<typeof delivery>

/** Outgoing webhooks, signed according to Standard Webhooks (https://www.standardwebhooks.com). */
export const staffWebhookCalls = {
  'GET /api/staff/webhooks': defineCall({
    caller: { staff: 'settings:write' },
    summary: 'List webhook endpoints',
    input: z.object({}),
    reply: z.object({ endpoints: z.array(endpoint) }),
  }),
  /** Newest first, in pages. Deliveries are kept for 30 days. */
  'GET /api/staff/webhooks/deliveries': defineCall({
    caller: { staff: 'settings:write' },
    summary: 'List webhook deliveries with their responses',
    input: z.object({
      endpoint: id.optional(),
      state: z.enum(WEBHOOK_DELIVERY_STATES).optional(),
      older: z.coerce.number().int().positive().optional(),
    }),
    reply: z.object({ deliveries: z.array(delivery), older: z.number().int().nullable() }),
  }),
  /** Refused with `invalid_form`: `url` is `url`, `https` or `private`, `events` is `required`. */
  'POST /api/staff/webhooks/create': defineCall({
    caller: { staff: 'settings:write' },
    audit: 'webhook',
    summary: 'Create a webhook endpoint; the signing secret is returned only once',
    input: z.object({ url: text(2000), description: text(200).default(''), events }),
    reply: z.object({ id: z.string(), secret: z.string() }),
  }),
  /** Absent fields stay. A resumed endpoint gets the waiting deliveries. */
  'POST /api/staff/webhooks/change': defineCall({
    caller: { staff: 'settings:write' },
    audit: 'webhook',
    summary: 'Update the events of a webhook endpoint, pause or resume it',
    input: z.object({ id, events: events.optional(), paused: z.boolean().optional() }),
  }),
  'POST /api/staff/webhooks/rotate': defineCall({
    caller: { staff: 'settings:write' },
    audit: 'webhook',
    summary: 'Rotate the signing secret of an endpoint; the previous one works for 24 more hours',
    input: z.object({ id }),
    reply: z.object({ secret: z.string() }),
  }),
  'POST /api/staff/webhooks/remove': defineCall({
    caller: { staff: 'settings:write' },
    audit: 'webhook',
    summary: 'Delete a webhook endpoint with its deliveries',
    input: z.object({ id }),
  }),
  'POST /api/staff/webhooks/test': defineCall({
    caller: { staff: 'settings:write' },
    audit: null,
    summary: `Send the event ${TEST_EVENT} to an endpoint`,
    input: z.object({ id }),
  }),
  /** Also possible after a successful delivery: the endpoint recognizes it by its `webhook-id`. */
  'POST /api/staff/webhooks/retry': defineCall({
    caller: { staff: 'settings:write' },
    audit: 'webhook',
    summary: 'Send a webhook delivery again now',
    input: z.object({ id }),
  }),
}
