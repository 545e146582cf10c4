import { DAY, MINUTE } from '@little-dunes/domain/durations'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PUSH_JOBS } from '#orders/push/push-jobs'
import { processRefunds } from '#orders/refunds/process-refunds'
import { pushMessages, pushSubscriptions } from '#orders/store/push-tables'
import { readPushKeys } from '#push/push-keys'
import { shopSettings } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { aPushService, type TestPushService } from '#testing/push/a-push-service'
import { startCardShop } from '#testing/start-card-shop'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const PASSWORD = 'sandcastle at noon'

let service: TestPushService
let shop: TestShop

beforeEach(async () => {
  service = await aPushService()
  shop = await startTestShop({ pushService: service.url })
  await shop.db.update(shopSettings).set({ orderPush: true, supportEmail: 'help@shop.example' })
})
afterEach(async () => {
  await shop.close()
  await service.close()
})

const runJobs = async () => {
  for (const job of PUSH_JOBS) await job.run(shop.shop, false)
}

/** A placed cash order with its number and customer. */
async function aPlacedOrder() {
  const form = { name: 'Fatima Al Zaabi', email: 'fatima@example.com', phone: '+971506651001' }
  const registered = await shop.call('POST /api/user/register', { ...form, password: PASSWORD })
  const { token } = requireSuccess(registered)
  const tee = await aProduct(shop.shop, { name: 'Fox Tee' })
  const placed = await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token })
  const { orderId } = requireSuccess(placed)
  const { orders } = requireSuccess(await shop.call('POST /api/order/userorders', {}, { token }))
  return { token, orderId, number: orders[0]?.number ?? '' }
}

const move = async (orderId: string, to: 'Packing' | 'Shipped' | 'Delivered') => {
  shop.clock.moveBy(1000)
  const { token } = await aMember(shop.shop, 'owner')
  requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, { token }))
}

const getTexts = () => service.received.map(({ text }) => (JSON.parse(text) as { body: string }).body)

test('a subscribed device gets each step once, in its language, with only number and step', async () => {
  const { token, orderId, number } = await aPlacedOrder()
  const [english, arabic] = [service.aDevice(), service.aDevice()]
  const { pushKey } = requireSuccess(await shop.call('POST /api/order/show', { number }, { token }))
  expect(Buffer.from(pushKey ?? '', 'base64url')).toHaveLength(65)
  requireSuccess(await shop.call('POST /api/order/push', { number, device: english }, { token }))
  requireSuccess(
    await shop.call('POST /api/order/push', { number, device: arabic }, { token, language: 'ar' }),
  )
  await move(orderId, 'Packing')
  await runJobs()
  await runJobs()
  const texts = service.received.map(({ text }) => JSON.parse(text) as object)
  expect(texts).toHaveLength(2)
  expect(texts).toContainEqual({
    title: number,
    body: "We're packing your order.",
    path: `/orders/${number}`,
    language: 'en',
  })
  expect(texts).toContainEqual({
    title: number,
    body: 'نجهّز طلبكم الآن.',
    path: `/ar/orders/${number}`,
    language: 'ar',
  })
  expect(service.received[0]).toMatchObject({ subject: 'mailto:help@shop.example', ttl: 86_400 })
  expect(service.received[0]?.topic).toMatch(/^[\w-]{1,32}$/)
})

test('devices get every step in order', async () => {
  const { token, orderId, number } = await aPlacedOrder()
  requireSuccess(await shop.call('POST /api/order/push', { number, device: service.aDevice() }, { token }))
  const owner = await aMember(shop.shop, 'owner')
  await move(orderId, 'Packing')
  await move(orderId, 'Shipped')
  shop.clock.moveBy(1000)
  requireSuccess(
    await shop.call('POST /api/staff/order/out-for-delivery', { orderId }, { token: owner.token }),
  )
  await move(orderId, 'Delivered')
  shop.clock.moveBy(1000)
  const refund = { orderId, amount: 20, reason: 'One was torn' }
  requireSuccess(await shop.call('POST /api/staff/order/refund', refund, { token: owner.token }))
  await runJobs()
  expect(getTexts()).toEqual([
    "We're packing your order.",
    'Your order is on its way.',
    'Your order arrives today.',
    'Your order has been delivered.',
    'Your refund is complete.',
  ])
})

test('devices get a card refund when the provider has completed it', async () => {
  const cards = await startCardShop({ pushService: service.url })
  await cards.db.update(shopSettings).set({ orderPush: true })
  const { token } = await aCustomer(cards.shop)
  const body = anOrder([aLine(await aProduct(cards.shop))], 125)
  const asked = cardCalls(cards)
  const placed = requireSuccess(await asked.inPage(token, body))
  await cards.pay(placed.clientSecret)
  requireSuccess(await asked.verifyHosted(token, placed.orderId))
  const { orders } = requireSuccess(await cards.call('POST /api/order/userorders', {}, { token }))
  const number = orders[0]?.number ?? ''
  requireSuccess(await cards.call('POST /api/order/push', { number, device: service.aDevice() }, { token }))
  requireSuccess(await asked.cancel(token, placed.orderId))
  await PUSH_JOBS[0]?.run(cards.shop, false)
  expect(getTexts()).toEqual(['Your order has been cancelled.'])
  cards.clock.moveBy(1000)
  await processRefunds(cards.shop)
  await PUSH_JOBS[0]?.run(cards.shop, false)
  expect(getTexts()).toEqual(['Your order has been cancelled.', 'Your refund is complete.'])
  await cards.close()
})

test('devices get the cancellation of an order', async () => {
  const { token, orderId, number } = await aPlacedOrder()
  requireSuccess(await shop.call('POST /api/order/push', { number, device: service.aDevice() }, { token }))
  requireSuccess(await shop.call('POST /api/order/cancel', { orderId }, { token }))
  await runJobs()
  expect(getTexts()).toEqual(['Your order has been cancelled.'])
})

test('while the setting is off, devices can neither subscribe nor get notifications', async () => {
  const { token, orderId, number } = await aPlacedOrder()
  const device = service.aDevice()
  requireSuccess(await shop.call('POST /api/order/push', { number, device }, { token }))
  await shop.db.update(shopSettings).set({ orderPush: false })
  expect(await shop.call('POST /api/order/show', { number }, { token })).toMatchObject({ pushKey: null })
  expect(await shop.call('POST /api/order/push', { number, device }, { token })).toMatchObject({
    code: 'push_off',
  })
  await move(orderId, 'Packing')
  await runJobs()
  expect(service.received).toEqual([])
})

test('a device cannot follow an order of another customer, and the shop writes only to push services', async () => {
  const { token, number } = await aPlacedOrder()
  const device = service.aDevice()
  const stranger = await aCustomer(shop.shop)
  const ask = (change: object, by = token) =>
    shop.call('POST /api/order/push', { number, device: { ...device, ...change } }, { token: by })
  expect(await ask({}, stranger.token)).toMatchObject({ code: 'order_not_found' })
  expect(await shop.call('POST /api/order/push-linked', { number, key: 'a.b', device })).toMatchObject({
    code: 'link_ended',
  })
  expect(await ask({ endpoint: 'http://127.0.0.1:5432/' })).toMatchObject({ code: 'push_device' })
  expect(await ask({ p256dh: 'A'.repeat(87) })).toMatchObject({ code: 'push_device' })
  expect(await shop.db.select().from(pushSubscriptions)).toEqual([])
})

test('an expired device is deleted, and an unavailable service is retried for a day', async () => {
  const { token, orderId, number } = await aPlacedOrder()
  requireSuccess(await shop.call('POST /api/order/push', { number, device: service.aDevice() }, { token }))
  service.refusal = 503
  await move(orderId, 'Packing')
  await runJobs()
  expect(await shop.db.select().from(pushMessages)).toMatchObject([
    { attempts: 1, sentAt: null, gaveUpAt: null },
  ])
  service.refusal = null
  shop.clock.moveBy(MINUTE)
  await runJobs()
  expect(getTexts()).toEqual(["We're packing your order."])
  service.refusal = 503
  await move(orderId, 'Shipped')
  await runJobs()
  shop.clock.moveBy(DAY + MINUTE)
  await runJobs()
  expect((await shop.db.select().from(pushMessages)).filter(({ gaveUpAt }) => gaveUpAt)).toHaveLength(1)
  service.refusal = 410
  await move(orderId, 'Delivered')
  await runJobs()
  expect(await shop.db.select().from(pushSubscriptions)).toEqual([])
  expect(await shop.db.select().from(pushMessages)).toEqual([])
})

test('a device reads its subscription, can unsubscribe, and the sixth device replaces the first', async () => {
  const { token, number } = await aPlacedOrder()
  const devices = Array.from({ length: 6 }, () => service.aDevice())
  for (const device of devices) {
    shop.clock.moveBy(1000)
    requireSuccess(await shop.call('POST /api/order/push', { number, device }, { token }))
  }
  const states = () =>
    Promise.all(
      devices.map(async ({ endpoint }) =>
        requireSuccess(await shop.call('POST /api/order/push-state', { number, endpoint })),
      ),
    )
  expect((await states()).map(({ on }) => on)).toEqual([false, true, true, true, true, true])
  const { endpoint = '' } = devices[5] ?? {}
  requireSuccess(await shop.call('POST /api/order/push-off', { number, endpoint }))
  expect((await states()).map(({ on }) => on)).toEqual([false, true, true, true, true, false])
})

test('the data export contains devices, and they are deleted with the account', async () => {
  const { token, orderId, number } = await aPlacedOrder()
  requireSuccess(await shop.call('POST /api/order/push', { number, device: service.aDevice() }, { token }))
  const { data } = requireSuccess(await shop.call('POST /api/user/data', {}, { token }))
  expect(data.orders).toMatchObject([{ devices: [{ service: '127.0.0.1' }] }])
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const) await move(orderId, to)
  requireSuccess(await shop.call('POST /api/user/delete', { password: PASSWORD }, { token }))
  expect(await shop.db.select().from(pushSubscriptions)).toEqual([])
})

test('the push keys of the shop are created once and never change', async () => {
  const [one, other] = await Promise.all([readPushKeys(shop.shop), readPushKeys(shop.shop)])
  expect(one).toEqual(await readPushKeys(shop.shop))
  expect(other).toEqual(one)
})
