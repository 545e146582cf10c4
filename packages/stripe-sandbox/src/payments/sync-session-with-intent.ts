import type Stripe from 'stripe'
import { emit } from '#payments/events'
import type { Sandbox } from '#state/sandbox'

export function syncSessionWithIntent(sandbox: Sandbox, intent: Stripe.PaymentIntent) {
  const { store } = sandbox
  const session = store.get('sessions', store.get('intent_sessions', intent.id) ?? '')
  if (!session) return
  if (session.status === 'open') return completeOpen(sandbox, session, intent)
  if (session.status !== 'complete' || session.payment_status !== 'unpaid') return
  if (intent.status === 'succeeded') {
    const paid = store.put('sessions', session.id, { ...session, payment_status: 'paid' })
    emit(sandbox, 'checkout.session.async_payment_succeeded', paid)
  }
  if (intent.status === 'requires_payment_method') {
    emit(sandbox, 'checkout.session.async_payment_failed', session)
  }
}

/** With a slow card the session completes before the payment. */
function completeOpen(sandbox: Sandbox, session: Stripe.Checkout.Session, { status }: Stripe.PaymentIntent) {
  if (status !== 'succeeded' && status !== 'processing' && status !== 'requires_capture') return
  const complete = sandbox.store.put('sessions', session.id, {
    ...session,
    payment_status: status === 'succeeded' ? 'paid' : 'unpaid',
    status: 'complete',
    url: null,
  })
  sandbox.store.remove('jobs', `expire ${session.id}`)
  emit(sandbox, 'checkout.session.completed', complete)
}
