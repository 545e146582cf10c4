import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giftCardCodes, giftCards } from '#credit/gift-cards/gift-card-tables'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { idempotentAnswers } from '#idempotency/idempotency-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { requireSuccess } from '#testing/card-calls'
import { creditCalls } from '#testing/credit-calls'
import { type EmailShop, startEmailShop } from '#testing/email-shop'

let shop: EmailShop
let manager: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  shop = await startEmailShop()
  manager = await aMember(shop.shop, 'manager')
})
afterAll(async () => {
  expect(await findInconsistencies(shop.db)).toEqual([])
  await shop.close()
})

const make = (
  overrides: { value?: number; recipient?: string; language?: 'en' | 'ar' } = {},
  idempotencyKey?: string,
) =>
  shop.call(
    'POST /api/staff/gift-card/create',
    { value: 100, language: 'en', ...overrides },
    { token: manager.token, ...(idempotencyKey ? { idempotencyKey } : {}) },
  )
const redeem = (token: string, code: string) => shop.call('POST /api/gift-card/redeem', { code }, { token })
const loadCard = async (id: string) => {
  const listed = requireSuccess(await shop.call('GET /api/staff/gift-cards', {}, { token: manager.token }))
  return listed.giftCards.find((card) => card.id === id)
}

test('a gift card code is redeemed once, however many accounts send it simultaneously', async () => {
  const { giftCardId, code } = requireSuccess(await make())
  const customers = await Promise.all(Array.from({ length: 4 }, () => aCustomer(shop.shop)))
  const typed = (code ?? '').toLowerCase().replaceAll('-', ' ')
  const answers = await Promise.all([...customers, ...customers].map(({ token }) => redeem(token, typed)))
  expect(answers.filter(({ success }) => success)).toMatchObject([{ amount: 100, balance: 100 }])
  const balances = await Promise.all(customers.map(({ id }) => creditCalls(shop).loadBalance(id)))
  expect(balances.toSorted()).toEqual([0, 0, 0, 100_00])
  expect(await redeem(customers[0]?.token ?? '', code ?? '')).toMatchObject({ code: 'gift_card_used' })
  expect(await loadCard(giftCardId)).toMatchObject({ status: 'redeemed', hint: code?.slice(-4) })
})

test('a code is returned once and stored as a hash, and a retry does not return it', async () => {
  const first = requireSuccess(await make({}, 'twice'))
  const second = requireSuccess(await make({}, 'twice'))
  expect(second).toEqual({ ...first, code: null })
  const stored = JSON.stringify([
    await shop.db.select().from(giftCards),
    await shop.db.select().from(giftCardCodes),
    await shop.db.select().from(idempotentAnswers),
  ])
  expect(stored).not.toContain(first.code ?? '')
  expect(stored).not.toContain((first.code ?? '').replaceAll('-', ''))
})

test('a gift card with a recipient has its code in the email only, and every sent email has a valid code', async () => {
  const { giftCardId, code } = requireSuccess(await make({ recipient: ' Grandma@Example.com ' }))
  expect(code).toBeNull()
  await shop.sendDue()
  const [email] = shop.smtp.inbox.slice(-1)
  expect([email?.to].flat()[0]?.text).toBe('grandma@example.com')
  expect(email?.subject).toBe('A gift card worth AED 100.00')
  const emailed = /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(email?.text ?? '')?.[0] ?? ''
  expect(email?.text).toContain('https://shop.example/profile/credit')
  const { token } = await aCustomer(shop.shop)
  expect(await redeem(token, emailed)).toMatchObject({ success: true, amount: 100 })
  expect(await loadCard(giftCardId)).toMatchObject({ status: 'redeemed', recipient: 'grandma@example.com' })
})

test('an Arabic email links to the Arabic page, and shows the text of the staff above the code', async () => {
  const owner = await aMember(shop.shop, 'owner')
  const opening = { from: '', to: 'هدية بقيمة {value} حتى {until}:' }
  requireSuccess(
    await shop.call(
      'POST /api/staff/email-texts',
      { kind: 'gift_card', language: 'ar', changes: { opening } },
      { token: owner.token },
    ),
  )
  requireSuccess(await make({ recipient: 'jadda@example.com', language: 'ar' }))
  await shop.sendDue()
  const text = shop.smtp.inbox.at(-1)?.text ?? ''
  expect(text).toContain('https://shop.example/ar/profile/credit')
  expect(text).toMatch(
    /هدية بقيمة \u2066100\.00\u2069\u00a0د\.إ حتى \d+ .+ \d{4}:\s+(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/,
  )
  expect(text).not.toContain('هذه بطاقة هدية')
})

test('unknown, withdrawn and expired codes are refused with the reason', async () => {
  const { token } = await aCustomer(shop.shop)
  expect(await redeem(token, '0000-0000-0000-0000')).toMatchObject({ code: 'gift_card_unknown' })
  const taken = requireSuccess(await make())
  const withdraw = () =>
    shop.call(
      'POST /api/staff/gift-card/withdraw',
      { giftCardId: taken.giftCardId },
      { token: manager.token },
    )
  requireSuccess(await withdraw())
  expect(await withdraw()).toMatchObject({ code: 'gift_card_used' })
  expect(await redeem(token, taken.code ?? '')).toMatchObject({ code: 'gift_card_used' })
  expect(await loadCard(taken.giftCardId)).toMatchObject({ status: 'withdrawn' })
  const late = requireSuccess(await make())
  await shop.db
    .update(giftCards)
    .set({ expiresAt: shop.clock.now() })
    .where(eq(giftCards.id, late.giftCardId))
  expect(await redeem(token, late.code ?? '')).toMatchObject({ code: 'gift_card_ended' })
  expect(await loadCard(late.giftCardId)).toMatchObject({ status: 'ended' })
})

test('refuses values out of range, invalid addresses and staff without permission', async () => {
  expect(await make({ value: 0.5 })).toMatchObject({ code: 'credit_out_of_range' })
  expect(await make({ value: 5000.01 })).toMatchObject({ code: 'credit_out_of_range' })
  expect(await make({ recipient: 'nobody' })).toMatchObject({ code: 'invalid_form' })
  const packer = await aMember(shop.shop, 'packer')
  const body = { value: 100, language: 'en' } as const
  expect(await shop.call('POST /api/staff/gift-card/create', body, { token: packer.token })).toMatchObject({
    code: 'forbidden',
  })
})

test('an account that guesses codes must wait', async () => {
  const limited = await startEmailShop({ rateLimits: true })
  const { token } = await aCustomer(limited.shop)
  const attempts = []
  for (let at = 0; at < 7; at++)
    attempts.push(await limited.call('POST /api/gift-card/redeem', { code: `0000 ${at}` }, { token }))
  expect(attempts.map((answer) => ('code' in answer ? answer.code : 'redeemed'))).toContain(
    'too_many_requests',
  )
  await limited.close()
})
