import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import type { AllAnswers, Answers } from '#http/api'
import type { Operation } from '#http/perform-call'
import { aCustomer } from '#testing/a-customer'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const login = '/api/user/login'
const json = { 'content-type': 'application/json' }

test.each([
  ['malformed JSON', { headers: json, payload: '{"email":' }, 400, 'malformed'],
  ['a list for a body', { headers: json, payload: '[]' }, 400, 'malformed'],
  ['a text for a body', { headers: json, payload: '"hello"' }, 400, 'malformed'],
  ['no body', {}, 400, 'malformed'],
  ['wrong types', { headers: json, payload: '{"email":1,"password":{}}' }, 400, 'malformed'],
  ['a poisoned prototype', { headers: json, payload: '{"__proto__":{"a":1}}' }, 400, 'malformed'],
  [
    'a form',
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'email=a' },
    415,
    'unsupported_type',
  ],
  ['plain text', { headers: { 'content-type': 'text/plain' }, payload: 'email' }, 415, 'unsupported_type'],
  ['XML', { headers: { 'content-type': 'text/xml' }, payload: '<a/>' }, 415, 'unsupported_type'],
  [
    'a body over the limit',
    { headers: json, payload: JSON.stringify({ email: 'x'.repeat(300_000) }) },
    413,
    'too_large',
  ],
])('the response to %s is the envelope with its status (D-31)', async (_, sent, status, code) => {
  const response = await shop.request({ method: 'POST', url: login, ...sent })
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ success: false, code, message: expect.any(String) })
})

test.each([
  ['GET', '/api/nothing', 404, 'not_found'],
  ['GET', '/api', 404, 'not_found'],
  ['POST', '/api/product/list', 405, 'method_not_allowed'],
  ['GET', '/api/user/login', 405, 'method_not_allowed'],
  ['DELETE', '/api/user/login', 405, 'method_not_allowed'],
] as const)('%s %s returns %i with the envelope (D-10, D-31)', async (method, url, status, code) => {
  const response = await shop.request({ method, url })
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ success: false, code })
  if (status === 405) expect(response.headers.allow).toBeTruthy()
})

test('a body that breaks off is not reported as a database outage (D-31)', async () => {
  const lost = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  const payload = Readable.from(
    (async function* () {
      yield '{"email":'
      throw lost
    })(),
  )
  const response = await shop.request({ method: 'POST', url: login, headers: json, payload })
  expect([response.statusCode, response.json().code]).toEqual([400, 'malformed'])
})

test('an undecodable URL is refused in the same envelope (D-31)', async () => {
  const call = await shop.request({ method: 'GET', url: '/api/%E0%A4%A' })
  expect([call.statusCode, call.json().code]).toEqual([400, 'malformed'])
  const page = await shop.request({ method: 'GET', url: '/%E0%A4%A' })
  expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8'])
})

test.each(['en', 'en-GB,en;q=0.9', 'fr', ''])(
  'a response to %s names the language of its texts, and varies by language (D-62)',
  async (asked) => {
    const headers = asked ? { 'accept-language': asked } : {}
    const spoken = { 'content-language': 'en', vary: 'accept-language', 'cache-control': 'no-store' }
    const payload = { email: 'a', password: 'b' }
    const refused = await shop.request({ method: 'POST', url: login, headers, payload })
    expect([refused.headers, refused.json().message]).toMatchObject([
      spoken,
      'Incorrect email, mobile number or password.',
    ])
    const unknown = await shop.request({ method: 'GET', url: '/api/nothing', headers })
    expect([unknown.headers, unknown.json().message]).toMatchObject([spoken, "We couldn't find that."])
    const { token } = await aCustomer(shop.shop)
    const done = await shop.request({
      method: 'POST',
      url: '/api/user/logout',
      payload: {},
      headers: { ...headers, token },
    })
    expect([done.headers, done.json().message]).toMatchObject([spoken, "You're signed out."])
  },
)

test.each(['/api/settings', '/api/product/list', '/api/product/list?limit=1'])(
  '%s names its language and tells caches that it varies (D-62)',
  async (url) => {
    for (const language of ['en', 'ar']) {
      const { headers } = await shop.request({ method: 'GET', url, headers: { 'accept-language': language } })
      expect(headers['content-language']).toBe(language)
      expect(headers.vary).toContain('accept-language')
    }
  },
)

test('unknown fields are ignored', async () => {
  const response = await shop.request({
    method: 'POST',
    url: login,
    payload: { email: 'a', password: 'b', admin: true },
  })
  expect(response.json()).toMatchObject({ code: 'wrong_credentials' })
})

test('responses never contain internal errors: no stack, no SQL (D-31)', async () => {
  await shop.db.execute('ALTER TABLE users RENAME TO users_away')
  const response = await shop.request({
    method: 'POST',
    url: login,
    payload: { email: 'a@b.c', password: 'b' },
  })
  await shop.db.execute('ALTER TABLE users_away RENAME TO users')
  expect(response.statusCode).toBe(500)
  expect(Object.keys(response.json())).toEqual(['message', 'success', 'code'])
  expect(response.body).not.toMatch(/select|users|at /i)
})

test('the log of a failure has neither query parameters nor the query string, which may be secret', async () => {
  const lines: string[] = []
  const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } }
  const { server } = await shop.anotherServer({ logger })
  await shop.db.execute('ALTER TABLE users RENAME TO users_away')
  const payload = { email: 'a@b.c', password: 'b' }
  await server.inject({ method: 'POST', url: `${login}?payment_intent_client_secret=pi_1_secret_2`, payload })
  await shop.db.execute('ALTER TABLE users_away RENAME TO users')
  expect(lines.join()).toContain(login)
  expect(lines.join()).toContain('relation \\"users\\" does not exist')
  expect(lines.join()).toContain('accounts/login.ts')
  expect(lines.join()).not.toContain('pi_1_secret_2')
  expect(lines.join()).not.toContain('a@b.c')
})

test('a full disk returns 503, is logged and fails /readyz, and the shop recovers', async () => {
  const lines: string[] = []
  const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } }
  const { server, shop: otherShop } = await shop.anotherServer({ logger })
  const { token } = await aCustomer(otherShop)
  await shop.db.execute(sql`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`)
  await shop.db.execute(
    sql`CREATE TRIGGER no_room BEFORE INSERT ON users FOR EACH ROW EXECUTE FUNCTION no_room()`,
  )
  const person = {
    name: 'Mariam',
    email: 'full@example.com',
    phone: '+971501234599',
    password: 'a quiet afternoon',
  }
  const register = () => server.inject({ method: 'POST', url: '/api/user/register', payload: person })
  const ready = () => server.inject({ method: 'GET', url: '/readyz' })
  const refused = await register()
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable'])
  expect(refused.headers['retry-after']).toBeTruthy()
  expect([(await ready()).statusCode, (await ready()).json()]).toEqual([503, { status: 'disk full' }])
  expect(lines.join()).toContain('The disk is full')
  const cart = await server.inject({ method: 'POST', url: '/api/cart/get', payload: {}, headers: { token } })
  expect(cart.statusCode).toBe(200)
  await shop.db.execute(sql`DROP FUNCTION no_room CASCADE`)
  shop.clock.moveBy(10_000)
  expect((await ready()).statusCode).toBe(200)
  expect((await register()).statusCode).toBe(200)
})

test('a declared call without an implementation is a type error', () => {
  expectTypeOf<Omit<AllAnswers, 'GET /api/settings'>>().not.toExtend<AllAnswers>()
  expectTypeOf<Answers>().not.toExtend<AllAnswers>()
})

test('an operation that returns `success` itself is a type error', () => {
  type Answer = Awaited<ReturnType<Operation<'POST /api/user/newsletter'>>>
  expectTypeOf<{ subscribed: boolean }>().toExtend<Answer>()
  expectTypeOf<{ subscribed: boolean; success: true }>().not.toExtend<Answer>()
})
