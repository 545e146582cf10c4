import { HOUR } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { QUESTION_JOBS } from '#questions/question-jobs'
import { productQuestions } from '#questions/question-tables'
import { staffChanges } from '#staff/audit-log-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { type EmailShop, startEmailShop } from '#testing/email-shop'

const ASKED = { question: 'Does it shrink?', name: 'Maryam' }

let shop: EmailShop
let manager: { token: string }
let tee: { id: string }

beforeAll(async () => {
  shop = await startEmailShop()
  tee = await aProduct(shop.shop, { name: 'Fox Tee' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(productQuestions)
  await shop.sendDue()
  shop.smtp.inbox.length = 0
  manager = await aMember(shop.shop, 'manager')
})

const ask = async (
  token: string,
  overrides: Partial<typeof ASKED> & { itemId?: string } = {},
  from?: string,
) =>
  (
    await shop.request({
      method: 'POST',
      url: '/api/product/question/ask',
      payload: { itemId: tee.id, ...ASKED, ...overrides },
      headers: { token, 'accept-language': 'ar' },
      ...(from && { remoteAddress: from }),
    })
  ).json()
const read = async (offset = 0) =>
  requireSuccess(await shop.call('GET /api/product/questions', { itemId: tee.id, offset }))
const list = async (view: 'open' | 'all' | 'hidden' = 'open', { token } = manager) =>
  requireSuccess(await shop.call('GET /api/staff/questions', { view }, { token }))
const listQuestions = async (token: string) =>
  requireSuccess(await shop.call('POST /api/product/question/own', { itemId: tee.id }, { token })).waiting
const answer = (questionId: string, text: string, from?: string, { token } = manager) =>
  shop.call('POST /api/staff/question/answer', { questionId, answer: text, from }, { token })
const hide = (questionId: string, hidden: boolean, { token } = manager) =>
  shop.call('POST /api/staff/question/hide', { questionId, hidden }, { token })

async function aQuestion() {
  const asker = await aCustomer(shop.shop)
  expect(await ask(asker.token)).toMatchObject({ success: true })
  const [waiting] = await listQuestions(asker.token)
  return { asker, id: waiting?.id ?? '' }
}

test('a question waits for its customer and for staff, and is public after the answer', async () => {
  const { asker, id } = await aQuestion()
  expect(await read()).toEqual({ success: true, questions: [], total: 0 })
  expect(await listQuestions(asker.token)).toMatchObject([{ question: ASKED.question, language: 'ar' }])
  expect(await listQuestions((await aCustomer(shop.shop)).token)).toEqual([])
  const packer = await aMember(shop.shop, 'packer')
  expect(await list('open', packer)).toMatchObject({
    open: 1,
    questions: [{ id, productName: 'Fox Tee', customerId: asker.id, answer: '', answeredAt: null }],
  })
  expect(await answer(id, 'No.', '', packer)).toMatchObject({ code: 'forbidden' })
  requireSuccess(await answer(id, ' Not at 30 degrees. '))
  const { questions, total } = await read()
  expect(total).toBe(1)
  expect(questions).toMatchObject([
    { question: ASKED.question, name: 'Maryam', language: 'ar', answer: 'Not at 30 degrees.' },
  ])
  expect(questions[0]).not.toHaveProperty('userId')
  expect(await listQuestions(asker.token)).toEqual([])
  expect((await list()).open).toBe(0)
})

test('the customer gets one email with the answer, in the language of the question, with words as text', async () => {
  const asker = await aCustomer(shop.shop)
  await ask(asker.token, { question: 'Soft?\n<b>Really</b>' })
  const id = (await listQuestions(asker.token))[0]?.id ?? ''
  await shop.sendDue()
  expect(shop.smtp.inbox).toEqual([])
  requireSuccess(await answer(id, 'Yes.'))
  requireSuccess(await answer(id, 'Yes, very.'))
  await shop.sendDue()
  expect(shop.smtp.inbox).toHaveLength(1)
  const [email] = shop.smtp.inbox
  expect([email?.to].flat()[0]?.text).toBe(asker.email)
  expect(email?.subject).toContain('سؤالكم عن Fox Tee')
  expect(email?.text).toContain('Yes, very.')
  expect(email?.text).toMatch(/https:\/\/shop\.example\/ar\/\S+\/fox-tee\/\S+#questions/)
  expect(email?.html).toContain('&lt;b&gt;Really&lt;/b&gt;')
})

test('no email goes out about a removed or hidden answer, and one goes out when it is shown', async () => {
  const [taken, hidden] = [await aQuestion(), await aQuestion()]
  requireSuccess(await answer(taken.id, 'Yes.'))
  requireSuccess(await answer(taken.id, ''))
  requireSuccess(await hide(hidden.id, true))
  requireSuccess(await answer(hidden.id, 'Yes.'))
  await shop.sendDue()
  expect(shop.smtp.inbox).toEqual([])
  expect(await read()).toMatchObject({ total: 0 })
  for (const _ of [1, 2]) requireSuccess(await hide(hidden.id, false))
  await shop.sendDue()
  expect(shop.smtp.inbox.map(({ to }) => [to].flat()[0]?.text)).toEqual([hidden.asker.email])
  expect(await read()).toMatchObject({ total: 1 })
})

test('a second simultaneous answer is a conflict, and every change is in the activity log and can be undone', async () => {
  const { id } = await aQuestion()
  const answers = await Promise.all([answer(id, 'Yes.', ''), answer(id, 'No.', '')])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(answers.find(({ success }) => !success)).toMatchObject({ code: 'field_changed' })
  requireSuccess(await hide(id, true))
  expect(await list('hidden')).toMatchObject({ questions: [{ id, hidden: true }] })
  const auditLog = await shop.db.select().from(staffChanges).where(eq(staffChanges.subjectId, id))
  expect(auditLog.map(({ changes }) => Object.keys(changes))).toEqual([['answer'], ['hidden']])
  for (const { id: change } of auditLog.toReversed())
    requireSuccess(
      await shop.call('POST /api/staff/audit-log/undo', { id: change }, { token: manager.token }),
    )
  expect((await list()).questions).toMatchObject([{ id, answer: '', hidden: false }])
  expect(await answer('x', 'Yes.')).toMatchObject({ code: 'question_not_found' })
  expect(await hide(shop.shop.newId(), true)).toMatchObject({ code: 'question_not_found' })
})

test('missing and overlong text is refused by field, and guests and unknown products cannot ask', async () => {
  const { token } = await aCustomer(shop.shop)
  expect(await ask(token, { question: '  ', name: 'evil.example' })).toMatchObject({
    code: 'invalid_form',
    fields: { question: 'required', name: 'required' },
  })
  expect(await ask(token, { question: 'x'.repeat(501) })).toMatchObject({ fields: { question: 'too_long' } })
  expect(await ask(token, { itemId: shop.shop.newId() })).toMatchObject({ code: 'product_not_found' })
  expect(await ask('')).toMatchObject({ success: false })
  expect(await shop.db.select().from(productQuestions)).toEqual([])
})

test('an account asks five questions a day and a network twenty, even at once, and duplicates count once', async () => {
  const { token } = await aCustomer(shop.shop)
  const same = await Promise.all([ask(token), ask(token)])
  expect(same.every(({ success }) => success)).toBe(true)
  expect(await listQuestions(token)).toHaveLength(1)
  const more = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((question) => ask(token, { question })))
  expect(more.filter(({ success }) => success)).toHaveLength(4)
  expect(more.find(({ success }) => !success)).toMatchObject({ code: 'too_many_requests' })
  const others = []
  for (let n = 0; n < 21; n++) others.push(await ask((await aCustomer(shop.shop)).token, {}, '198.51.100.9'))
  expect(others.filter(({ success }) => success)).toHaveLength(20)
  shop.clock.moveBy(25 * HOUR)
  for (const job of QUESTION_JOBS) await job.run(shop.shop, true)
  const networks = await shop.db.select({ network: productQuestions.network }).from(productQuestions)
  expect(new Set(networks.map(({ network }) => network))).toEqual(new Set(['']))
})

test('a flood of questions from many accounts does not block others', async () => {
  const flooding = await aCustomer(shop.shop)
  const flood = Array.from({ length: 500 }, (_, n) => ({
    id: shop.shop.newId(),
    createdAt: shop.clock.now(),
    productId: tee.id,
    userId: flooding.id,
    name: 'Flood',
    question: `Flood ${n}`,
    language: 'en' as const,
    network: `2001:db8:0:${n}::/64`,
  }))
  await shop.db.insert(productQuestions).values(flood)
  const { token } = await aCustomer(shop.shop)
  expect(await ask(token)).toMatchObject({ success: true })
  expect(await ask(token, { question: 'Another?' })).toMatchObject({ code: 'too_many_requests' })
})

test('answers are listed five at a time, newest first', async () => {
  const ids: string[] = []
  for (let n = 0; n < 6; n++) {
    const { id } = await aQuestion()
    ids.unshift(id)
    shop.clock.moveBy(1000)
    requireSuccess(await answer(id, `Answer ${n}`))
  }
  const first = await read()
  expect(first).toMatchObject({ total: 6 })
  expect(first.questions.map(({ id }) => id)).toEqual(ids.slice(0, 5))
  expect((await read(5)).questions.map(({ id }) => id)).toEqual(ids.slice(5))
})

test('only the author removes and exports a question, and erasing the author erases it', async () => {
  const [one, other] = [await aQuestion(), await aQuestion()]
  const remove = (questionId: string) =>
    shop.call('POST /api/product/question/remove', { questionId }, { token: one.asker.token })
  for (const id of [other.id, one.id, 'x']) requireSuccess(await remove(id))
  expect((await list()).questions.map(({ id }) => id)).toEqual([other.id])
  requireSuccess(await answer(other.id, 'Yes.'))
  const { data } = requireSuccess(await shop.call('POST /api/user/data', {}, { token: other.asker.token }))
  expect(data.questions).toMatchObject([{ product: 'Fox Tee', ...ASKED, answer: 'Yes.' }])
  const owner = await aMember(shop.shop, 'owner')
  const erased = { customerId: other.asker.id }
  requireSuccess(await shop.call('POST /api/staff/customer/erase', erased, { token: owner.token }))
  expect(await shop.db.select().from(productQuestions)).toEqual([])
})

test('unanswered questions are counted on the home screen', async () => {
  const waiting = async () =>
    requireSuccess(await shop.call('GET /api/staff/today', {}, { token: manager.token })).questions
  const [one] = [await aQuestion(), await aQuestion()]
  expect(await waiting()).toBe(2)
  requireSuccess(await hide(one.id, true))
  expect(await waiting()).toBe(1)
})
