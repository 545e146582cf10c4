import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSandbox, sdkFor } from '#testing/a-sandbox'
import { publishableKey } from '#testing/keys'
import { requireStripeError } from '#testing/require-stripe-error'

let sandbox: Awaited<ReturnType<typeof aSandbox>>
let stripe: Stripe
beforeAll(async () => {
  sandbox = await aSandbox()
  stripe = sandbox.stripe
})
afterAll(() => sandbox.close())

const start = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ amount: 12_345, currency: 'aed', ...more })

test('a payment is started and retrieved with its charge and its order reference (D-46)', async () => {
  const { lastResponse, ...intent } = await start({
    metadata: { reference: 'order-1' },
    receipt_email: 'customer@example.com',
    automatic_payment_methods: { enabled: true },
  })
  expect(lastResponse.requestId).toMatch(/^req_/)
  expect(intent).toMatchObject({
    object: 'payment_intent',
    status: 'requires_payment_method',
    amount: 12_345,
    amount_received: 0,
    currency: 'aed',
    metadata: { reference: 'order-1' },
    latest_charge: null,
  })
  expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`))
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
  const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
  expect(paid).toMatchObject({
    status: 'succeeded',
    amount_received: 12_345,
    latest_charge: { object: 'charge', paid: true, captured: true, amount: 12_345, refunded: false },
  })
})

test.each([
  ['pm_card_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
  [
    'pm_card_chargeDeclinedInsufficientFunds',
    'card_declined',
    'insufficient_funds',
    'Your card has insufficient funds.',
  ],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', '', 'Your card has expired.'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', '', "Your card's security code is incorrect."],
  [
    'pm_card_chargeDeclinedProcessingError',
    'processing_error',
    '',
    'An error occurred while processing your card. Try again in a little bit.',
  ],
])(
  '%s is declined by the bank and the payment waits for another card (D-45)',
  async (method, code, decline, message) => {
    const intent = await start()
    const error = await requireStripeError(
      stripe.paymentIntents.confirm(intent.id, { payment_method: method }),
    )
    expect(error).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      decline_code: decline,
      message,
    })
    expect(error.payment_intent).toMatchObject({ id: intent.id, status: 'requires_payment_method' })
    const waiting = await stripe.paymentIntents.retrieve(intent.id)
    expect(waiting.last_payment_error).toMatchObject({ code, message, type: 'card_error' })
    const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null })
    const charges = await stripe.charges.list({ payment_intent: intent.id })
    expect(charges.data.map(({ status }) => status)).toEqual(['succeeded', 'failed'])
  },
)

test('3-D Secure prompts the customer first, by address or by script, and may fail', async () => {
  const method = { payment_method: 'pm_card_threeDSecure2Required' }
  const asked = await start({ confirm: true, ...method, return_url: 'https://shop.example/back' })
  expect(asked.status).toBe('requires_action')
  expect(asked.next_action?.redirect_to_url?.url).toContain(`/authenticate/${asked.id}`)
  await sandbox.turn(`payment_intents/${asked.id}/authenticate`, { result: 'fail' })
  expect(await stripe.paymentIntents.retrieve(asked.id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure', type: 'invalid_request_error' },
  })
  const again = await stripe.paymentIntents.confirm(asked.id, { ...method, use_stripe_sdk: true })
  expect(again.next_action?.type).toBe('use_stripe_sdk')
  await sandbox.turn(`payment_intents/${asked.id}/authenticate`, { result: 'pass' })
  expect((await stripe.paymentIntents.retrieve(asked.id)).status).toBe('succeeded')
})

test('a slow card stays processing, then succeeds or fails (D-41)', async () => {
  const good = await start({ confirm: true, payment_method: 'pm_card_slow' })
  const bad = await start({ confirm: true, payment_method: 'pm_card_slowDeclined' })
  expect([good.status, bad.status]).toEqual(['processing', 'processing'])
  const error = await requireStripeError(stripe.paymentIntents.cancel(good.id))
  expect(error).toMatchObject({ code: 'payment_intent_unexpected_state', statusCode: 400 })
  await sandbox.turn('clock', { advance_ms: 10_000 })
  expect((await stripe.paymentIntents.retrieve(good.id)).status).toBe('succeeded')
  expect(await stripe.paymentIntents.retrieve(bad.id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'card_declined' },
  })
})

test('a cancelled payment cannot be paid, and a paid one cannot be cancelled (D-45)', async () => {
  const intent = await start()
  const closed = await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' })
  expect(closed).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
  expect(
    await requireStripeError(stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })),
  ).toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'payment_intent_unexpected_state',
    payment_intent: { status: 'canceled' },
  })
  const paid = await start({ confirm: true, payment_method: 'pm_card_visa' })
  expect(await requireStripeError(stripe.paymentIntents.cancel(paid.id))).toMatchObject({
    statusCode: 400,
    code: 'payment_intent_unexpected_state',
    payment_intent: { id: paid.id, status: 'succeeded' },
  })
})

test('an authorised payment is captured, fully or in part, or cancelled', async () => {
  const hold = { capture_method: 'manual', confirm: true, payment_method: 'pm_card_visa' } as const
  const authorized = await start(hold)
  expect(authorized).toMatchObject({
    status: 'requires_capture',
    amount_capturable: 12_345,
    amount_received: 0,
  })
  const taken = await stripe.paymentIntents.capture(authorized.id, { amount_to_capture: 12_000 })
  expect(taken).toMatchObject({ status: 'succeeded', amount_received: 12_000 })
  const letGo = await start(hold)
  expect((await stripe.paymentIntents.cancel(letGo.id)).status).toBe('canceled')
  expect((await stripe.charges.list({ payment_intent: letGo.id })).data[0]?.captured).toBe(false)
})

test('invalid parameters are refused with the messages of Stripe, each with its name', async () => {
  const wrong = async (params: object) => {
    const error = await requireStripeError(
      stripe.paymentIntents.create(params as Stripe.PaymentIntentCreateParams),
    )
    return [error.statusCode, error.code, error.param]
  }
  expect(await wrong({ currency: 'aed' })).toEqual([400, 'parameter_missing', 'amount'])
  expect(await wrong({ amount: 1000 })).toEqual([400, 'parameter_missing', 'currency'])
  expect(await wrong({ amount: 10.5, currency: 'aed' })).toEqual([400, 'parameter_invalid_integer', 'amount'])
  expect(await wrong({ amount: 199, currency: 'aed' })).toEqual([400, 'amount_too_small', 'amount'])
  expect(await wrong({ amount: 100_000_000, currency: 'aed' })).toEqual([400, 'amount_too_large', 'amount'])
  expect(await wrong({ amount: 1000, currency: 'xyz' })).toEqual([400, undefined, 'currency'])
  expect(await wrong({ amount: 1000, currency: 'aed', amout: 1 })).toEqual([
    400,
    'parameter_unknown',
    'amout',
  ])
  expect(await wrong({ amount: 1000, currency: 'aed', receipt_email: 'x' })).toEqual([
    400,
    'email_invalid',
    'receipt_email',
  ])
})

test('an unknown id returns 404, and a wrong key 401', async () => {
  expect(await requireStripeError(stripe.paymentIntents.retrieve('pi_none'))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    message: "No such payment_intent: 'pi_none'",
  })
  const stranger = sdkFor(sandbox.url, 'sk_test_someoneElse')
  expect(await requireStripeError(stranger.accounts.retrieveCurrent())).toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
  })
  expect((await stripe.balance.retrieve()).object).toBe('balance')
})

test('the account has the country and currency of the UAE, for wallets (D-49)', async () => {
  expect(await stripe.accounts.retrieveCurrent()).toMatchObject({ country: 'AE', default_currency: 'aed' })
})

test('a browser retrieves and confirms only a payment with its client secret', async () => {
  const browser = sdkFor(sandbox.url, publishableKey)
  const intent = await start({ metadata: { reference: 'secret matter' } })
  const secret = { client_secret: String(intent.client_secret) }
  const seen = await browser.paymentIntents.retrieve(intent.id, secret)
  expect(seen).toMatchObject({ id: intent.id, status: 'requires_payment_method' })
  expect(seen.metadata).toBeUndefined()
  expect(await requireStripeError(browser.paymentIntents.retrieve(intent.id))).toMatchObject({
    code: 'parameter_missing',
  })
  expect(
    await requireStripeError(browser.paymentIntents.retrieve(intent.id, { client_secret: 'pi_x_secret_y' })),
  ).toMatchObject({ code: 'payment_intent_invalid_parameter' })
  expect(await requireStripeError(browser.paymentIntents.list())).toMatchObject({ statusCode: 403 })
  expect(await requireStripeError(browser.refunds.create({ payment_intent: intent.id }))).toMatchObject({
    statusCode: 403,
  })
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' }
  const method = await browser.paymentMethods.create({ type: 'card', card })
  expect(method.card).toMatchObject({ brand: 'visa', last4: '4242' })
  expect(JSON.stringify(await sandbox.state())).not.toContain('4242424242424242')
})

test('lists are paginated, newest first', async () => {
  const ids: string[] = []
  for (let at = 0; at < 3; at += 1) ids.unshift((await start()).id)
  const first = await stripe.paymentIntents.list({ limit: 2 })
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2))
  expect(first.has_more).toBe(true)
  const next = await stripe.paymentIntents.list({ limit: 1, starting_after: String(ids[1]) })
  expect(next.data.map(({ id }) => id)).toEqual(ids.slice(2))
})
