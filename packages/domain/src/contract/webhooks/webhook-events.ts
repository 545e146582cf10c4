/** What outgoing webhooks tell, by the names of their events; each is written by the database with its cause. */
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

/** Of the payloads: raised when a field of `data` changes its meaning or goes. */
export const WEBHOOK_VERSION = 1

/** Sent by the staff alone, to see whether an endpoint answers. */
export const TEST_EVENT = 'webhook.test'

export const WEBHOOK_DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number]

/** Why nothing is sent to an endpoint: by the staff, since it kept failing, or since it answered 410. */
export const WEBHOOK_PAUSES = ['staff', 'failing', 'gone'] as const
export type WebhookPause = (typeof WEBHOOK_PAUSES)[number]
