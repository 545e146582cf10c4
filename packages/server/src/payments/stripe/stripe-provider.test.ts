import { MINUTE } from '@little-dunes/domain/durations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ServiceUnavailable } from '#jobs/service-unavailable'
import {
  InvalidWebhook,
  PaymentNotFound,
  type PaymentProvider,
  type PaymentRequest,
  ProviderRefused,
} from '#payments/provider'
import { createStripeProvider } from '#payments/stripe/stripe-provider'
import { aSandbox, type TestSandbox } from '#testing/a-sandbox'

let sandbox: TestSandbox
let provider: PaymentProvider

beforeAll(async () => {
  sandbox = await aSandbox('http://127.0.0.1:9/nobody')
  provider = sandbox.provider({ retries: 0, timeout: 15_000 })
})
afterAll(() => sandbox.close())
beforeEach(() => sandbox.turn('reset'))

let made = 0

const request = (overrides: Partial<PaymentRequest> = {}): PaymentRequest => {
  made += 1
  return {
    way: 'embedded',
    reference: `order-${made}`,
    amount: 125_00,
    email: 'mariam@example.com',
    description: 'An order',
    returnUrls: {
      paid: 'http://shop.example/verify?success=true',
      abandoned: 'http://shop.example/verify?success=false',
    },
    expiresAt: new Date(Date.now() + 33 * MINUTE),
    ...overrides,
  }
}

const start = (overrides: Partial<PaymentRequest> = {}) => {
  const asked = request(overrides)
  return provider.start(asked, `start-${asked.reference}`)
}

const pay = (way: 'embedded' | 'hosted', id: string, card = 'pm_card_visa') =>
  way === 'embedded'
    ? sandbox.stripe.paymentIntents.confirm(id, { payment_method: card })
    : sandbox.turn(`sessions/${id}/pay`, { payment_method: card })

test.each(['embedded', 'hosted'] as const)('a payment (%s) is started, paid and refunded', async (way) => {
  const started = await start({ way })
  expect(started).toMatchObject({ way, status: 'open', amount: 125_00, currency: 'aed', refunded: 0 })
  expect([started.clientSecret !== null, started.url !== null]).toEqual([
    way === 'embedded',
    way === 'hosted',
  ])
  await pay(way, started.id)
  expect(await provider.lookUp(started)).toMatchObject({
    id: started.id,
    reference: started.reference,
    status: 'paid',
    card: { brand: 'visa', last4: '4242' },
    amount: 125_00,
    refunded: 0,
  })
  const part = { reference: 'a part', amount: 25_00 }
  const rest = { reference: 'the rest', amount: 100_00 }
  const refund = await provider.refund(started, part, `part-${started.reference}`)
  expect(refund).toMatchObject({ status: 'succeeded', ...part })
  expect(await provider.refund(started, part, `part-${started.reference}`)).toEqual(refund)
  expect(await provider.lookUpRefund(refund.id)).toEqual(refund)
  expect(await provider.listRefunds(started)).toEqual([refund])
  expect(await provider.lookUp(started)).toMatchObject({ status: 'paid', refunded: 25_00 })
  const other = await provider.refund(started, rest, `rest-${started.reference}`)
  expect(await provider.listRefunds(started)).toEqual([other, refund])
  expect(await provider.lookUp(started)).toMatchObject({ status: 'paid', refunded: 125_00 })
  await expect(provider.refund(started, rest, `again-${started.reference}`)).rejects.toThrow(ProviderRefused)
})

test.each(['embedded', 'hosted'] as const)(
  'a cancelled payment (%s) stays cancelled, and a paid or processing one is returned unchanged',
  async (way) => {
    const [closed, paid, slow] = [await start({ way }), await start({ way }), await start({ way })]
    for (const _ of [1, 2]) expect(await provider.cancel(closed)).toMatchObject({ status: 'closed' })
    await expect(pay(way, closed.id)).rejects.toThrow()
    await pay(way, paid.id)
    expect(await provider.cancel(paid)).toMatchObject({ status: 'paid' })
    await pay(way, slow.id, 'pm_card_slow')
    expect(await provider.cancel(slow)).toMatchObject({ status: 'processing' })
    await sandbox.turn('clock', { advance_ms: MINUTE })
    expect(await provider.lookUp(slow)).toMatchObject({ status: 'paid' })
  },
)

test('the same key starts the same payment, and no other (D-43)', async () => {
  const asked = request()
  const started = await provider.start(asked, 'a key')
  expect(await provider.start(asked, 'a key')).toEqual(started)
  await expect(provider.start({ ...asked, amount: 1_00_00 }, 'a key')).rejects.toThrow('same parameters')
})

test('a payment with manual capture is authorised until it is captured (instalments)', async () => {
  const intent = await sandbox.stripe.paymentIntents.create({
    amount: 125_00,
    currency: 'aed',
    capture_method: 'manual',
    confirm: true,
    payment_method: 'pm_card_visa',
    metadata: { reference: 'reserved' },
    allowed_payment_method_types: ['card'],
  })
  const payment = { way: 'embedded' as const, id: intent.id }
  expect(await provider.lookUp(payment)).toMatchObject({ status: 'authorised' })
  for (const _ of [1, 2])
    expect(await provider.capture(payment)).toMatchObject({ status: 'paid', amount: 125_00 })
})

test.each(['error_before', 'error_after', 'cut', 'unreachable'] as const)(
  'an unavailable provider (%s) is reported as unavailable, not as a refusal',
  async (effect) => {
    const started = await start()
    await sandbox.turn('faults', { effect, count: 20 })
    const calls = [
      () => start(),
      () => provider.lookUp(started),
      () => provider.cancel(started),
      () => provider.refund(started, { reference: 'a refund', amount: 1 }, 'a refund'),
      () => provider.lookUpRefund('re_1'),
    ]
    for (const call of calls) await expect(call()).rejects.toThrow(ServiceUnavailable)
  },
)

test('a slow provider is reported as unavailable', async () => {
  await sandbox.turn('faults', { effect: 'slow', ms: 1_500, path: '/v1/payment_intents' })
  const hasty = sandbox.provider({ retries: 0, timeout: 100 })
  await expect(hasty.start(request(), 'too slow')).rejects.toThrow(ServiceUnavailable)
})

test('refusals have a message for the customer, and unknown payments are reported as such', async () => {
  await expect(start({ amount: 1_99 })).rejects.toMatchObject({ textKey: 'amount_too_small' })
  const elsewhere = start({ way: 'hosted', email: 'no address' })
  await expect(elsewhere).rejects.toThrow(ProviderRefused)
  await expect(elsewhere).rejects.toMatchObject({ textKey: 'card_email_refused' })
  for (const way of ['embedded', 'hosted'] as const) {
    await expect(provider.lookUp({ way, id: 'pi_nothing' })).rejects.toThrow(PaymentNotFound)
    await expect(provider.cancel({ way, id: 'pi_nothing' })).rejects.toThrow(PaymentNotFound)
  }
})

test('no error contains a key', async () => {
  const secretKey = 'sk_test_0123456789abcdef0123456789'
  const stranger = sandbox.provider({ secretKey, retries: 0 })
  const error = await stranger.lookUp({ way: 'embedded', id: 'pi_1' }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ServiceUnavailable)
  expect((error as Error).message).not.toContain('0123456789abcdef')
})

test('only its signature makes a webhook event valid, for five minutes', () => {
  const payload = JSON.stringify({
    id: 'evt_1',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_1', object: 'payment_intent' } },
  })
  const sign = (overrides: object) =>
    sandbox.stripe.webhooks.generateTestHeaderString({
      payload,
      secret: sandbox.keys.webhookSecret,
      ...overrides,
    })
  const now = Math.floor(Date.now() / 1000)
  expect(provider.readEvent(Buffer.from(payload), sign({ timestamp: now - 290 }))).toEqual({
    id: 'evt_1',
    type: 'payment_intent.succeeded',
    subject: { way: 'embedded', id: 'pi_1' },
  })
  const bad = [undefined, '', 't=1,v1=00', sign({ timestamp: now - 310 }), sign({ secret: 'whsec_x' })]
  for (const signature of bad) {
    expect(() => provider.readEvent(Buffer.from(payload), signature)).toThrow(InvalidWebhook)
  }
  expect(() => provider.readEvent(Buffer.from(`${payload} `), sign({}))).toThrow(InvalidWebhook)
})

test('the startup check reports a problem in one sentence, or null', async () => {
  const { url, keys } = sandbox
  const check = (overrides: object) => createStripeProvider({ ...keys, apiUrl: url, ...overrides }).check()
  expect(await check({})).toBeNull()
  expect(await check({ secretKey: 'sk_test_wrong' })).toMatch(/^Stripe rejected STRIPE_SECRET_KEY/)
  expect(await check({ publishableKey: 'pk_live_1' })).toMatch(/is in test mode, but .* is in live mode/)
  expect(await check({ secretKey: 'pk_test_1' })).toMatch(/^STRIPE_SECRET_KEY is not a secret key/)
  expect(await check({ publishableKey: 'sk_test_1' })).toMatch(
    /^STRIPE_PUBLISHABLE_KEY is not a publishable key/,
  )
  expect(await check({ apiUrl: 'http://127.0.0.1:9' })).toMatch(/^Could not reach Stripe at http:/)
})

test('money paid on a hosted page counts, for any status of the session (D-46)', async () => {
  const started = await start({ way: 'hosted' })
  await pay('hosted', started.id)
  await sandbox.turn(`objects/${started.id}`, { status: 'expired', payment_status: 'unpaid' })
  expect(await provider.lookUp(started)).toMatchObject({ status: 'paid', amount: 125_00 })
  expect(await provider.cancel(started)).toMatchObject({ status: 'paid' })
})

test.each(['embedded', 'hosted'] as const)(
  'an amount of zero (%s) is too small for a card payment',
  async (way) => {
    await expect(start({ way, amount: 0 })).rejects.toMatchObject({ textKey: 'amount_too_small' })
  },
)
