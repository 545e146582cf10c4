import { MINUTE } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { phoneCodes, users } from '#accounts/account-tables'
import { savedAddresses } from '#accounts/profile/profile-tables'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { type EmailShop, startEmailShop } from '#testing/email-shop'
import { deliver } from '#testing/orders/a-delivered-order'

const PASSWORD = 'sandcastle at noon'
const HOME = {
  label: 'Home',
  fullname: 'Fatima Al Zaabi',
  phone: '+971500000184',
  region: 'Abu Dhabi',
  area: 'Al Mushrif',
  street: 'Street 17',
  building: 'Villa 24',
  landmark: '',
}

let shop: EmailShop
let people = 0

beforeAll(async () => {
  shop = await startEmailShop()
})
afterAll(() => shop.close())

async function aMemberOfTheFamily() {
  people += 1
  const email = `fatima-${people}@example.com`
  const form = { name: 'Fatima', email, phone: `+97150765${String(1000 + people)}`, password: PASSWORD }
  const { token } = requireSuccess(await shop.call('POST /api/user/register', form))
  return { ...form, token }
}

const save = (token: string, overrides: object = {}, id?: string) =>
  shop.call(
    'POST /api/user/addresses/save',
    { address: { ...HOME, ...overrides }, ...(id ? { id } : {}) },
    { token },
  )
const book = async (token: string) =>
  requireSuccess(await shop.call('POST /api/user/addresses', {}, { token })).addresses

test('addresses are added, changed and removed, and one of them is always the default', async () => {
  const { token } = await aCustomer(shop.shop)
  expect(await book(token)).toEqual([])
  requireSuccess(await save(token))
  const [home] = requireSuccess(await save(token, { label: 'Work', phone: ' +971500000120 ' })).addresses
  expect(await book(token)).toMatchObject([
    { ...HOME, standard: true },
    { label: 'Work', phone: '+971500000120', standard: false },
  ])
  const work = (await book(token))[1]?.id ?? ''
  requireSuccess(await shop.call('POST /api/user/addresses/standard', { id: work }, { token }))
  expect(await book(token)).toMatchObject([
    { label: 'Work', standard: true },
    { label: 'Home', standard: false },
  ])
  requireSuccess(await save(token, { label: 'Home', landmark: 'Behind the mosque' }, home?.id))
  requireSuccess(await shop.call('POST /api/user/addresses/remove', { id: work }, { token }))
  expect(await book(token)).toMatchObject([{ label: 'Home', landmark: 'Behind the mosque', standard: true }])
})

test('an address outside the Emirates, without a building or with overlong text is refused field by field', async () => {
  const { token } = await aCustomer(shop.shop)
  expect(await save(token, { region: 'Muscat', building: ' ', phone: '+441234567890' })).toMatchObject({
    code: 'invalid_form',
    fields: { region: 'region', building: 'required', phone: 'uae_phone' },
  })
  for (let count = 0; count < 20; count++) requireSuccess(await save(token))
  expect(await save(token)).toMatchObject({ code: 'too_many_addresses' })
})

test('another customer cannot see, change or remove addresses', async () => {
  const [mine, other] = [await aCustomer(shop.shop), await aCustomer(shop.shop)]
  requireSuccess(await save(mine.token))
  const id = (await book(mine.token))[0]?.id ?? ''
  for (const answer of [
    await save(other.token, { label: 'Mine' }, id),
    await shop.call('POST /api/user/addresses/remove', { id }, { token: other.token }),
    await shop.call('POST /api/user/addresses/standard', { id }, { token: other.token }),
    await shop.call('POST /api/user/addresses/remove', { id: "' OR 1=1" }, { token: other.token }),
  ])
    expect(answer).toMatchObject({ code: 'address_not_found' })
  expect(await book(mine.token)).toMatchObject([{ label: 'Home', standard: true }])
})

test('of several addresses saved at once, exactly one is the default', async () => {
  const { id, token } = await aCustomer(shop.shop)
  await Promise.all(Array.from({ length: 5 }, () => save(token)))
  const rows = await shop.db.select().from(savedAddresses).where(eq(savedAddresses.userId, id))
  expect(rows.filter(({ standard }) => standard)).toHaveLength(1)
})

test('a customer saves children with name and size in order, and a blank child is refused without a change', async () => {
  const { token } = await aCustomer(shop.shop)
  const keep = (children: { name: string; size: string }[]) =>
    shop.call('POST /api/user/children/save', { children }, { token })
  const both = [
    { name: 'Layla', size: '110' },
    { name: 'Omar', size: 'EU 27' },
  ]
  expect(await keep(both)).toMatchObject({ success: true, children: both })
  expect(await keep([{ name: ' ', size: '90' }])).toMatchObject({ code: 'invalid_children' })
  expect(await shop.call('POST /api/user/children', {}, { token })).toMatchObject({ children: both })
  requireSuccess(await keep([]))
  expect(await shop.call('POST /api/user/children', {}, { token })).toMatchObject({ children: [] })
})

test('a name changes at once, and a phone change needs the password, a confirmation and an unused number', async () => {
  const [one, other] = [await aMemberOfTheFamily(), await aMemberOfTheFamily()]
  const change = (overrides: object) =>
    shop.call(
      'POST /api/user/details',
      { name: 'Fatima Al Zaabi', phone: one.phone, ...overrides },
      { token: one.token },
    )
  expect(await change({})).toMatchObject({
    success: true,
    user: { name: 'Fatima Al Zaabi', email: one.email, phone: one.phone },
  })
  expect(await change({ name: ' ' })).toMatchObject({ code: 'invalid_form', fields: { name: 'required' } })
  expect(await change({ phone: '12' })).toMatchObject({ code: 'invalid_phone' })
  await shop.db.update(users).set({ phoneConfirmedAt: shop.clock.now() }).where(eq(users.email, one.email))
  const phone = '0507650000'
  expect(await change({ phone })).toMatchObject({ code: 'wrong_password' })
  expect(await change({ phone, password: 'wrong' })).toMatchObject({ code: 'wrong_password' })
  expect(await change({ phone: other.phone, password: PASSWORD })).toMatchObject({ code: 'phone_taken' })
  expect(await change({ phone, password: PASSWORD })).toMatchObject({ user: { phone: '+971507650000' } })
  const [user] = await shop.db.select().from(users).where(eq(users.email, one.email))
  expect(user).toMatchObject({ phone: '+971507650000', phoneConfirmedAt: null })
  expect(
    await shop.db
      .select()
      .from(phoneCodes)
      .where(eq(phoneCodes.userId, user?.id ?? '')),
  ).toEqual([])
})

test('an email address changes once its link is opened, and the old address gets a notice', async () => {
  const [one, other] = [await aMemberOfTheFamily(), await aMemberOfTheFamily()]
  const ask = (email: string, password = PASSWORD) =>
    shop.call('POST /api/user/email', { email, password }, { token: one.token })
  expect(await ask('new@example.com', 'wrong')).toMatchObject({ code: 'wrong_password' })
  expect(await ask('new@example')).toMatchObject({ code: 'invalid_form' })
  expect(await ask(other.email)).toMatchObject({ code: 'email_taken' })
  requireSuccess(await ask(' New@Example.com '))
  await shop.sendDue()
  const login = (email: string) => shop.call('POST /api/user/login', { email, password: PASSWORD })
  expect(await login('new@example.com')).toMatchObject({ code: 'wrong_credentials' })
  const token = shop.tokenFor('new@example.com', '/confirm-email')
  const open = () => shop.call('POST /api/user/confirm-email', { token })
  expect(await open()).toMatchObject({ message: 'Thank you. Your email address has been changed.' })
  expect(await open()).toMatchObject({ code: 'link_ended' })
  expect(await login('new@example.com')).toMatchObject({ success: true })
  expect(await login(one.email)).toMatchObject({ code: 'wrong_credentials' })
  await shop.sendDue()
  const last = shop.smtp.inbox.findLast(({ to }) => [to].flat().some((to_) => to_?.text === one.email))
  expect(last?.subject).toBe('Your email address was changed')
})

test('a link for an address that another account has since taken changes nothing', async () => {
  const one = await aMemberOfTheFamily()
  const email = 'wanted-by-two@example.com'
  requireSuccess(await shop.call('POST /api/user/email', { email, password: PASSWORD }, { token: one.token }))
  await shop.sendDue()
  await aCustomer(shop.shop, { email })
  const token = shop.tokenFor(email, '/confirm-email')
  expect(await shop.call('POST /api/user/confirm-email', { token })).toMatchObject({ code: 'email_taken' })
  const [user] = await shop.db.select().from(users).where(eq(users.email, one.email))
  expect(user?.name).toBe('Fatima')
})

test('a sign-in from a new browser sends at most one notice an hour, and none for the browser of the sign-up', async () => {
  const one = await aMemberOfTheFamily()
  const form = { email: one.email, password: PASSWORD }
  const login = async (cookie = '') => {
    const headers = cookie ? { cookie } : {}
    const answer = await shop.request({ method: 'POST', url: '/api/user/login', headers, payload: form })
    return String(answer.headers['set-cookie']).split(';')[0] ?? ''
  }
  const countEmails = async () => {
    await shop.sendDue()
    const receivedMails = shop.smtp.inbox.filter(({ to }) =>
      [to].flat().some((to_) => to_?.text === one.email),
    )
    return receivedMails.filter(({ subject }) => subject === 'New sign-in to your account').length
  }
  const known = await login()
  expect(await countEmails()).toBe(1)
  const again = await login(known)
  await login()
  expect(await countEmails()).toBe(1)
  shop.clock.moveBy(61 * MINUTE)
  await login(again)
  expect(await countEmails()).toBe(1)
  await login()
  expect(await countEmails()).toBe(2)
})

test('invoices show the company and its TRN from the next order until the customer removes the company', async () => {
  const one = await aMemberOfTheFamily()
  const save = (company: { name: string; trn: string } | null) =>
    shop.call('POST /api/user/company/save', { company }, { token: one.token })
  expect(await save({ name: ' ', trn: '12' })).toMatchObject({
    code: 'invalid_form',
    fields: { name: 'required', trn: 'trn' },
  })
  const company = { name: 'Nursery of the Palms L.L.C', trn: '100200300400503' }
  expect(await save({ ...company, trn: ' 100-200-300-400-503 ' })).toMatchObject({ company })
  const manager = await aMember(shop.shop, 'manager')
  const invoiced = async () => {
    const tee = await aProduct(shop.shop)
    const placed = await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token: one.token })
    const { orderId } = requireSuccess(placed)
    await deliver(shop, manager.token, orderId)
    const [document] = await shop.db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId))
    return document?.content.customer
  }
  expect(await invoiced()).toMatchObject(company)
  requireSuccess(await save(null))
  expect(await invoiced()).toEqual({
    name: 'Mariam Al Suwaidi',
    address: 'Palm Street 7, Dubai',
    emirate: 'Dubai',
  })
})
