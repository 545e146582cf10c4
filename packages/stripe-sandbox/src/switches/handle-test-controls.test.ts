import { afterEach, beforeEach, expect, test } from 'vitest'
import { aSandbox, sdkFor } from '#testing/a-sandbox'
import { aWebhookReceiver } from '#testing/a-webhook-receiver'
import { requireStripeError } from '#testing/require-stripe-error'

let shop: Awaited<ReturnType<typeof aWebhookReceiver>>
let sandbox: Awaited<ReturnType<typeof aSandbox>>
beforeEach(async () => {
  shop = await aWebhookReceiver()
  sandbox = await aSandbox({ webhookUrl: shop.url })
})
afterEach(async () => {
  await sandbox.close()
  await shop.close()
})

const order = { amount: 9900, currency: 'aed' }
const paid = { ...order, confirm: true, payment_method: 'pm_card_visa' } as const
const created = ['payment_intent.created']

test('webhooks can be lost, duplicated and delayed', async () => {
  await sandbox.turn('webhooks', { effect: 'lost', types: created })
  await sandbox.turn('webhooks', { effect: 'doubled', types: ['charge.succeeded'] })
  await sandbox.turn('webhooks', { effect: 'late', ms: 400, types: ['payment_intent.succeeded'] })
  const before = Date.now()
  await sandbox.stripe.paymentIntents.create(paid)
  await expect
    .poll(() => shop.types())
    .toEqual(['charge.succeeded', 'charge.succeeded', 'payment_intent.succeeded'])
  expect(Date.now() - before).toBeGreaterThan(390)
})

test('a webhook can arrive before the response', async () => {
  await sandbox.turn('webhooks', { effect: 'early', types: ['payment_intent.succeeded'] })
  await sandbox.stripe.paymentIntents
    .create(paid)
    .then(() => expect(shop.types()[0]).toBe('payment_intent.succeeded'))
})

test('disabled webhooks wait, and can be delivered and repeated on request', async () => {
  await sandbox.turn('webhooks/off')
  await sandbox.stripe.paymentIntents.create(paid)
  expect(shop.events).toEqual([])
  const { attempts } = await sandbox.turn('webhooks/deliver')
  expect(attempts.map(({ status }: { status: number }) => status)).toEqual([200, 200, 200])
  await sandbox.turn(`events/${shop.events[0]?.id}/deliver`)
  expect(shop.events).toHaveLength(4)
  await sandbox.turn('webhooks/on')
  expect((await sandbox.state()).deliveries).toEqual([])
})

const path = '/v1/payment_intents'
const made = async () => (await sandbox.state()).payment_intents.length

test('a call can fail before or after its effect, and only the latter is replayed', async () => {
  const stripe = sdkFor(sandbox.url, undefined, { maxNetworkRetries: 0 })
  const start = () => stripe.paymentIntents.create(order, { idempotencyKey: 'start' })
  await sandbox.turn('faults', { effect: 'error_before', path })
  expect(await requireStripeError(start())).toMatchObject({ type: 'StripeAPIError', statusCode: 500 })
  expect(await made()).toBe(0)
  await sandbox.turn('faults', { effect: 'error_after', path })
  expect(await requireStripeError(start())).toMatchObject({ statusCode: 500 })
  expect(await made()).toBe(1)
  expect((await requireStripeError(start())).headers?.['idempotent-replayed']).toBe('true')
  expect(await made()).toBe(1)
})

test('a connection can drop after the effect, and the same key then returns the response (D-43)', async () => {
  const stripe = sdkFor(sandbox.url, undefined, { maxNetworkRetries: 0 })
  const start = () => stripe.paymentIntents.create(order, { idempotencyKey: 'start' })
  // The SDK retries a cut connection once.
  await sandbox.turn('faults', { effect: 'cut', path, method: 'POST', count: 2 })
  expect(await requireStripeError(start())).toMatchObject({ type: 'StripeConnectionError' })
  expect(await made()).toBe(1)
  expect((await start()).lastResponse.headers['idempotent-replayed']).toBe('true')
  expect(await made()).toBe(1)
})

test('the API can be slow and unreachable', async () => {
  const stripe = sdkFor(sandbox.url, undefined, { maxNetworkRetries: 0, timeout: 150 })
  await sandbox.turn('faults', { effect: 'slow', ms: 400, path: '/v1/payment_intents/*' })
  const intent = await sandbox.stripe.paymentIntents.create(order)
  expect(await requireStripeError(stripe.paymentIntents.cancel(intent.id))).toMatchObject({
    type: 'StripeConnectionError',
  })
  await sandbox.turn('faults', { effect: 'unreachable', count: 2 })
  expect(await requireStripeError(stripe.paymentIntents.create(order))).toMatchObject({
    type: 'StripeConnectionError',
  })
  expect(await made()).toBe(1)
})

test('a retry of the SDK after a dropped connection makes one payment', async () => {
  await sandbox.turn('faults', { effect: 'cut', path, method: 'POST' })
  await sandbox.stripe.paymentIntents.create(paid)
  expect((await sandbox.state()).charges).toHaveLength(1)
})

test('the state can be filtered by payment', async () => {
  const metadata = { reference: 'mine' }
  const { id } = await sandbox.stripe.paymentIntents.create({ ...paid, metadata })
  await sandbox.stripe.paymentIntents.create({ ...paid, metadata: { reference: 'other' } })
  await sandbox.stripe.refunds.create({ payment_intent: id })
  expect(await sandbox.turn('state', { references: ['mine'] })).toMatchObject({
    payment_intents: [{ id }],
    charges: [{ payment_intent: id }],
    refunds: [{ payment_intent: id }],
    sessions: [],
    undelivered: expect.any(Number),
  })
})

test('switches need the secret key', async () => {
  const answer = await fetch(`${sandbox.url}/_test/state`)
  expect(answer.status).toBe(401)
})

test('a test can change the amount at Stripe', async () => {
  const { id } = await sandbox.stripe.paymentIntents.create(paid)
  await sandbox.turn(`objects/${id}`, { amount: 9901, amount_received: 9901 })
  expect((await sandbox.stripe.paymentIntents.retrieve(id)).amount_received).toBe(9901)
  await expect(sandbox.turn('objects/pi_none', {})).rejects.toThrow('No such object')
})
