import { WEBHOOK_EVENTS } from '@little-dunes/domain/contract/webhooks/webhook-events'
import { DAY, HOUR } from '@little-dunes/domain/durations'
import { and, asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emails } from '#emails/email-tables'
import { PUSH_JOBS } from '#orders/push/push-jobs'
import { askForReviews } from '#reviews/ask-for-reviews'
import { reviewRequests } from '#reviews/review-tables'
import { shopSettings } from '#settings/settings-tables'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { type EmailShop, startEmailShop } from '#testing/email-shop'
import { aDeliveredOrder } from '#testing/orders/a-delivered-order'
import { aPushService, type TestPushService } from '#testing/push/a-push-service'
import { aReceiver, type TestReceiver, withStatus } from '#testing/webhooks/a-receiver'
import { WEBHOOK_JOBS } from '#webhooks/deliver-webhooks'

let shop: EmailShop
let receiver: TestReceiver
let service: TestPushService
let owner: { token: string }

beforeEach(async () => {
  receiver = await aReceiver()
  service = await aPushService()
  shop = await startEmailShop({ webhookAddresses: 'local', pushService: service.url })
  // The database writes the time of some events, which is the real time.
  shop.clock.set(new Date())
  await shop.db.update(shopSettings).set({ orderPush: true })
  owner = await aMember(shop.shop, 'owner')
})
afterEach(async () => {
  await shop.close()
  await receiver.close()
  await service.close()
})

const delivered = async () => aDeliveredOrder(shop, anOrder([aLine(await aProduct(shop.shop))], 125))
const undo = async (orderId: string) =>
  requireSuccess(await shop.call('POST /api/staff/order/undo-delivery', { orderId }, owner))
const deliver = async (orderId: string) =>
  requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to: 'Delivered' }, owner))
const subjects = (pattern: RegExp) =>
  shop.smtp.inbox.flatMap(({ subject = '' }) => (pattern.test(subject) ? [subject] : []))

test('an undone delivery cancels its unsent email, and the next delivery sends one', async () => {
  const { orderId, number } = await delivered()
  await undo(orderId)
  await shop.sendDue()
  expect(subjects(/arrived|still on its way/)).toEqual([])
  await deliver(orderId)
  await shop.sendDue()
  expect(subjects(/arrived|still on its way/)).toEqual([`Your order ${number} has arrived`])
})

test('an undone delivery sends a correction to every recipient of the delivery email, each time', async () => {
  const { orderId, number } = await delivered()
  await shop.sendDue()
  await undo(orderId)
  await shop.sendDue()
  const email = shop.smtp.inbox.at(-1)
  expect(email?.subject).toBe(`Your order ${number} is still on its way`)
  expect(email?.text).toContain('AED 125.00 in cash')
  const [, key] = new RegExp(`${number}#key=([\\w.-]+)`).exec(email?.text ?? '') ?? []
  const linked = await shop.call('POST /api/order/show-linked', { number, key: key ?? '' })
  expect(linked).toMatchObject({ order: { status: 'Shipped' }, documents: [] })
  await deliver(orderId)
  await undo(orderId)
  await shop.sendDue()
  expect(subjects(/arrived/)).toHaveLength(1)
  expect(subjects(/still on its way/)).toHaveLength(1)
  await deliver(orderId)
  await shop.sendDue()
  await undo(orderId)
  await shop.sendDue()
  expect(subjects(/arrived/)).toHaveLength(2)
  expect(subjects(/still on its way/)).toHaveLength(2)
})

test('a new delivery cancels an unsent correction', async () => {
  const { orderId } = await delivered()
  await shop.sendDue()
  await undo(orderId)
  await deliver(orderId)
  await shop.sendDue()
  expect(subjects(/still on its way/)).toEqual([])
  const left = await shop.db.select().from(emails).where(eq(emails.about, orderId))
  expect(left.every(({ sentAt }) => sentAt !== null)).toBe(true)
})

test('devices notified of the delivery get a notification that the order is on its way again', async () => {
  const getTexts = () => service.received.map(({ text }) => (JSON.parse(text) as { body: string }).body)
  const runPush = async () => {
    for (const job of PUSH_JOBS) await job.run(shop.shop, false)
  }
  const first = await delivered()
  const device = service.aDevice()
  requireSuccess(await shop.call('POST /api/order/push', { number: first.number, device }, first))
  await undo(first.orderId)
  await deliver(first.orderId)
  await undo(first.orderId)
  await runPush()
  expect(getTexts()).toEqual([])
  await deliver(first.orderId)
  await runPush()
  await undo(first.orderId)
  await runPush()
  expect(getTexts()).toEqual(['Your order has been delivered.', 'Your order is on its way.'])
})

test('integrations get an event for an undone delivery, but none for an unsent delivery', async () => {
  const events = WEBHOOK_EVENTS.filter((event) => event.startsWith('order.'))
  requireSuccess(await shop.call('POST /api/staff/webhooks/create', { url: receiver.url, events }, owner))
  const run = async () => {
    for (const job of WEBHOOK_JOBS) await job.run(shop.shop, false)
  }
  const types = () => receiver.received.map(({ type }) => type.replace('order.', ''))
  const { orderId } = await delivered()
  await undo(orderId)
  await run()
  expect(types()).toEqual(['placed', 'packed', 'shipped', 'delivery_undone'])
  expect(receiver.received.at(-1)?.data).toMatchObject({ orderId, status: 'Shipped', paid: false })
  await deliver(orderId)
  await run()
  await undo(orderId)
  await run()
  expect(types().slice(4)).toEqual(['paid', 'delivered', 'delivery_undone'])
  receiver.answers.push(withStatus(500))
  await deliver(orderId)
  await run()
  await undo(orderId)
  shop.clock.moveBy(HOUR)
  await run()
  expect(types().slice(7)).toEqual(['paid', 'delivery_undone'])
})

test('an unsent review request goes out a week after the next delivery', async () => {
  const { orderId } = await delivered()
  const requests = () => shop.db.select().from(reviewRequests).where(eq(reviewRequests.orderId, orderId))
  const kinds = () =>
    shop.db
      .select({ sentAt: emails.sentAt })
      .from(emails)
      .where(and(eq(emails.about, orderId), eq(emails.kind, 'review_request')))
      .orderBy(asc(emails.createdAt))
  shop.clock.moveBy(8 * DAY)
  owner = await aMember(shop.shop, 'owner')
  await askForReviews(shop.shop)
  expect([(await requests()).length, (await kinds()).length]).toEqual([1, 1])
  await undo(orderId)
  expect([await requests(), await kinds()]).toEqual([[], []])
  await deliver(orderId)
  await askForReviews(shop.shop)
  expect(await requests()).toEqual([])
  shop.clock.moveBy(8 * DAY)
  await askForReviews(shop.shop)
  expect([(await requests()).length, (await kinds()).length]).toEqual([1, 1])
})
