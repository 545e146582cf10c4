import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emails } from '#emails/email-tables'
import { orders } from '#orders/store/order-tables'
import { refunds } from '#orders/store/payment-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { deliver } from '#testing/orders/a-delivered-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'
import { withoutOrderLimits } from '#testing/without-order-limits'

const NOTHING = {
  to_pack: 0,
  to_ship: 0,
  to_check: 0,
  new_returns: 0,
  returns_to_check: 0,
  to_pay_back: 0,
  low_sizes: 0,
  messages: 0,
  to_erase: 0,
  reviews: 0,
  questions: 0,
  failed_emails: 0,
  failed_payments: 0,
  failed_refunds: 0,
  missing_items: 0,
}

let shop: TestShop
let manager: { token: string }
let customer: { token: string }
let tee: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  shop = await startTestShop()
  await withoutOrderLimits(shop.db)
  manager = await aMember(shop.shop, 'manager')
  customer = await aCustomer(shop.shop)
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 50 } }] })
})
afterAll(() => shop.close())

const waiting = async ({ token } = manager) =>
  requireSuccess(await shop.call('GET /api/staff/waiting', {}, { token })).waiting
const placed = async () =>
  requireSuccess(await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), customer)).orderId
const move = async (orderId: string, to: 'Packing') =>
  requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, manager))
const note = async (orderId: string) =>
  requireSuccess(
    await shop.call(
      'POST /api/staff/order/note',
      { orderId, text: 'Not there: Dune Tee, 90', isItemMissing: true },
      manager,
    ),
  )

async function returned(orderId: string) {
  await deliver(shop, manager.token, orderId)
  const customerOrders = requireSuccess(await shop.call('POST /api/order/userorders', {}, customer)).orders
  const number = customerOrders.find(({ _id }) => _id === orderId)?.number ?? ''
  const lines = [{ position: 0, quantity: 1, reason: 'too_small' as const }]
  const body = { number, resolution: 'refund' as const, lines }
  requireSuccess(await shop.call('POST /api/return/request', body, customer))
  const { returns } = requireSuccess(await shop.call('GET /api/staff/returns', {}, manager))
  return returns.find((one) => one.orderId === orderId)?.id ?? ''
}

test('waiting work is counted under its screen until it is done', async () => {
  expect(await waiting()).toEqual(NOTHING)

  const [first, second, big] = [await placed(), await placed(), await placed()]
  await note(first)
  await move(second, 'Packing')
  await shop.db.update(orders).set({ reviewReason: 'unconfirmed_phone' }).where(eq(orders.id, big))
  expect(await waiting()).toEqual({ ...NOTHING, to_pack: 1, to_ship: 1, to_check: 1, missing_items: 1 })

  const sent = await placed()
  const returnId = await returned(sent)
  expect(await waiting()).toMatchObject({ new_returns: 1, returns_to_check: 0 })
  for (const to of ['approved', 'picked_up', 'received'] as const)
    requireSuccess(await shop.call('POST /api/staff/return/move', { returnId, to }, manager))
  expect(await waiting()).toMatchObject({ new_returns: 0, returns_to_check: 1 })

  const asked = { itemId: tee.id, question: 'Is it soft?', name: 'Mariam' }
  requireSuccess(await shop.call('POST /api/product/question/ask', asked, customer))
  const written = { name: 'Mariam', email: 'mariam@example.com', message: 'A button is missing.' }
  requireSuccess(await shop.call('POST /api/contact', written))
  await shop.db
    .update(emails)
    .set({ gaveUpAt: shop.shop.now(), lastError: '550 no such host' })
    .where(eq(emails.about, first))
  const [refund] = await shop.db
    .insert(refunds)
    .values({
      id: shop.shop.newId(),
      orderId: sent,
      amount: 1_00,
      actor: 'system',
      createdAt: shop.shop.now(),
      nextAt: shop.shop.now(),
      lastError: 'card_declined',
    })
    .returning()
  const failed = (await shop.db.select().from(emails).where(eq(emails.about, first))).length
  expect(failed).toBeGreaterThan(0)
  expect(await waiting()).toMatchObject({
    questions: 1,
    messages: 1,
    failed_emails: failed,
    failed_refunds: 1,
  })

  const [question] = requireSuccess(await shop.call('GET /api/staff/questions', {}, manager)).questions
  const answer = { questionId: question?.id ?? '', answer: 'Yes, it is.' }
  requireSuccess(await shop.call('POST /api/staff/question/answer', answer, manager))
  const [message] = requireSuccess(await shop.call('GET /api/staff/messages', {}, manager)).messages
  const done = { messageId: message?.id ?? '', done: true }
  requireSuccess(await shop.call('POST /api/staff/message/done', done, manager))
  await shop.db.delete(refunds).where(eq(refunds.id, refund?.id ?? ''))
  expect(await waiting()).toMatchObject({ questions: 0, messages: 0, failed_refunds: 0 })
})

test('a size that sells and runs low counts, other low sizes do not, and a review counts until it is answered or hidden', async () => {
  const stocks = { '90': 0, '100': 4, '110': 9, '120': 3 }
  const rest = await aProduct(shop.shop, { colours: [{ colorName: 'Lilac', stocks }] })
  expect(await waiting()).toMatchObject({ low_sizes: 0 })
  const line = aLine(rest, { colorName: 'Lilac', size: '100' })
  requireSuccess(await shop.call('POST /api/order/place', anOrder([line], 125), customer))
  const review = { itemId: tee.id, stars: 5, text: 'So soft', childSize: '', name: 'Mariam' }
  requireSuccess(await shop.call('POST /api/product/review/write', { ...review, fit: 'true' }, customer))
  expect(await waiting()).toMatchObject({ low_sizes: 1, reviews: 1 })
  const [written] = requireSuccess(await shop.call('GET /api/staff/reviews', {}, manager)).reviews
  const hide = { reviewId: written?.id ?? '', hidden: true }
  requireSuccess(await shop.call('POST /api/staff/review/hide', hide, manager))
  expect(await waiting()).toMatchObject({ reviews: 0 })
})

test('a role only gets counts for its screens: a packer gets none for emails, messages or money', async () => {
  for (const role of ['packer', 'viewer'] as const) {
    const counts = await waiting(await aMember(shop.shop, role))
    expect(Object.keys(counts).toSorted()).toEqual(
      [
        'to_pack',
        'to_ship',
        'to_check',
        'new_returns',
        'returns_to_check',
        'low_sizes',
        'reviews',
        'questions',
      ].toSorted(),
    )
  }
  const owner = await waiting(await aMember(shop.shop, 'owner'))
  expect(Object.keys(owner).toSorted()).toEqual([...Object.keys(NOTHING), 'paused_webhooks'].toSorted())
})
