import type Stripe from 'stripe'
import { invalidRequest, resourceMissing } from '#payments/api-error'
import { emit } from '#payments/events'
import { formatMoney } from '#payments/money'
import { type Sandbox, toSeconds } from '#state/sandbox'

export interface RefundParameters {
  charge: Stripe.Charge
  amount: number | undefined
  reason: string | null
  metadata: Record<string, string>
}

export function createRefund(sandbox: Sandbox, request: RefundParameters): Stripe.Refund {
  const { store, refundMode, now } = sandbox
  const { charge } = request
  const amount = requireAmount(charge, request.amount)
  const taken = store.put('charges', charge.id, withRefunded(charge, charge.amount_refunded + amount))
  const atOnce = refundMode.afterMs === 0 && refundMode.ends === 'succeeded'
  const refund = keepRefund(sandbox, request, amount, atOnce ? 'succeeded' : 'pending')
  if (!atOnce) {
    store.put('refund_ends', refund.id, refundMode.ends)
    store.put('jobs', `settle ${refund.id}`, {
      at: now() + refundMode.afterMs,
      kind: 'settle_refund',
      subject: refund.id,
    })
  }
  emit(sandbox, 'refund.created', refund)
  emit(sandbox, 'charge.refunded', taken, { amount_refunded: charge.amount_refunded })
  return refund
}

function requireAmount(charge: Stripe.Charge, requested: number | undefined): number {
  if (charge.status !== 'succeeded' || !charge.captured) {
    throw invalidRequest(`Charge ${charge.id} has not been captured and cannot be refunded.`, {
      code: 'charge_not_refundable',
    })
  }
  const left = charge.amount_captured - charge.amount_refunded
  if (left <= 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  }
  const amount = requested ?? left
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${formatMoney(amount, charge.currency)}) is greater than unrefunded amount on charge (${formatMoney(left, charge.currency)})`,
      { param: 'amount' },
    )
  }
  return amount
}

function keepRefund(
  { store, newId, now }: Sandbox,
  { charge, reason, metadata }: RefundParameters,
  amount: number,
  status: 'succeeded' | 'pending',
) {
  const id = newId('re')
  return store.put('refunds', id, {
    id,
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: toSeconds(now()),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: { type: 'card', card: { type: 'refund', reference_status: 'pending' } },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...(status === 'pending' ? { pending_reason: 'processing' } : {}),
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  })
}

/** Completes a pending refund. A failed one returns the money to the merchant. */
export function endRefund(sandbox: Sandbox, id: string) {
  const { store } = sandbox
  const refund = store.get('refunds', id)
  if (refund?.status !== 'pending') return
  const { pending_reason: _, ...ended } = refund
  if (store.get('refund_ends', id) !== 'failed') {
    const done = store.put('refunds', id, { ...ended, status: 'succeeded' })
    return emit(sandbox, 'refund.updated', done, { status: 'pending' })
  }
  failRefund(sandbox, { ...ended, status: 'pending' })
}

/** The refund did not reach the customer, possibly after it had succeeded. The money returns to the merchant. */
export function failRefund(sandbox: Sandbox, refund: Stripe.Refund) {
  const { store } = sandbox
  if (refund.status === 'failed') throw invalidRequest(`Refund ${refund.id} has already failed.`)
  const reason = { failure_reason: 'expired_or_canceled_card', status: 'failed' }
  const failed = store.put('refunds', refund.id, { ...refund, ...reason })
  const charge = store.get('charges', String(refund.charge))
  if (charge) store.put('charges', charge.id, withRefunded(charge, charge.amount_refunded - refund.amount))
  emit(sandbox, 'refund.updated', failed, { status: refund.status })
  emit(sandbox, 'refund.failed', failed)
  return failed
}

const withRefunded = (charge: Stripe.Charge, amount: number): Stripe.Charge => ({
  ...charge,
  amount_refunded: amount,
  refunded: amount >= charge.amount_captured,
})

export function requireRefund({ store }: Sandbox, id: string): Stripe.Refund {
  const refund = store.get('refunds', id)
  if (!refund) throw resourceMissing('refund', id)
  return refund
}
