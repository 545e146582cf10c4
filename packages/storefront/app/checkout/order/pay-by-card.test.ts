import { aWireRefusal } from '@little-dunes/domain/testing/a-wire-refusal'
import type { PaymentIntentResult } from '@stripe/stripe-js'
import { expect, test } from 'vitest'
import { payByCard, readConfirmation } from '#checkout/order/pay-by-card'
import type { Verdict } from '#checkout/order/verify-payment'

const items = [{ itemId: 'dress', size: '100', colorName: 'Shell', quantity: 1 }]

const placed = (verified = false) =>
  ({
    kind: 'placed',
    items,
    answer: { success: true, clientSecret: 'secret', orderId: 'o1', verified },
  }) as const

const intent = (status: string) => ({ paymentIntent: { status } }) as PaymentIntentResult
const refused = (error: object) => ({ error }) as PaymentIntentResult
const declined = refused({
  type: 'card_error',
  code: 'card_declined',
  message: 'Your card was declined.',
  payment_intent: { status: 'requires_payment_method' },
})

/** Pays with scripted answers of shop and provider; `said` lists the steps in order. */
async function paying({
  place = placed() as Parameters<typeof payByCard>[0]['place'] extends () => Promise<infer T> ? T : never,
  answer = intent('succeeded') as PaymentIntentResult | Error,
  verdict = { kind: 'paid' } as Verdict,
}) {
  const said: string[] = []
  const outcome = await payByCard({
    place: async () => place,
    remember: (orderId) => said.push(`remember ${orderId}`),
    async confirm(secret, orderId) {
      said.push(`confirm ${secret} of ${orderId}`)
      if (answer instanceof Error) throw answer
      return answer
    },
    paid: () => said.push('paid'),
    async verify(orderId) {
      said.push(`verify ${orderId}`)
      return verdict
    },
  })
  return { outcome, said }
}

const notMade: Verdict = { kind: 'not_paid', message: 'Nothing was charged.' }
const silence: Verdict = { kind: 'unknown', message: 'You seem to be offline.' }

test('places the order, confirms the payment, shows it as paid and verifies it (STATE-28 to STATE-31)', async () => {
  const { outcome, said } = await paying({})
  expect(said).toEqual(['remember o1', 'confirm secret of o1', 'paid', 'verify o1'])
  expect(outcome).toEqual({ kind: 'paid', orderId: 'o1', items, verdict: { kind: 'paid' } })
})

test.each([notMade, silence])(
  'after a successful payment, no response of the shop shows a failure (D-47)',
  async (verdict) => {
    expect((await paying({ verdict })).outcome).toEqual({ kind: 'paid', orderId: 'o1', items, verdict })
  },
)

test('an order that is already paid is not paid again (D-45)', async () => {
  const { outcome, said } = await paying({ place: placed(true) })
  expect(said).toEqual(['paid'])
  expect(outcome).toMatchObject({ kind: 'paid' })
})

test('a declined card shows the message of the provider and stops (MSG-36)', async () => {
  const { outcome, said } = await paying({ answer: declined })
  expect(said).toEqual(['remember o1', 'confirm secret of o1'])
  expect(outcome).toEqual({ kind: 'declined', message: 'Your card was declined.', code: 'card_declined' })
})

test.each([
  ['of the shop', { place: { kind: 'refused', refusal: aWireRefusal('payment_processing') } as const }],
  ['of the provider', { answer: intent('processing') }],
])('a processing payment is not a failure, with the message %s', async (_whose, parts) => {
  expect((await paying(parts)).outcome).toEqual({ kind: 'processing' })
})

test('an order refused by the shop never reaches the provider', async () => {
  const refusal = aWireRefusal('out_of_stock')
  const { outcome, said } = await paying({ place: { kind: 'refused', refusal } })
  expect(outcome).toEqual({ kind: 'refused', refusal })
  expect(said).toEqual([])
})

test('a payment without a response of the shop fails (MSG-38)', async () => {
  expect((await paying({ place: { kind: 'unanswered' } })).outcome).toEqual({ kind: 'failed' })
})

const lost = refused({ type: 'api_connection_error', message: 'We are experiencing issues connecting.' })

test.each([
  ['the line to the provider broke', lost],
  ['the provider’s script threw', new Error('gone')],
])('when %s, the shop confirms whether the payment succeeded (D-46)', async (_what, answer) => {
  const { outcome, said } = await paying({ answer })
  expect(said).toEqual(['remember o1', 'confirm secret of o1', 'verify o1', 'paid'])
  expect(outcome).toEqual({ kind: 'paid', orderId: 'o1', items, verdict: { kind: 'paid' } })
})

test('an unknown result shows the message of the provider or unknown, and only a known failure is a failure (D-47)', async () => {
  const { outcome } = await paying({ answer: lost, verdict: silence })
  expect(outcome).toMatchObject({ kind: 'declined', message: 'We are experiencing issues connecting.' })
  const gone = new Error('gone')
  expect((await paying({ answer: gone, verdict: silence })).outcome).toEqual({ kind: 'unknown' })
  expect((await paying({ answer: gone, verdict: notMade })).outcome).toEqual({ kind: 'failed' })
})

test('a payment completed in another tab counts as paid', () => {
  const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: 'No.' }
  expect(readConfirmation(refused({ ...error, payment_intent: { status: 'succeeded' } }))).toEqual({
    kind: 'succeeded',
  })
  expect(readConfirmation(refused({ ...error, payment_intent: { status: 'canceled' } }))).toMatchObject({
    kind: 'declined',
  })
})
