import type { AuditSubject } from '@little-dunes/domain/contract/audit-log/audit-subject'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emails } from '#emails/email-tables'
import { refunds } from '#orders/store/payment-tables'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { aDeliveredOrder } from '#testing/orders/a-delivered-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let tee: Awaited<ReturnType<typeof aProduct>>
let order: Awaited<ReturnType<typeof aDeliveredOrder>>
let owner: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  shop = await startTestShop({ webhookAddresses: 'local' })
  tee = await aProduct(shop.shop, { name: 'Fox Tee' })
  owner = await aMember(shop.shop, 'owner')
  order = await aDeliveredOrder(shop, anOrder([aLine(tee)], 125))
})
afterAll(() => shop.close())

const staff = () => ({ token: owner.token })
const customer = () => ({ token: order.token })

async function answersAQuestion() {
  const asked = { itemId: tee.id, question: 'Does it shrink?', name: 'Mariam' }
  requireSuccess(await shop.call('POST /api/product/question/ask', asked, customer()))
  const [question] = requireSuccess(await shop.call('GET /api/staff/questions', {}, staff())).questions
  const answer = { questionId: question?.id ?? '', answer: 'No, it does not.' }
  requireSuccess(await shop.call('POST /api/staff/question/answer', answer, staff()))
}

async function hidesAReview() {
  const written = { itemId: tee.id, stars: 5, text: 'So soft', name: 'Mariam' }
  requireSuccess(await shop.call('POST /api/product/review/write', written, customer()))
  const [review] = requireSuccess(await shop.call('GET /api/staff/reviews', {}, staff())).reviews
  const hidden = { reviewId: review?.id ?? '', hidden: true }
  requireSuccess(await shop.call('POST /api/staff/review/hide', hidden, staff()))
}

async function settlesAMessage() {
  const written = { name: 'Mariam Saeed', email: 'mariam@example.com', message: 'A button is missing.' }
  requireSuccess(await shop.call('POST /api/contact', written))
  const [message] = requireSuccess(await shop.call('GET /api/staff/messages', {}, staff())).messages
  const done = { messageId: message?.id ?? '', done: true }
  requireSuccess(await shop.call('POST /api/staff/message/done', done, staff()))
}

async function resendEmail() {
  const gaveUp = { gaveUpAt: shop.shop.now(), lastError: '550 no such user', to: 'mariam@example.com' }
  const [email] = await shop.db.update(emails).set(gaveUp).returning({ id: emails.id })
  const failed = { kind: 'email' as const, id: email?.id ?? '' }
  requireSuccess(await shop.call('POST /api/staff/problems/retry', failed, staff()))
}

async function sendsARefundAgain() {
  const [id, now] = [shop.shop.newId(), shop.shop.now()]
  const { orderId } = order
  const failed = { nextAt: now, lastError: 'card_declined' }
  await shop.db
    .insert(refunds)
    .values({ id, orderId, amount: 1_00, actor: 'system', createdAt: now, ...failed })
  requireSuccess(await shop.call('POST /api/staff/problems/retry', { kind: 'refund', id }, staff()))
}

async function addsAWebhook() {
  const endpoint = { url: 'http://localhost:9/orders', events: ['order.delivered' as const] }
  requireSuccess(await shop.call('POST /api/staff/webhooks/create', endpoint, staff()))
}

async function booksCash(carrier: string, fileName: string) {
  const { orderId } = await aDeliveredOrder(shop, anOrder([aLine(tee)], 125))
  const lines = [{ orderId, paid: 125_00 }]
  requireSuccess(await shop.call('POST /api/staff/cash/remit', { carrier, fileName, lines }, staff()))
}

test.each<[what: string, AuditSubject, act: () => Promise<void>, name: string]>([
  ['a question by its product', 'question', answersAQuestion, 'Fox Tee'],
  ['a review by its product', 'review', hidesAReview, 'Fox Tee'],
  ['a message by who wrote it', 'message', settlesAMessage, 'Mariam Saeed'],
  ['a mail by whom it goes to', 'email', resendEmail, 'mariam@example.com'],
  ['a refund by its order', 'refund', sendsARefundAgain, 'LD-10001'],
  ['a webhook endpoint by its address', 'webhook', addsAWebhook, 'http://localhost:9/orders'],
  [
    'a remittance by its courier',
    'remittance',
    () => booksCash('Gulf Parcel', 'november.csv'),
    'Gulf Parcel',
  ],
  ['one without a courier by its file', 'remittance', () => booksCash('', 'november.csv'), 'november.csv'],
])('the activity log names %s', async (_, subject, act, name) => {
  await act()
  const { changes } = requireSuccess(await shop.call('GET /api/staff/audit-log', { subject }, staff()))
  expect(changes[0]).toMatchObject({ subject, name })
})
