import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aSandbox } from '#testing/a-sandbox'
import { aWebhookReceiver } from '#testing/a-webhook-receiver'

let folder: string
let shop: Awaited<ReturnType<typeof aWebhookReceiver>>
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
  shop = await aWebhookReceiver()
})
afterEach(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const paid = { amount: 9900, currency: 'aed', confirm: true, payment_method: 'pm_card_visa' } as const

test('each change sends an event that the SDK accepts, with the request that caused it', async () => {
  const sandbox = await aSandbox({ webhookUrl: shop.url })
  const intent = await sandbox.stripe.paymentIntents.create(paid, { idempotencyKey: 'start-1' })
  await expect
    .poll(() => shop.types().toSorted())
    .toEqual(['charge.succeeded', 'payment_intent.created', 'payment_intent.succeeded'])
  const event = shop.events.find(({ type }) => type === 'payment_intent.succeeded')
  expect(event).toMatchObject({
    object: 'event',
    api_version: '2026-10-28.endive',
    livemode: false,
    request: { id: intent.lastResponse.requestId, idempotency_key: 'start-1' },
    data: { object: { id: intent.id, status: 'succeeded', metadata: {} } },
  })
  const stored = await sandbox.stripe.events.list({ type: 'payment_intent.succeeded' })
  await expect
    .poll(async () => (await sandbox.stripe.events.retrieve(String(event?.id))).pending_webhooks)
    .toBe(0)
  expect(stored.data.map(({ id }) => id)).toEqual([event?.id])
  await sandbox.close()
})

test('a refused webhook is sent again', async () => {
  shop.status = 500
  const sandbox = await aSandbox({ webhookUrl: shop.url })
  await sandbox.stripe.paymentIntents.create({ amount: 9900, currency: 'aed' })
  await expect.poll(() => shop.events.length).toBe(1)
  shop.status = 200
  await expect.poll(() => shop.events.length).toBe(2)
  await expect.poll(async () => (await sandbox.state()).deliveries).toEqual([])
  expect(shop.events[1]?.id).toBe(shop.events[0]?.id)
  await sandbox.close()
})

test('an undelivered webhook is sent after the next start', async () => {
  const stateFile = path.join(folder, 'state.jsonl')
  const sandbox = await aSandbox({ webhookUrl: shop.url, stateFile })
  await sandbox.turn('webhooks/off')
  await sandbox.stripe.paymentIntents.create(paid)
  await sandbox.close()
  expect(shop.events).toEqual([])
  const again = await aSandbox({ webhookUrl: shop.url, stateFile })
  await expect.poll(() => shop.events.length).toBe(3)
  await again.close()
})
