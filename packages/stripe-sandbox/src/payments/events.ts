import type Stripe from 'stripe'
import { type Sandbox, toSeconds } from '#state/sandbox'
import type { Store } from '#state/store'

/** API version of the sandbox's objects. */
export const apiVersion = '2026-10-28.endive'

type Subject = Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund | Stripe.Checkout.Session

export function emit(
  { store, settings, request, emitted, now, newId }: Sandbox,
  type: Stripe.Event.Type,
  object: Subject,
  previous?: Record<string, unknown>,
) {
  forgetOldest(store)
  const id = newId('evt')
  store.put('events', id, {
    id,
    object: 'event',
    api_version: apiVersion,
    created: toSeconds(now()),
    data: { object: { ...object }, ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: settings.webhookUrl ? 1 : 0,
    request,
    type,
  } satisfies Stripe.EventBase)
  emitted.push(id)
  if (settings.webhookUrl) store.put('deliveries', id, { event: id, attempts: 0, dueAt: Date.now() })
}

/** The event in the API. Only the number of pending webhooks can change. */
export const eventResource = ({ store }: Sandbox, event: Stripe.EventBase): Stripe.EventBase => ({
  ...event,
  pending_webhooks: store.get('deliveries', event.id) ? 1 : 0,
})

const maxEvents = 20_000

/** Limits the number of events in a long run. Undelivered ones stay. */
function forgetOldest(store: Store) {
  if (store.count('events') < maxEvents) return
  for (const { id } of store.all('events').slice(0, maxEvents / 2)) {
    if (!store.get('deliveries', id)) store.remove('events', id)
  }
}
