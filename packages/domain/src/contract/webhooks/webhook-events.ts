/** Events of outgoing webhooks. The database writes each in the transaction of its cause. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.paid',
  'order.packed',
  'order.shipped',
  'order.delivered',
  'order.delivery_undone',
  'order.cancelled',
  'refund.created',
  'refund.succeeded',
  'return.requested',
  'return.approved',
  'return.picked_up',
  'return.received',
  'return.checked',
  'return.refunded',
  'return.exchanged',
  'return.declined',
  'return.cancelled',
  'product.created',
  'product.updated',
  'product.deleted',
  'stock.changed',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Version of the payloads. Raise it when a field of `data` changes its meaning or is removed. */
export const WEBHOOK_VERSION = 1

/** Test event, sent only on request of the staff. */
export const TEST_EVENT = 'webhook.test'

export const WEBHOOK_DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number]

/** Reasons for a pause: `staff` (on request), `failing` (continued failures), `gone` (the endpoint answered 410). */
export const WEBHOOK_PAUSES = ['staff', 'failing', 'gone'] as const
export type WebhookPause = (typeof WEBHOOK_PAUSES)[number]
