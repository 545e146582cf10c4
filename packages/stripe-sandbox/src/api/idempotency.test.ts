import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSandbox, sdkFor } from '#testing/a-sandbox'
import { requireStripeError } from '#testing/require-stripe-error'

let sandbox: Awaited<ReturnType<typeof aSandbox>>
let stripe: Stripe
beforeAll(async () => {
  sandbox = await aSandbox()
  stripe = sdkFor(sandbox.url, undefined, { maxNetworkRetries: 0 })
})
afterAll(() => sandbox.close())

const start = (idempotencyKey: string, amount = 5000) =>
  stripe.paymentIntents.create({ amount, currency: 'aed' }, { idempotencyKey })

test('the same key returns the same response and starts one payment (D-43)', async () => {
  const first = await start('start-1')
  const second = await start('start-1')
  expect(second.id).toBe(first.id)
  expect(second.client_secret).toBe(first.client_secret)
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
})

test('a key belongs to one body and one address', async () => {
  await start('start-2')
  expect(await requireStripeError(start('start-2', 6000))).toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  })
  const other = stripe.paymentIntents.cancel('pi_any', {}, { idempotencyKey: 'start-2' })
  expect(await requireStripeError(other)).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
})

test('a duplicate request in flight is refused', async () => {
  await sandbox.turn('faults', { effect: 'slow', ms: 300, path: '/v1/payment_intents' })
  const first = start('start-3')
  await expect.poll(async () => (await sandbox.switches()).faults[0].count).toBe(0)
  const duplicate = await requireStripeError(start('start-3'))
  expect(duplicate).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
  expect((await start('start-3').catch(() => first)).id).toBe((await first).id)
})

test('an invalid parameter is not stored with the key, and a declined card is', async () => {
  expect(await requireStripeError(start('start-4', 1))).toMatchObject({ code: 'amount_too_small' })
  const intent = await start('start-4', 5000)
  const confirm = () =>
    stripe.paymentIntents.confirm(
      intent.id,
      { payment_method: 'pm_card_chargeDeclined' },
      { idempotencyKey: 'confirm-4' },
    )
  await requireStripeError(confirm())
  expect((await requireStripeError(confirm())).headers?.['idempotent-replayed']).toBe('true')
  expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1)
})

test('a key expires after a day', async () => {
  const first = await start('start-5')
  await sandbox.turn('clock', { advance_ms: 24 * 3_600_000 + 1 })
  expect((await start('start-5')).id).not.toBe(first.id)
})
