import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '#database/database'
import { processEvents } from '#orders/payment/process-events'
import { webhookEvents } from '#payments/event-tables'
import { retryEventsNow } from '#payments/pending-events'
import type { PaymentProvider } from '#payments/provider'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { breakableConnection } from '#testing/breakable-connection'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { eventually } from '#testing/eventually'
import { type CardShop, startCardShop } from '#testing/start-card-shop'
import { startTestShop } from '#testing/start-test-shop'

let shop: CardShop

beforeAll(async () => {
  shop = await startCardShop()
})
afterAll(() => shop.close())

const asked = () => cardCalls(shop)

async function waiting() {
  const [customer, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const placed = requireSuccess(await asked().inPage(customer.token, anOrder([aLine(tee)], 125)))
  return { ...customer, tee, ...placed }
}

/** Stripe sends events indented by two spaces. */
const toBody = (event: unknown) => JSON.stringify(event, null, 2)

const signed = (body: string, overrides: { secret?: string; timestamp?: number } = {}) =>
  shop.sandbox.stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: shop.sandbox.keys.webhookSecret,
    ...overrides,
  })

const send = (payload: string, signature?: string, server: Pick<CardShop, 'request'> = shop) =>
  server.request({
    method: 'POST',
    url: '/api/stripe/webhook',
    payload,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
  })

const listEvents = async (orderId: string, type: string) =>
  (await shop.state()).events.filter((event) => {
    const { metadata } = event.data.object as { metadata?: Stripe.Metadata }
    return event.type === type && metadata?.reference === orderId
  })

const storedEvents = () => shop.db.select().from(webhookEvents)

test('unsigned, wrongly signed and outdated webhook events are refused unread and logged', async () => {
  const { orderId, clientSecret } = await waiting()
  await shop.pay(clientSecret)
  const [event] = await listEvents(orderId, 'payment_intent.succeeded')
  const body = toBody(event)
  const minutesAgo = Math.floor(Date.now() / 1000) - 301
  const warned = vi.spyOn(shop.shop.log, 'warn')
  const before = (await storedEvents()).length
  const bad: [string, string | undefined][] = [
    [body, undefined],
    [body, ''],
    [body, 'nonsense'],
    [body, signed(body, { secret: 'whsec_of_somebody_else' })],
    [body, signed(body, { timestamp: minutesAgo })],
    [body.replace('80', '81').replace('"id"', ' "id"'), signed(body)],
    ['', undefined],
  ]
  for (const [payload, signature] of bad) {
    const answer = await send(payload, signature)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed'])
  }
  expect(warned).toHaveBeenCalledTimes(bad.length)
  const secret = shop.sandbox.keys.webhookSecret
  expect(JSON.stringify(warned.mock.calls)).not.toMatch(new RegExp(`${clientSecret}|${secret}|${event?.id}`))
  warned.mockRestore()
  expect(await storedEvents()).toHaveLength(before)
  expect((await asked().loadSnapshot(orderId)).status).toBe('Pending Payment')
})

test('another provider chooses its signature header, and needs no public key for a hosted page', async () => {
  const stripe = shop.sandbox.provider({})
  const payments: PaymentProvider = {
    ...stripe,
    browser: { ...stripe.browser, publishableKey: null },
    signatureHeader: 'x-signature',
  }
  const other = await startTestShop({ payments })
  const event = { id: 'evt_other', object: 'event', type: 'balance.available' }
  const payload = toBody({ ...event, data: { object: { object: 'balance' } } })
  const sent = (header: string) =>
    other.request({
      method: 'POST',
      url: '/api/stripe/webhook',
      payload,
      headers: { 'content-type': 'application/json', [header]: signed(payload) },
    })
  expect((await sent('stripe-signature')).statusCode).toBe(400)
  expect((await sent('x-signature')).statusCode).toBe(200)
  const { settings } = requireSuccess(await other.call('GET /api/settings', {}))
  expect(settings.payments).toMatchObject({ publishableKey: null })
  await other.close()
})

test('a repeated webhook event counts once (D-46)', async () => {
  const { orderId, clientSecret, tee } = await waiting()
  await shop.pay(clientSecret)
  const [event] = await listEvents(orderId, 'payment_intent.succeeded')
  const body = toBody(event)
  const answers = await Promise.all([1, 2, 3].map(() => send(body, signed(body))))
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200])
  await Promise.all([1, 2].map(() => processEvents(shop.shop)))
  expect((await send(body, signed(body))).statusCode).toBe(200)
  await processEvents(shop.shop)
  const stored = (await storedEvents()).filter(({ id }) => id === event?.id)
  expect(stored).toMatchObject([{ processedAt: expect.any(Date), attempts: 1 }])
  expect(await asked().loadSnapshot(orderId)).toMatchObject({ status: 'Order Placed' })
  expect(await asked().loadStock(tee.id)).toBe(4)
})

test('a webhook event is never trusted: the provider is asked, and a false claim changes nothing (D-46)', async () => {
  const { orderId } = await waiting()
  const [created] = await listEvents(orderId, 'payment_intent.created')
  const claimed = { ...created, id: 'evt_claimed', type: 'payment_intent.succeeded' }
  const object = { ...created?.data.object, status: 'succeeded', amount_received: 125_00 }
  const body = toBody({ ...claimed, data: { object } })
  expect((await send(body, signed(body))).statusCode).toBe(200)
  await processEvents(shop.shop)
  expect((await asked().loadSnapshot(orderId)).status).toBe('Pending Payment')
})

test('unknown and irrelevant webhook events are stored without effect', async () => {
  const unknown = { id: 'pi_of_somebody', object: 'payment_intent', metadata: {} }
  const bodies = [
    { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', data: { object: unknown } },
    {
      id: 'evt_2',
      object: 'event',
      type: 'customer.created',
      data: { object: { id: 'cus_1', object: 'customer' } },
    },
    { id: 'evt_3', object: 'event', type: 'balance.available', data: { object: { object: 'balance' } } },
    {
      id: 'evt_4',
      object: 'event',
      type: 'refund.updated',
      data: { object: { id: 're_1', object: 'refund' } },
    },
  ].map(toBody)
  for (const body of bodies) expect((await send(body, signed(body))).statusCode).toBe(200)
  await processEvents(shop.shop)
  const rows = await storedEvents()
  for (const id of ['evt_1', 'evt_2', 'evt_3', 'evt_4']) {
    expect(rows.find((row) => row.id === id)).toMatchObject({ processedAt: expect.any(Date) })
  }
})

test.each<[string, unknown]>([
  ['a number for a name', { id: 7, type: 'payment_intent.succeeded', data: { object: {} } }],
  [
    'a name longer than any',
    { id: `evt_${'x'.repeat(5_000)}`, type: 'refund.updated', data: { object: {} } },
  ],
  ['a NUL in its name', { id: 'evt_\u0000', type: 'refund.updated', data: { object: {} } }],
  ['a NUL in its type', { id: 'evt_nul', type: 'refund\u0000', data: { object: {} } }],
  ['no type', { id: 'evt_untyped', data: { object: {} } }],
  ['nothing in it', {}],
  ['null', null],
  ['a list', [1, 2]],
  ['a text', 'payment_intent.succeeded'],
  ['text about it', { id: { text: 'evt_1' }, type: ['refund.updated'] }],
])('a signed event with %s returns 200, is logged and has no effect (D-46)', async (_, event) => {
  const warned = vi.spyOn(shop.shop.log, 'warn')
  const before = (await storedEvents()).length
  const body = JSON.stringify(event)
  expect((await send(body, signed(body))).statusCode).toBe(200)
  for (const odd of ['no event', '']) expect((await send(odd, signed(odd))).statusCode).toBe(200)
  expect(warned.mock.calls.map(([, text]) => text)).toEqual(
    Array(3).fill('A webhook event could not be read'),
  )
  warned.mockRestore()
  expect(await storedEvents()).toHaveLength(before)
})

test.each<[string, object]>([
  ['without data', {}],
  ['without an object', { data: {} }],
  ['with null for an object', { data: { object: null } }],
  ['about a number', { data: { object: { object: 'payment_intent', id: 5 } } }],
  ['about a name with a NUL', { data: { object: { object: 'refund', id: 're_\u0000' } } }],
  ['about a way elsewhere', { data: { object: { object: 'payment_intent', id: '../refunds' } } }],
])('a signed event %s is stored without effect (D-46)', async (_, overrides) => {
  const id = `evt_${crypto.randomUUID()}`
  const body = JSON.stringify({ id, object: 'event', type: 'payment_intent.succeeded', ...overrides })
  expect((await send(body, signed(body))).statusCode).toBe(200)
  await processEvents(shop.shop)
  const [event] = await shop.db.select().from(webhookEvents).where(eq(webhookEvents.id, id))
  expect(event).toMatchObject({ subject: null, lastError: null, processedAt: expect.any(Date) })
})

test('a late event does not change an order that was already settled (D-46)', async () => {
  const { orderId, clientSecret, token } = await waiting()
  await shop.pay(clientSecret)
  requireSuccess(await asked().verifyInPage(token, orderId))
  requireSuccess(await asked().cancel(token, orderId))
  await shop.hear()
  expect(await asked().loadSnapshot(orderId)).toMatchObject({ status: 'Cancelled', payment: 'paid' })
})

test('a webhook event that arrives before the browser response settles the order (D-46)', async () => {
  const { orderId, clientSecret, token } = await waiting()
  await shop.sandbox.turn('webhooks', { effect: 'early', types: ['payment_intent.succeeded'] })
  await shop.pay(clientSecret)
  await processEvents(shop.shop)
  expect((await asked().loadSnapshot(orderId)).status).toBe('Order Placed')
  expect(await asked().verifyInPage(token, orderId)).toMatchObject({ success: true })
})

test('a webhook event that cannot be stored returns 503 and is sent again', async () => {
  const line = await breakableConnection(shop.database.url)
  const { db, close, pool } = openDatabase(line.url)
  const cut = await shop.anotherServer({ database: { url: shop.database.url, db, pool, close } })
  const { orderId, clientSecret } = await waiting()
  await shop.pay(clientSecret)
  const [event] = await listEvents(orderId, 'payment_intent.succeeded')
  const body = toBody(event)
  line.cut()
  expect((await send(body, signed(body), cut)).statusCode).toBe(503)
  line.fix()
  await eventually(async () => expect((await send(body, signed(body), cut)).statusCode).toBe(200))
  await processEvents(shop.shop)
  expect((await asked().loadSnapshot(orderId)).status).toBe('Order Placed')
  await close()
  await line.close()
})

test('a failed webhook event is retried with growing delays, and at once after a restart', async () => {
  const { orderId, clientSecret } = await waiting()
  await shop.pay(clientSecret)
  const [event] = await listEvents(orderId, 'payment_intent.succeeded')
  const body = toBody(event)
  await send(body, signed(body))
  const state = async () => {
    const [row] = await shop.db
      .select()
      .from(webhookEvents)
      .where(eq(webhookEvents.id, event?.id ?? ''))
    return { attempts: row?.attempts, wait: (row?.nextAt.getTime() ?? 0) - shop.clock.now().getTime() }
  }
  await shop.sandbox.turn('faults', { effect: 'unreachable', count: 100 })
  await processEvents(shop.shop)
  expect(await state()).toEqual({ attempts: 1, wait: 5_000 })
  await processEvents(shop.shop)
  expect(await state()).toEqual({ attempts: 1, wait: 5_000 })
  shop.clock.moveBy(5_000)
  await processEvents(shop.shop)
  expect(await state()).toEqual({ attempts: 2, wait: 10_000 })
  await shop.sandbox.turn('reset')
  await shop.sandbox.turn('webhooks/off')
  await retryEventsNow(shop.shop)
  await processEvents(shop.shop)
  expect((await asked().loadSnapshot(orderId)).status).toBe('Order Placed')
})

test('a network may send 30 wrongly signed events a minute, and valid ones always pass', async () => {
  const lines: string[] = []
  const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } }
  const limited = await shop.anotherServer({ rateLimits: true, logger })
  const { orderId, clientSecret } = await waiting()
  const statuses = []
  for (let times = 0; times < 100; times++)
    statuses.push((await send('{}', 't=1,v1=wrong', limited)).statusCode)
  expect(statuses.filter((status) => status === 400)).toHaveLength(30)
  expect(statuses.slice(30)).toEqual(Array.from({ length: 70 }, () => 429))
  expect(lines.filter((line) => line.includes('signature'))).toHaveLength(30)
  await shop.pay(clientSecret)
  const [event] = await listEvents(orderId, 'payment_intent.succeeded')
  const body = toBody(event)
  expect((await send(body, signed(body), limited)).statusCode).toBe(200)
})
