import type Stripe from 'stripe'
import type { ApiCall } from '#api/api-call'
import { createList, readPage } from '#api/list'
import { invalidParameter, invalidRequest, resourceMissing } from '#payments/api-error'
import { latestCharge } from '#payments/charges'
import { requireIntent } from '#payments/payment-intents'
import { createRefund, requireRefund } from '#payments/refunds'
import type { Sandbox } from '#state/sandbox'

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const

export const createRefundCall: ApiCall = ({ sandbox, input }) => {
  const intent = input.optionalText('payment_intent')
  const charge = input.optionalText('charge')
  const amount = input.optionalInteger('amount')
  const reason = input.oneOf('reason', reasons) ?? null
  const metadata = input.metadata()
  if (amount !== undefined && amount < 1) {
    throw invalidParameter('Invalid positive integer', 'amount', 'parameter_invalid_integer')
  }
  if (!intent && !charge) {
    throw invalidParameter(
      'One of the following params should be provided for this request: payment_intent or charge.',
      undefined,
      'parameter_missing',
    )
  }
  return () => {
    const taken = intent ? chargeOfIntent(sandbox, intent) : requireCharge(sandbox, charge ?? '')
    return createRefund(sandbox, { charge: taken, amount, reason, metadata })
  }
}

export const retrieveRefund: ApiCall =
  ({ sandbox, id }) =>
  () =>
    requireRefund(sandbox, id)

export const listRefunds: ApiCall = ({ sandbox, input }) => {
  const page = readPage(input)
  const intent = input.optionalText('payment_intent')
  const charge = input.optionalText('charge')
  return () => {
    const matching = sandbox.store
      .all('refunds')
      .filter((one) => (!intent || one.payment_intent === intent) && (!charge || one.charge === charge))
    return createList(matching, page, '/v1/refunds')
  }
}

export const retrieveCharge: ApiCall =
  ({ sandbox, id }) =>
  () =>
    requireCharge(sandbox, id)

export const listCharges: ApiCall = ({ sandbox, input }) => {
  const page = readPage(input)
  const intent = input.optionalText('payment_intent')
  return () => {
    const matching = sandbox.store.all('charges').filter((one) => !intent || one.payment_intent === intent)
    return createList(matching, page, '/v1/charges')
  }
}

function requireCharge({ store }: Sandbox, id: string): Stripe.Charge {
  const charge = store.get('charges', id)
  if (!charge) throw resourceMissing('charge', id)
  return charge
}

function chargeOfIntent(sandbox: Sandbox, id: string): Stripe.Charge {
  const charge = latestCharge(sandbox, requireIntent(sandbox, id))
  if (charge?.status === 'succeeded') return charge
  throw invalidRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
    code: 'payment_intent_unexpected_state',
  })
}
