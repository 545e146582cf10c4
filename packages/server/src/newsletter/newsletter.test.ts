import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newsletterConsents } from '#accounts/account-tables'
import { staffChanges } from '#staff/audit-log-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let owner: string
let people: Awaited<ReturnType<typeof aCustomer>>[]

beforeEach(async () => {
  shop = await startTestShop()
  owner = (await aMember(shop.shop, 'owner')).token
  people = []
  for (const [name, email] of [
    ['Fatima', 'fatima@example.com'],
    ['=HYPERLINK("x")', 'formula@example.com'],
    ['أحمد', 'ahmed@example.com'],
  ] as const)
    people.push(await aCustomer(shop.shop, { name, email }))
})
afterEach(() => shop.close())

async function agree(person: { token: string } | undefined, subscribed = true, language = 'en') {
  shop.clock.moveBy(1000)
  const response = await shop.request({
    method: 'POST',
    url: '/api/user/newsletter/change',
    headers: { token: person?.token ?? '', 'accept-language': language },
    payload: { subscribed },
  })
  expect(response.statusCode).toBe(200)
}
const list = async (input: object = {}) =>
  requireSuccess(await shop.call('GET /api/staff/newsletter', input, { token: owner }))
const names = async (input: object = {}) => (await list(input)).subscribers.map(({ name }) => name)
const isSubscribed = async (person: { token: string } | undefined) =>
  requireSuccess(await shop.call('POST /api/user/newsletter', {}, { token: person?.token ?? '' })).subscribed

test('a newsletter consent has a time and a language, and the customer can withdraw and renew it', async () => {
  const [fatima] = people
  expect(await isSubscribed(fatima)).toBe(false)
  await agree(fatima, true, 'ar')
  const consentedAt = shop.clock.now().getTime()
  await agree(fatima, true, 'en')
  expect(await list()).toMatchObject({
    total: 1,
    subscribers: [{ name: 'Fatima', language: 'ar', consentedAt }],
  })
  const who = { customerId: fatima?.id ?? '' }
  const seen = requireSuccess(await shop.call('GET /api/staff/customer', who, { token: owner })).customer
  expect(seen.newsletterSince).toBe(consentedAt)
  await agree(fatima, false)
  expect(await list()).toMatchObject({ total: 0, subscribers: [] })
  const data = requireSuccess(await shop.call('POST /api/staff/customer/export', who, { token: owner })).data
  expect(data.newsletter).toMatchObject({ language: 'ar', endedAt: expect.any(String) })
  await agree(fatima, true, 'en')
  expect(await isSubscribed(fatima)).toBe(true)
  expect((await list()).subscribers).toMatchObject([{ language: 'en' }])
})

test('subscribers are listed by latest consent, can be searched and are paginated', async () => {
  for (const person of people) await agree(person)
  expect(await names()).toEqual(['أحمد', '=HYPERLINK("x")', 'Fatima'])
  expect(await names({ q: 'احمد' })).toEqual(['أحمد'])
  expect(await names({ older: people[1]?.id })).toEqual(['Fatima'])
  expect(await names({ newer: people[0]?.id })).toEqual(['أحمد', '=HYPERLINK("x")'])
  expect(await names({ older: 'x' })).toEqual([])
})

test('the export contains current subscribers without formulas, and the activity log shows it', async () => {
  for (const person of people) await agree(person)
  const { csv } = requireSuccess(await shop.call('POST /api/staff/newsletter/export', {}, { token: owner }))
  const lines = csv.split('\r\n')
  expect(lines).toHaveLength(5)
  expect(lines[0]).toBe('email,name,language,consent')
  expect(lines[2]).toMatch(/^formula@example\.com,"'=HYPERLINK\(""x""\)",en,\d{4}-/)
  const auditLog = await shop.db.select().from(staffChanges).where(eq(staffChanges.subject, 'newsletter'))
  expect(auditLog).toMatchObject([{ changes: { exported: [null, 3] } }])
  const inArabic = await shop.call('POST /api/staff/newsletter/export', {}, { token: owner, language: 'ar' })
  const [head, first] = requireSuccess(inArabic).csv.split('\r\n')
  expect([head, first]).toEqual([
    'البريد الإلكتروني,الاسم,اللغة,الموافقة',
    expect.stringContaining(',الإنجليزية,'),
  ])
  const manager = (await aMember(shop.shop, 'manager')).token
  const refused = await shop.call('POST /api/staff/newsletter/export', {}, { token: manager })
  expect(refused).toMatchObject({ code: 'forbidden' })
})

test('staff end a consent once, and erasing a customer deletes it', async () => {
  const [fatima] = people
  await agree(fatima)
  const who = { customerId: fatima?.id ?? '' }
  for (let times = 0; times < 2; times++)
    requireSuccess(await shop.call('POST /api/staff/newsletter/end', who, { token: owner }))
  expect(await isSubscribed(fatima)).toBe(false)
  const auditLog = await shop.db.select().from(staffChanges).where(eq(staffChanges.subject, 'customer'))
  expect(auditLog).toMatchObject([{ changes: { newsletter: [true, false] } }])
  requireSuccess(await shop.call('POST /api/staff/customer/erase', who, { token: owner }))
  expect(await shop.db.select().from(newsletterConsents)).toEqual([])
})
