import { HOUR, MINUTE } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountLinks, users } from '#accounts/account-tables'
import { emails } from '#emails/email-tables'
import { requireSuccess } from '#testing/card-calls'
import { type EmailShop, startEmailShop } from '#testing/email-shop'

const PASSWORD = 'dunes at dawn'
const NEW = 'camels in the fog'
const form = { name: 'Mariam', email: 'mariam@example.com', phone: '+971502468013', password: PASSWORD }

let shop: EmailShop

beforeAll(async () => {
  shop = await startEmailShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(users)
  await shop.db.delete(emails)
  shop.smtp.inbox.length = 0
})

const register = async (overrides: Partial<typeof form> = {}) =>
  requireSuccess(await shop.call('POST /api/user/register', { ...form, ...overrides }))
const login = (password: string) => shop.call('POST /api/user/login', { email: form.email, password })
const forgot = (email: string) => shop.call('POST /api/user/forgot-password', { email })
const reset = (token: string, password = NEW) =>
  shop.call('POST /api/user/reset-password', { token, password })
const cart = (token: string) => shop.call('POST /api/cart/get', {}, { token })
const subjects = () => shop.smtp.inbox.map(({ subject }) => subject)

test.each([
  '12345678',
  'password',
  'PASSWORD1',
  'iloveyou',
  ' password ',
  'aaaaaaaa',
  'abcd1234',
  '٩٩٩٩٩٩٩٩',
])('sign-up refuses a common password: %j', async (password) => {
  expect(await shop.call('POST /api/user/register', { ...form, password })).toMatchObject({
    code: 'password_common',
    message: 'This password is too common. Please choose another one.',
  })
})

test.each([
  ['eight blanks', '        ', 'required'],
  ['the own name', 'mariam123', 'password_personal'],
  ['the own mobile number', '0502468013', 'password_personal'],
  ['the own e-mail', form.email, 'password_personal'],
])('sign-up refuses a password: %s', async (_, password, problem) => {
  expect(await shop.call('POST /api/user/register', { ...form, password })).toMatchObject({
    code: 'invalid_form',
    fields: { password: problem },
  })
})

test('changing the password requires the old one, ends other sessions and notifies the owner', async () => {
  const { token } = await register()
  const other = requireSuccess(await login(PASSWORD)).token
  const change = (current: string, password: string) =>
    shop.call('POST /api/user/password', { current, password }, { token })
  expect(await change('wrong', NEW)).toMatchObject({ code: 'wrong_password' })
  for (const common of ['12345678', 'aaaaaaaa'])
    expect(await change(PASSWORD, common)).toMatchObject({ code: 'password_common' })
  expect(await change(PASSWORD, 'mariam123')).toMatchObject({ fields: { password: 'password_personal' } })
  expect(await cart(other)).toMatchObject({ success: true })
  expect(await change(PASSWORD, NEW)).toMatchObject({ success: true })
  expect([await cart(token), await cart(other)]).toMatchObject([{ success: true }, { code: 'session_ended' }])
  expect([await login(PASSWORD), await login(NEW)]).toMatchObject([
    { code: 'wrong_credentials' },
    { success: true },
  ])
  await shop.sendDue()
  expect(subjects()).toContain('Your password was changed')
})

test('the email link resets a forgotten password once and ends every session', async () => {
  const { token } = await register()
  expect(await forgot(' MARIAM@example.com')).toMatchObject({ success: true })
  await shop.sendDue()
  const link = shop.tokenFor(form.email, '/reset-password')
  for (const common of ['password', 'hgfedcba'])
    expect(await reset(link, common)).toMatchObject({ code: 'password_common' })
  const signedIn = requireSuccess(await reset(link))
  expect(signedIn.user.email).toBe(form.email)
  expect(await cart(signedIn.token)).toMatchObject({ success: true })
  expect(await reset(link)).toMatchObject({ code: 'link_ended' })
  expect(await cart(token)).toMatchObject({ code: 'session_ended' })
  expect([await login(PASSWORD), await login(NEW)]).toMatchObject([
    { code: 'wrong_credentials' },
    { success: true },
  ])
  await shop.sendDue()
  expect(subjects().toSorted()).toEqual([
    'Confirm your email address',
    // The test sends no cookie of a known browser.
    'New sign-in to your account',
    'Set a new password',
    'Your password was changed',
  ])
})

test('the links in Arabic emails lead to the Arabic pages', async () => {
  const headers = { 'accept-language': 'ar' }
  const post = (url: string, payload: object) => shop.request({ method: 'POST', url, headers, payload })
  await post('/api/user/register', form)
  await post('/api/user/forgot-password', { email: form.email })
  await shop.sendDue()
  expect(subjects().every((subject) => /[\u0600-\u06FF]/.test(subject ?? ''))).toBe(true)
  expect(shop.tokenFor(form.email, '/ar/confirm-email')).toMatch(/^\S{43,}$/)
  expect(requireSuccess(await reset(shop.tokenFor(form.email, '/ar/reset-password'))).success).toBe(true)
})

test('of two uses of one link at once, one sets the password', async () => {
  await register()
  await forgot(form.email)
  await shop.sendDue()
  const link = shop.tokenFor(form.email, '/reset-password')
  const answers = await Promise.all([reset(link), reset(link, 'another good one')])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
})

test('a link expires after thirty minutes, and other kinds of links do not work in its place', async () => {
  await register()
  await shop.sendDue()
  const confirming = shop.tokenFor(form.email, '/confirm-email')
  expect(await reset(confirming)).toMatchObject({ code: 'link_ended' })
  await forgot(form.email)
  await shop.sendDue()
  const link = shop.tokenFor(form.email, '/reset-password')
  shop.clock.moveBy(30 * MINUTE)
  expect(await reset(link)).toMatchObject({ code: 'link_ended' })
  for (const made of ['', 'x', 'A'.repeat(43)])
    expect(await reset(made)).toMatchObject({ code: 'link_ended' })
})

test('an unknown address gets the same response, the same rows, and no email', async () => {
  await register()
  await shop.db.delete(emails)
  const answers = [await forgot(form.email), await forgot('nobody@example.com')]
  expect(answers[0]).toEqual(answers[1])
  const queued = await shop.db.select().from(emails)
  expect(queued.map(({ kind }) => kind)).toEqual(['reset_password', 'reset_password'])
  await shop.sendDue()
  expect(shop.smtp.inbox.map(({ to }) => [to].flat()[0]?.text)).toEqual([form.email])
  expect(await shop.db.select().from(emails)).toMatchObject([{ lastError: null }, { lastError: null }])
})

test('a thousand requests send one email in five minutes', async () => {
  await register()
  for (let n = 0; n < 50; n++) await forgot(form.email)
  await shop.sendDue()
  expect(subjects().filter((subject) => subject === 'Set a new password')).toHaveLength(1)
  shop.clock.moveBy(5 * MINUTE)
  await forgot(form.email)
  await shop.sendDue()
  expect(subjects().filter((subject) => subject === 'Set a new password')).toHaveLength(2)
})

test('a clock set back by hours does not delay the email for a password reset', async () => {
  await register()
  await forgot(form.email)
  shop.clock.moveBy(-5 * HOUR)
  for (let n = 0; n < 3; n++) await forgot(form.email)
  await shop.sendDue()
  expect(subjects().filter((subject) => subject === 'Set a new password')).toHaveLength(2)
  expect(await reset(shop.tokenFor(form.email, '/reset-password'))).toMatchObject({ success: true })
  shop.clock.moveBy(5 * HOUR)
})

test('a link confirms an address, even after an email scanner has opened it', async () => {
  await register()
  await shop.sendDue()
  const token = shop.tokenFor(form.email, '/confirm-email')
  const confirm = (one: string) => shop.call('POST /api/user/confirm-email', { token: one })
  expect(await confirm('made up')).toMatchObject({ code: 'link_ended' })
  expect(await confirm(token)).toMatchObject({ success: true })
  expect(await confirm(token)).toMatchObject({ success: true })
  const [user] = await shop.db.select().from(users).where(eq(users.email, form.email))
  expect(user?.emailConfirmedAt).toEqual(shop.clock.now())
})

test('the owner of an address gets an email about a sign-up with it, at most once a day', async () => {
  await register()
  for (let n = 0; n < 3; n++)
    expect(await shop.call('POST /api/user/register', { ...form, phone: '0507777777' })).toMatchObject({
      code: 'email_taken',
      message: 'An account with this email already exists.',
    })
  await shop.sendDue()
  expect(subjects().filter((subject) => subject === 'You already have an account')).toHaveLength(1)
})

test('tokens of links are never stored', async () => {
  await register()
  await shop.sendDue()
  const token = shop.tokenFor(form.email, '/confirm-email')
  const stored = JSON.stringify([
    await shop.db.select().from(accountLinks),
    await shop.db.select().from(emails),
  ])
  expect(token).not.toBe('')
  expect(stored).not.toContain(token)
})
