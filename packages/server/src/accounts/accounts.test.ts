import { DAY } from '@little-dunes/domain/durations'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sessions, users } from '#accounts/account-tables'
import { createPasswordHasher } from '#accounts/password'
import { aCustomer } from '#testing/a-customer'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const form = { name: 'Mariam', email: 'mariam@example.com', phone: '+971501234567', password: 'sandcastle' }

/** Uses the cost of production, unlike other tests. */
const passwords = createPasswordHasher()
let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ passwords })
  await passwords.dummyHash()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(users)
})

const register = (overrides: Partial<typeof form> = {}) =>
  shop.call('POST /api/user/register', { ...form, ...overrides })
const login = (email: string, password: string) => shop.call('POST /api/user/login', { email, password })
const callLogout = (token: string) => shop.call('POST /api/user/logout', {}, { token })

test('signing up returns token, user and message (API-39 to API-41)', async () => {
  const answer = await register({ name: '  Mariam ', email: 'Mariam@Example.com ', phone: '+9710501234567' })
  expect(answer).toEqual({
    success: true,
    token: expect.stringMatching(/^[\w-]{43}$/),
    user: { name: 'Mariam', email: 'mariam@example.com', phone: '+971501234567' },
    message: expect.any(String),
  })
})

test('password and token are never stored in plain text (D-30)', async () => {
  const answer = await register()
  if (isWireRefusal(answer)) throw new Error(answer.message)
  const [user] = await shop.db.select().from(users)
  const [session] = await shop.db.select().from(sessions)
  expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(session?.tokenHash.toString('base64url')).not.toBe(answer.token)
})

test.each([
  [
    'every field is asked for (VAL-12 to VAL-15)',
    { name: ' ', email: '', phone: '', password: '' },
    ['name', 'phone', 'email', 'password'],
  ],
  ['a malformed e-mail (D-33)', { email: 'mariam@' }, ['email']],
  ['a password of seven characters (D-30)', { password: '1234567' }, ['password']],
  ['a password of 129 characters (D-30)', { password: 'x'.repeat(129) }, ['password']],
])('refuses a sign-up: %s', async (_, overrides, fields) => {
  const answer = await register(overrides)
  expect(answer).toMatchObject({ success: false, code: 'invalid_form' })
  expect(Object.keys((answer as unknown as { fields: object }).fields)).toEqual(fields)
})

test('refuses an unreachable phone number with the specified message (VAL-16)', async () => {
  const answer = await register({ phone: '+97150123' })
  expect(answer).toMatchObject({ code: 'invalid_phone', message: 'Please enter a valid phone number.' })
})

test('email and phone belong to one account each (D-32)', async () => {
  await register()
  expect(await register({ phone: '+971501112233', email: 'MARIAM@example.com' })).toMatchObject({
    code: 'email_taken',
  })
  expect(await register({ phone: '0501234567', email: 'other@example.com' })).toMatchObject({
    code: 'phone_taken',
  })
})

test('of simultaneous sign-ups with one email, one gets the account (D-32)', async () => {
  const tries = await Promise.all([0, 1, 2, 3].map((n) => register({ phone: `+97150123456${n}` })))
  expect(tries.filter((answer) => answer.success)).toHaveLength(1)
  expect(tries.filter((answer) => isWireRefusal(answer) && answer.code === 'email_taken')).toHaveLength(3)
  expect(await shop.db.select({ users: count() }).from(users)).toEqual([{ users: 1 }])
})

test.each([
  'mariam@example.com',
  ' MARIAM@example.com',
  '+971501234567',
  '0501234567',
  '971501234567',
  '00971501234567',
  '050 123 4567',
])('a customer signs in with %j (API-43, API-44, D-32)', async (identifier) => {
  await register()
  expect(await login(identifier, form.password)).toEqual({
    success: true,
    token: expect.stringMatching(/^[\w-]{43}$/),
    user: { name: 'Mariam', email: 'mariam@example.com', phone: '+971501234567' },
    message: expect.any(String),
  })
})

test('a wrong password and an unknown user get the same response after the same work (D-31)', async () => {
  await register()
  const verified = vi.spyOn(passwords, 'verify')
  const wrongPassword = await login(form.email, 'not the password')
  expect(verified).toHaveBeenCalledTimes(1)
  const unknown = await login('nobody@example.com', form.password)
  expect(verified).toHaveBeenCalledTimes(2)
  expect(unknown).toEqual(wrongPassword)
  expect(unknown).toMatchObject({ success: false, code: 'wrong_credentials' })
})

test('login does not check the length of a password (D-30)', async () => {
  expect(await login(form.email, 'x')).toMatchObject({ code: 'wrong_credentials' })
})

test('a password counts exactly as typed: case, spaces, invisible characters and all 128 characters (D-30)', async () => {
  const password = ` ${'Sand\u200Ecastle '.repeat(9)}`
  const long = password.padEnd(128, 'x')
  requireSuccess(await register({ password: long }))
  const others = [long.toLowerCase(), long.trim(), long.replaceAll('\u200E', ''), `${long.slice(0, -1)}y`]
  for (const other of others)
    expect(await login(form.email, other)).toMatchObject({ code: 'wrong_credentials' })
  requireSuccess(await login(form.email, long))
})

test('signing out ends the session at once (D-30)', async () => {
  const { token } = await aCustomer(shop.shop)
  expect(await shop.call('POST /api/user/logout', {}, { token })).toMatchObject({ success: true })
  expect(await callLogout(token)).toMatchObject({ code: 'session_ended' })
})

test.each([
  ['no token', {}, 'sign_in_required'],
  ['an empty token', { token: '' }, 'sign_in_required'],
  ['a foreign token', { token: 'somebody-elses' }, 'session_ended'],
  ['a user id for a token (DATA-25)', { token: '00000000-0000-7000-8000-000000000001' }, 'session_ended'],
  ['a foreign bearer', { authorization: 'Bearer nothing' }, 'session_ended'],
  ['another scheme', { authorization: 'Basic bm90aGluZw==' }, 'sign_in_required'],
])('a customer call returns 401 with %s', async (_, headers, code) => {
  const response = await shop.request({ method: 'POST', url: '/api/user/logout', headers, payload: {} })
  expect(response.statusCode).toBe(401)
  expect(response.json()).toMatchObject({ success: false, code })
})

test('the token is read from the token header and as a bearer token (ROLE-08 to ROLE-10)', async () => {
  const first = await aCustomer(shop.shop)
  const second = await aCustomer(shop.shop)
  expect(await shop.call('POST /api/user/logout', {}, { token: first.token })).toMatchObject({
    success: true,
  })
  expect(await shop.call('POST /api/user/logout', {}, { token: second.token, bearer: true })).toMatchObject({
    success: true,
  })
})

test('a session ends after 30 days without use, and use extends it (D-30)', async () => {
  const used = await aCustomer(shop.shop)
  const forgotten = await aCustomer(shop.shop)
  const loadCart = ({ token }: { token: string }) => shop.call('POST /api/cart/get', {}, { token })
  shop.clock.moveBy(20 * DAY)
  expect(await loadCart(used)).toMatchObject({ success: true })
  shop.clock.moveBy(10 * DAY + 1)
  expect(await loadCart(used)).toMatchObject({ success: true })
  expect(await loadCart(forgotten)).toMatchObject({ code: 'session_ended' })
})

test('script and SQL in a name are stored as text', async () => {
  const name = `<script>alert(1)</script>'; DROP TABLE users; --`
  expect(await register({ name })).toMatchObject({ user: { name } })
})
