import type { InputOf } from '@little-dunes/domain/contract/calls'
import { WEBHOOK_EVENTS } from '@little-dunes/domain/contract/webhooks/webhook-events'
import { DAY, HOUR } from '@little-dunes/domain/durations'
import { count, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  products,
  productTranslations,
  sizeEntries,
  variants,
  variantTranslations,
} from '#catalogue/catalogue-tables'
import { inTransaction } from '#database/in-transaction'
import { staffChanges } from '#staff/audit-log-tables'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { aDeliveredOrder } from '#testing/orders/a-delivered-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'
import { aReceiver, hangUp, silence, type TestReceiver, withStatus } from '#testing/webhooks/a-receiver'
import { WEBHOOK_JOBS } from '#webhooks/deliver-webhooks'
import { postWebhook } from '#webhooks/post-webhook'
import { webhookDeliveries, webhookEndpoints } from '#webhooks/webhook-tables'

let shop: TestShop
let receiver: TestReceiver
let owner: { token: string }

beforeEach(async () => {
  receiver = await aReceiver()
  shop = await startTestShop({ webhookAddresses: 'local' })
  // The database sets the time of some events from the real clock.
  shop.clock.set(new Date())
  owner = await aMember(shop.shop, 'owner')
})
afterEach(async () => {
  await receiver.close()
  await shop.close()
})

const create = async (
  events: InputOf<'POST /api/staff/webhooks/create'>['events'] = [...WEBHOOK_EVENTS],
  url = receiver.url,
) => requireSuccess(await shop.call('POST /api/staff/webhooks/create', { url, events }, owner))

/** Moves the clock and signs in again, because sessions end after days. */
async function moveBy(milliseconds: number) {
  shop.clock.moveBy(milliseconds)
  owner = await aMember(shop.shop, 'owner')
}

async function run(targetShop = shop.shop, isFirst = false) {
  for (const job of WEBHOOK_JOBS) await job.run(targetShop, isFirst)
}

/** Runs the jobs until no delivery is due. */
async function runAll() {
  for (let rest = -1, before = -2; rest !== before; ) {
    before = receiver.received.length
    await run()
    rest = receiver.received.length
  }
}

const types = () => receiver.received.map(({ type }) => type)
const deliveries = async (query: object = {}) =>
  requireSuccess(await shop.call('GET /api/staff/webhooks/deliveries', query, owner)).deliveries
const endpoint = async () =>
  requireSuccess(await shop.call('GET /api/staff/webhooks', {}, owner)).endpoints[0]
const sendTest = async (id: string) =>
  requireSuccess(await shop.call('POST /api/staff/webhooks/test', { id }, owner))

test('an order sends each step, signed, with ids, numbers and amounts but no personal data', async () => {
  const { secret } = await create(WEBHOOK_EVENTS.filter((event) => event.startsWith('order.')))
  const tee = await aProduct(shop.shop)
  const { orderId } = await aDeliveredOrder(shop, anOrder([aLine(tee)], 125))
  await runAll()
  expect(types()).toEqual(['order.placed', 'order.packed', 'order.shipped', 'order.paid', 'order.delivered'])
  const [placed] = receiver.received
  expect(placed && JSON.parse(placed.body)).toEqual({
    type: 'order.placed',
    version: 1,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    data: {
      orderId,
      number: expect.any(Number),
      status: 'Order Placed',
      paid: false,
      paymentMethod: 'cod',
      amount: 12_500,
      credit: 0,
      vat: expect.any(Number),
      currency: 'AED',
    },
  })
  for (const message of receiver.received) {
    expect(receiver.isSigned(message, secret)).toBe(true)
    expect(receiver.isSigned({ ...message, body: `${message.body} ` }, secret)).toBe(false)
    expect(message.headers['content-type']).toBe('application/json')
    for (const word of [ADDRESS.fullname, ADDRESS.phone, ADDRESS.street, '@'])
      expect(message.body).not.toContain(word)
    const age = Date.now() / 1000 - Number(message.headers['webhook-timestamp'])
    expect(Math.abs(age)).toBeLessThan(60)
  }
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(5)
  await runAll()
  expect(receiver.received).toHaveLength(5)
})

test('a rolled-back change sends nothing, and a committed one is always sent', async () => {
  await create(['order.cancelled', 'stock.changed'])
  const tee = await aProduct(shop.shop)
  await aDeliveredOrder(shop, anOrder([aLine(tee)], 125))
  await runAll()
  const before = receiver.received.length
  await inTransaction(shop.shop, async (tx) => {
    await tx.db.update(sizeEntries).set({ stocks: 1 })
    throw new Error('undone')
  }).catch(() => undefined)
  await runAll()
  expect(receiver.received).toHaveLength(before)
})

test('a stock event has size and remaining stock, and a product event is sent once per save, for any number of rows', async () => {
  await create(['stock.changed', 'product.created', 'product.updated', 'product.deleted'])
  const tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 5 } }] })
  await runAll()
  expect(types().toSorted()).toEqual(['product.created', 'stock.changed'])
  receiver.received.length = 0
  const [size] = await shop.db.select().from(sizeEntries)
  const sizeEntryId = size?.id ?? ''
  const move = { sizeEntryId, move: 'damaged', units: 2, note: '' } as const
  requireSuccess(await shop.call('POST /api/staff/stock/move', move, owner))
  await runAll()
  expect(receiver.received.map(({ type, data }) => [type, data])).toEqual([
    [
      'stock.changed',
      {
        sizeEntryId,
        productId: tee.id,
        sku: size?.subSku,
        delta: -2,
        reason: 'damaged',
        orderId: null,
        stock: 3,
      },
    ],
  ])
  receiver.received.length = 0
  await inTransaction(shop.shop, async (tx) => {
    await tx.db.update(products).set({ name: 'Dune Tee 2' })
    await tx.db.update(products).set({ name: 'Dune Tee 3' })
    await tx.db.update(sizeEntries).set({ subSku: 'OTHER' })
  })
  await shop.db.update(products).set({ name: 'Dune Tee 4' })
  await runAll()
  expect(receiver.received.map(({ type, data }) => [type, data.productId])).toEqual([
    ['product.updated', tee.id],
    ['product.updated', tee.id],
  ])
  receiver.received.length = 0
  await shop.db.delete(products)
  await runAll()
  expect(types().filter((type) => type.startsWith('product'))).toEqual(['product.deleted'])
})

test('a changed translation of a product or a colour sends its product, and an unchanged one sends nothing', async () => {
  const tee = await aProduct(shop.shop)
  const [variant] = await shop.db.select().from(variants).where(eq(variants.productId, tee.id))
  const ofColour = { variantId: variant?.id ?? '', language: 'ar' as const }
  await create(['product.updated'])
  const getSentIds = async (change: Promise<unknown>) => {
    await change
    await runAll()
    return receiver.received.splice(0).map(({ data }) => data.productId)
  }
  const inArabic = { productId: tee.id, language: 'ar' as const, name: 'قميص' }
  expect(await getSentIds(shop.db.insert(productTranslations).values(inArabic))).toEqual([tee.id])
  expect(await getSentIds(shop.db.update(productTranslations).set({ name: 'قميص' }))).toEqual([])
  expect(await getSentIds(shop.db.update(productTranslations).set({ name: 'تيشيرت' }))).toEqual([tee.id])
  expect(await getSentIds(shop.db.delete(productTranslations))).toEqual([tee.id])
  const named = { ...ofColour, colorName: 'مرجاني' }
  expect(await getSentIds(shop.db.insert(variantTranslations).values(named))).toEqual([tee.id])
  expect(await getSentIds(shop.db.update(variantTranslations).set({ colorName: 'أحمر' }))).toEqual([tee.id])
  expect(await getSentIds(shop.db.delete(variantTranslations))).toEqual([tee.id])
})

test('an endpoint gets its selected events, and no earlier ones', async () => {
  const tee = await aProduct(shop.shop)
  await aDeliveredOrder(shop, anOrder([aLine(tee)], 125))
  const { id } = await create(['order.shipped'])
  await aDeliveredOrder(shop, anOrder([aLine(tee)], 125))
  await runAll()
  expect(types()).toEqual(['order.shipped'])
  requireSuccess(await shop.call('POST /api/staff/webhooks/change', { id, events: ['order.paid'] }, owner))
  await aDeliveredOrder(shop, anOrder([aLine(tee)], 125))
  await runAll()
  expect(types()).toEqual(['order.shipped', 'order.paid'])
})

test.each([
  [
    '500',
    withStatus(500, 'out of order'),
    { responseStatus: 500, response: 'out of order', error: 'Answered 500' },
  ],
  ['a redirect, which is not followed', withStatus(302), { responseStatus: 302, error: 'Answered 302' }],
  ['a line that is cut', hangUp, { responseStatus: null, error: 'socket hang up' }],
])(
  'after %s a delivery is retried unchanged with the same id and increasing delays',
  async (_, answer, shown) => {
    const { id, secret } = await create()
    await sendTest(id)
    receiver.answers.push(answer, answer)
    await run()
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 1, ...shown }])
    await run()
    expect(receiver.received).toHaveLength(1)
    shop.clock.moveBy(5_000)
    await run()
    shop.clock.moveBy(9_000)
    await run()
    expect(receiver.received).toHaveLength(2)
    expect(await endpoint()).toMatchObject({ paused: null, failingSince: expect.any(Number), waiting: 1 })
    shop.clock.moveBy(1_000)
    await run()
    expect(await deliveries()).toMatchObject([
      { state: 'delivered', attempts: 3, responseStatus: 200, error: null },
    ])
    expect(await endpoint()).toMatchObject({ failingSince: null, waiting: 0 })
    expect(new Set(receiver.received.map((message) => message.id)).size).toBe(1)
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
    const stamps = receiver.received.map(({ headers }) => Number(headers['webhook-timestamp']))
    expect(stamps.map((stamp) => stamp - (stamps[0] ?? 0))).toEqual([0, 5, 15])
    for (const message of receiver.received) expect(receiver.isSigned(message, secret)).toBe(true)
  },
)

test('an endpoint without a response times out', async () => {
  receiver.answers.push(silence)
  const sent = postWebhook(
    new URL(receiver.url),
    { headers: {}, body: '{}' },
    { allowed: 'local', timeout: 50 },
  )
  await expect(sent).rejects.toThrow('No response within 0.05 seconds')
})

test('a slow endpoint delays no other', async () => {
  const other = await aReceiver()
  const slow = Promise.withResolvers<void>()
  receiver.answers.push((response) => void slow.promise.then(() => response.end('late')))
  const ids = [await create(), await create([...WEBHOOK_EVENTS], other.url)].map(({ id }) => id)
  for (const id of ids) await sendTest(id)
  const running = run()
  await expect.poll(async () => (await deliveries({ state: 'delivered' })).length).toBe(1)
  expect(other.received).toHaveLength(1)
  slow.resolve()
  await running
  expect(await deliveries({ state: 'delivered' })).toHaveLength(2)
  await other.close()
})

test('a response of any length is read up to the shown length', async () => {
  const { id } = await create()
  await sendTest(id)
  receiver.answers.push((response) => void response.end('x'.repeat(5_000_000)))
  await run()
  expect((await deliveries())[0]?.response).toBe('x'.repeat(1000))
})

test('after three days of failures a delivery fails, its endpoint pauses with an alert, and it resumes on request', async () => {
  const { id } = await create(['order.placed'])
  await sendTest(id)
  for (let attempt = 0; attempt < 40; attempt += 1) {
    receiver.answers.push(withStatus(503))
    await run()
    await moveBy(2.5 * HOUR)
  }
  expect(await endpoint()).toMatchObject({ paused: 'failing' })
  const waiting = async () => requireSuccess(await shop.call('GET /api/staff/waiting', {}, owner)).waiting
  expect(await waiting()).toMatchObject({ paused_webhooks: 1 })
  const tries = receiver.received.length
  expect(tries).toBeGreaterThan(12)
  expect(tries).toBeLessThan(40)
  expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: tries, nextAt: null }])
  receiver.answers.length = 0
  const [failed] = await deliveries()
  requireSuccess(await shop.call('POST /api/staff/webhooks/retry', { id: failed?.id ?? '' }, owner))
  await run()
  expect(receiver.received).toHaveLength(tries)
  requireSuccess(await shop.call('POST /api/staff/webhooks/change', { id, paused: false }, owner))
  expect(await waiting()).toMatchObject({ paused_webhooks: 0 })
  await run()
  expect(await deliveries()).toMatchObject([{ state: 'delivered' }])
})

test('a 410 response pauses an endpoint at once, and a paused endpoint queues no deliveries', async () => {
  const { id } = await create(['order.placed'])
  await sendTest(id)
  receiver.answers.push(withStatus(410))
  await run()
  expect(await endpoint()).toMatchObject({ paused: 'gone' })
  requireSuccess(await shop.call('POST /api/staff/webhooks/change', { id, paused: false }, owner))
  requireSuccess(await shop.call('POST /api/staff/webhooks/change', { id, paused: true }, owner))
  await aDeliveredOrder(shop, anOrder([aLine(await aProduct(shop.shop))], 125))
  expect(await shop.db.select({ rows: count() }).from(webhookDeliveries)).toEqual([{ rows: 1 }])
})

test('a new signing secret signs together with the earlier one for a day', async () => {
  const { id, secret } = await create()
  const rotated = requireSuccess(await shop.call('POST /api/staff/webhooks/rotate', { id }, owner))
  await sendTest(id)
  await run()
  await moveBy(DAY)
  await sendTest(id)
  await run()
  const signed = (by: string) => receiver.received.map((message) => receiver.isSigned(message, by))
  expect(signed(rotated.secret)).toEqual([true, true])
  expect(signed(secret)).toEqual([true, false])
})

test('events of a killed process are sent by the next one, under the same id', async () => {
  const { id } = await create()
  await sendTest(id)
  const killed = (point: string) => ({
    ...shop.shop,
    failpoint(name: string) {
      if (name === point) throw new Error('killed')
    },
  })
  await expect(run(killed('webhook claimed'))).rejects.toThrow('killed')
  expect(receiver.received).toEqual([])
  await expect(run(killed('webhook sent'), true)).rejects.toThrow('killed')
  await run(shop.shop, true)
  expect(receiver.received).toHaveLength(2)
  expect(new Set(receiver.received.map((message) => message.id)).size).toBe(1)
  expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 3 }])
})

test('two processes send each delivery once', async () => {
  const { id } = await create()
  for (let sent = 0; sent < 30; sent += 1) await sendTest(id)
  await Promise.all([run(), run(), run()])
  expect(receiver.received).toHaveLength(30)
  expect(new Set(receiver.received.map((message) => message.id)).size).toBe(30)
})

test('webhooks require https and a public host by default, and sending checks the resolved address too', async () => {
  const strict = await shop.anotherServer({ webhookAddresses: 'public' })
  const add = (url: string, events = ['order.paid'] as const) =>
    strict.call('POST /api/staff/webhooks/create', { url, events: [...events] }, owner)
  expect(await add('http://hooks.example')).toMatchObject({ fields: { url: 'https' } })
  expect(await add('https://10.0.0.7/hooks')).toMatchObject({ fields: { url: 'private' } })
  expect(await add('https://localhost/hooks')).toMatchObject({ fields: { url: 'private' } })
  expect(await add('nonsense')).toMatchObject({ fields: { url: 'url' } })
  const none = { url: receiver.url, events: [] }
  expect(await shop.call('POST /api/staff/webhooks/create', none, owner)).toMatchObject({
    fields: { events: 'required' },
  })
  const { id } = await create()
  // The port is open and the name is public, but its address is not.
  await shop.db.update(webhookEndpoints).set({ url: receiver.url.replace('127.0.0.1', 'localhost') })
  await sendTest(id)
  await run(strict.shop)
  expect(receiver.received).toEqual([])
  expect(await deliveries()).toMatchObject([
    { error: expect.stringMatching(/^The address .* is in a private network$/) },
  ])
})

test('secrets are shown once, and the activity log contains none', async () => {
  const { id, secret } = await create(['order.paid'])
  const rotated = requireSuccess(await shop.call('POST /api/staff/webhooks/rotate', { id }, owner))
  const listed = await shop.call('GET /api/staff/webhooks', {}, owner)
  expect(listed).toMatchObject({
    endpoints: [{ id, createdBy: 'Huda', events: ['order.paid'], paused: null }],
  })
  requireSuccess(await shop.call('POST /api/staff/webhooks/remove', { id }, owner))
  const rows = await shop.db.select().from(staffChanges)
  expect(rows.map(({ call }) => call.replace('POST /api/staff/webhooks/', ''))).toEqual([
    'create',
    'rotate',
    'remove',
  ])
  for (const known of [secret, rotated.secret]) expect(JSON.stringify([listed, rows])).not.toContain(known)
  expect(await shop.call('POST /api/staff/webhooks/remove', { id }, owner)).toMatchObject({
    code: 'not_found',
  })
})

test('deliveries are listed in pages and deleted after 30 days', async () => {
  const { id } = await create()
  for (let sent = 0; sent < 51; sent += 1) await sendTest(id)
  const { older } = requireSuccess(await shop.call('GET /api/staff/webhooks/deliveries', {}, owner))
  expect(await deliveries({ older, endpoint: id, state: 'waiting' })).toHaveLength(1)
  expect(await deliveries({ endpoint: 'x' })).toEqual([])
  await moveBy(31 * DAY)
  await WEBHOOK_JOBS[1]?.run(shop.shop, true)
  expect(await deliveries()).toEqual([])
})
