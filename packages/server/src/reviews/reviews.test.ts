import { DAY } from '@little-dunes/domain/durations'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productTranslations } from '#catalogue/catalogue-tables'
import { emailTexts } from '#emails/email-text-tables'
import { askForReviews } from '#reviews/ask-for-reviews'
import { reviewOptOuts, reviewRequests, reviewSummaries } from '#reviews/review-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { type EmailShop, startEmailShop } from '#testing/email-shop'
import { aDeliveredOrder, deliver } from '#testing/orders/a-delivered-order'

let shop: EmailShop

beforeAll(async () => {
  shop = await startEmailShop()
})
afterAll(() => shop.close())

type Tee = Awaited<ReturnType<typeof aProduct>>
const aTee = (overrides: Parameters<typeof aProduct>[1] = {}) =>
  aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 50 } }], ...overrides })

const aBuyer = (tee: Tee) => aDeliveredOrder(shop, anOrder([aLine(tee)], 125))

const REVIEW = { stars: 5, fit: 'true' as const, childSize: '90', text: 'Soft.', name: 'Maryam' }
type ReviewInput = Partial<Omit<typeof REVIEW, 'fit'>> & { fit?: 'small' | 'true' | 'large' | null }
const write = (token: string, tee: Tee, overrides: ReviewInput = {}) =>
  shop.call('POST /api/product/review/write', { itemId: tee.id, ...REVIEW, ...overrides }, { token })
const read = async (tee: Tee, offset = 0) =>
  requireSuccess(await shop.call('GET /api/product/reviews', { itemId: tee.id, offset }))
const vote = (token: string, reviewId: string, helpful = true) =>
  shop.call('POST /api/product/review/vote', { reviewId, helpful }, { token })

async function aReview(tee: Tee, overrides: ReviewInput = {}) {
  const buyer = await aBuyer(tee)
  requireSuccess(await write(buyer.token, tee, overrides))
  const myReview = requireSuccess(
    await shop.call('POST /api/product/review/own', { itemId: tee.id }, { token: buyer.token }),
  )
  return { ...buyer, reviewId: myReview.myReview?.id ?? '' }
}

test('only a customer who received the product reviews it, once, and a second review replaces the first', async () => {
  const tee = await aTee()
  const stranger = await aCustomer(shop.shop)
  expect(await write(stranger.token, tee)).toMatchObject({ code: 'not_bought' })
  await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token: stranger.token })
  expect(await write(stranger.token, tee)).toMatchObject({ code: 'not_bought' })
  const { token } = await aBuyer(tee)
  requireSuccess(await write(token, tee, { stars: 2 }))
  requireSuccess(await write(token, tee, { stars: 4, fit: 'small' }))
  const { reviews, summary, total } = await read(tee)
  expect(total).toBe(1)
  expect(summary).toEqual({ stars: [0, 0, 0, 1, 0], fits: [1, 0, 0] })
  expect(reviews).toMatchObject([
    {
      stars: 4,
      fit: 'small',
      boughtSize: '90',
      childSize: '90',
      text: 'Soft.',
      name: 'Maryam',
      language: 'en',
    },
  ])
  expect(reviews[0]).not.toHaveProperty('userId')
})

test('an invalid name, an invalid rating and an unknown product are refused', async () => {
  const tee = await aTee()
  const { token } = await aBuyer(tee)
  for (const name of ['', '  ', 'evil.example', 'x'.repeat(61)])
    expect(await write(token, tee, { name })).toMatchObject({
      code: 'invalid_form',
      fields: { name: 'required' },
    })
  for (const stars of [0, 6, 4.5])
    expect(await write(token, tee, { stars })).toMatchObject({ success: false })
  expect(await write(token, { ...tee, id: shop.shop.newId() })).toMatchObject({ code: 'product_not_found' })
  expect((await read(tee)).total).toBe(0)
})

test('a one-size product has no fit rating', async () => {
  const bear = await aTee({ colours: [{ colorName: 'Coral', stocks: { 'One Size': 5 } }] })
  const { token } = await aDeliveredOrder(shop, anOrder([aLine(bear, { size: 'One Size' })], 125))
  requireSuccess(await write(token, bear))
  expect(await read(bear)).toMatchObject({
    summary: { fits: [0, 0, 0] },
    reviews: [{ fit: null, childSize: '' }],
  })
})

test('simultaneous reviews are all counted', async () => {
  const tee = await aTee()
  const buyers = []
  for (let n = 0; n < 8; n++) buyers.push(await aBuyer(tee))
  const answers = await Promise.all(buyers.map(({ token }, n) => write(token, tee, { stars: (n % 2) + 4 })))
  expect(answers.every(({ success }) => success)).toBe(true)
  expect((await read(tee)).summary).toEqual({ stars: [0, 0, 0, 4, 4], fits: [0, 8, 0] })
})

test('a customer votes once and not for their own review, and the most helpful reviews come first, ten per page', async () => {
  const tee = await aTee()
  const first = await aReview(tee)
  shop.clock.moveBy(1000)
  const second = await aReview(tee)
  const [one, other] = [await aCustomer(shop.shop), await aCustomer(shop.shop)]
  expect((await read(tee)).reviews.map(({ id }) => id)).toEqual([second.reviewId, first.reviewId])
  const votes = await Promise.all([
    vote(one.token, first.reviewId),
    vote(one.token, first.reviewId),
    vote(other.token, first.reviewId),
  ])
  expect(votes.every(({ success }) => success)).toBe(true)
  expect((await read(tee)).reviews).toMatchObject([{ id: first.reviewId, helpful: 2 }, { helpful: 0 }])
  expect(await vote(one.token, first.reviewId, false)).toEqual({ success: true, helpful: 1 })
  expect(await vote(first.token, first.reviewId)).toMatchObject({ code: 'own_review' })
  expect(await vote(one.token, shop.shop.newId())).toMatchObject({ code: 'review_not_found' })
  expect((await read(tee, 1)).reviews).toMatchObject([{ id: second.reviewId }])
  const { voted } = requireSuccess(
    await shop.call('POST /api/product/review/own', { itemId: tee.id }, { token: other.token }),
  )
  expect(voted).toEqual([{ id: first.reviewId, helpful: 1 }])
})

test('staff answer and hide reviews with a log entry, and hidden reviews are not shown, counted or voted for', async () => {
  const tee = await aTee()
  const { reviewId, token } = await aReview(tee)
  const { token: manager } = await aMember(shop.shop, 'manager')
  const { token: packer } = await aMember(shop.shop, 'packer')
  const hide = (hidden: boolean, by = manager) =>
    shop.call('POST /api/staff/review/hide', { reviewId, hidden }, { token: by })
  expect(await hide(true, packer)).toMatchObject({ code: 'forbidden' })
  requireSuccess(
    await shop.call(
      'POST /api/staff/review/answer',
      { reviewId, answer: ' Thank you. ' },
      { token: manager },
    ),
  )
  expect((await read(tee)).reviews).toMatchObject([{ answer: 'Thank you.' }])
  for (const _ of [1, 2]) requireSuccess(await hide(true))
  expect(await read(tee)).toMatchObject({ reviews: [], total: 0, summary: { stars: [0, 0, 0, 0, 0] } })
  expect(await vote((await aCustomer(shop.shop)).token, reviewId)).toMatchObject({ code: 'review_not_found' })
  requireSuccess(await write(token, tee, { stars: 1 }))
  expect((await read(tee)).total).toBe(0)
  const language = 'ar' as const
  await shop.db.insert(productTranslations).values({ productId: tee.id, language, name: 'قميص الكثبان' })
  const hidden = async (by: object) => {
    const listed = await shop.call('GET /api/staff/reviews', { view: 'hidden' }, { token: packer, ...by })
    return requireSuccess(listed).reviews.find(({ id }) => id === reviewId)
  }
  expect(await hidden({})).toMatchObject({ hidden: true, productName: 'Dune Tee', stars: 1 })
  expect(await hidden({ language })).toMatchObject({ productName: 'قميص الكثبان' })
  requireSuccess(await hide(false))
  expect((await read(tee)).total).toBe(1)
  const { rows } = await shop.db.execute(
    sql`SELECT changes FROM staff_changes WHERE subject_id = ${reviewId} ORDER BY at, id`,
  )
  expect(rows.map(({ changes }) => changes)).toEqual([
    { answer: ['', 'Thank you.'] },
    { hidden: [false, true] },
    { hidden: [true, false] },
  ])
})

test('a customer exports and removes their reviews, and erasing deletes reviews and votes', async () => {
  const tee = await aTee()
  const [writer, voter] = [await aReview(tee), await aReview(tee)]
  requireSuccess(await vote(voter.token, writer.reviewId))
  const { data } = requireSuccess(await shop.call('POST /api/user/data', {}, { token: writer.token }))
  expect(data.reviews).toMatchObject([{ product: 'Dune Tee', stars: 5, text: 'Soft.' }])
  const { token: owner } = await aMember(shop.shop, 'owner')
  const input = { customerId: voter.customer.id }
  requireSuccess(await shop.call('POST /api/staff/customer/erase', input, { token: owner }))
  expect(await read(tee)).toMatchObject({ total: 1, reviews: [{ id: writer.reviewId, helpful: 0 }] })
  requireSuccess(
    await shop.call('POST /api/product/review/remove', { itemId: tee.id }, { token: writer.token }),
  )
  const [summary] = await shop.db.select().from(reviewSummaries).where(eq(reviewSummaries.productId, tee.id))
  expect(summary).toMatchObject({ stars: [0, 0, 0, 0, 0], fits: [0, 0, 0] })
})

test('one review request per order goes out after a week, except to reviewers and customers who opted out', async () => {
  await shop.db.delete(reviewRequests)
  shop.clock.moveBy(40 * DAY)
  const [tee, other] = [await aTee({ name: 'Fox Tee', image: ['/media/tee.1a2b3c4d.avif'] }), await aTee()]
  const buyer = await aBuyer(tee)
  const reviewer = await aBuyer(tee)
  requireSuccess(await write(reviewer.token, tee))
  const refuser = await aBuyer(other)
  await shop.db.insert(reviewOptOuts).values({ userId: refuser.customer.id, at: shop.shop.now() })
  await shop.sendDue()
  shop.smtp.inbox.length = 0
  const words = { subject: '', opening: 'A word from {name}?', closing: '' }
  await shop.db.insert(emailTexts).values({ kind: 'review_request', language: 'en', ...words })
  for (const days of [6, 1, 1]) {
    shop.clock.moveBy(days * DAY)
    await askForReviews(shop.shop)
    await shop.sendDue()
  }
  expect(shop.smtp.inbox.map(({ to, subject }) => [[to].flat()[0]?.text, subject])).toEqual([
    [buyer.customer.email, 'How does it fit?'],
  ])
  const [email] = shop.smtp.inbox
  expect(email?.text).toContain('Fox Tee, Coral, 90')
  expect(email?.html).toContain('/media/tee.1a2b3c4d-160.jpg" alt="Fox Tee, Coral, 90"')
  expect(email?.text).toMatch(/A word from \S.*\?/)
  const url = /https:\/\/shop\.example(\/unsubscribe\?\S+)/.exec(email?.text ?? '')?.[1] ?? ''
  const page = await shop.request({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  })
  expect(page.statusCode).toBe(200)
  const { token: manager } = await aMember(shop.shop, 'manager')
  const { token } = buyer
  const placed = requireSuccess(
    await shop.call('POST /api/order/place', anOrder([aLine(other)], 125), { token }),
  )
  await deliver(shop, manager, placed.orderId)
  shop.clock.moveBy(8 * DAY)
  await askForReviews(shop.shop)
  expect(
    await shop.db.select().from(reviewRequests).where(eq(reviewRequests.orderId, placed.orderId)),
  ).toEqual([])
})
