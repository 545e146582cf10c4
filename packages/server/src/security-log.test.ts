import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { users } from '#accounts/account-tables'
import { createSecurityLog } from '#security/security-log'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

const FROM = '203.0.113.5'
const TOKEN = 'a-token-for-the-metrics'
const PASSWORD = 'dunes at dawn'

let shop: CardShop
let lines: Record<string, unknown>[] = []
let written = ''

beforeAll(async () => {
  const write = (line: string) => {
    written += line
    lines.push(JSON.parse(line))
  }
  shop = await startCardShop({
    logger: { level: 'trace', stream: { write } },
    rateLimits: true,
    metricsToken: TOKEN,
  })
})
afterAll(() => shop.close())
beforeEach(() => {
  lines = []
})

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  shop.request({ method: 'POST', url, payload, headers, remoteAddress: FROM })
const events = () => lines.flatMap(({ security, who, from }) => (security ? [[security, who, from]] : []))
const metrics = (token: string) =>
  shop.request({ method: 'GET', url: '/metrics', headers: { authorization: `Bearer ${token}` } })

test('failed sign-ins log the account and the network, and lockouts are logged', async () => {
  const email = 'latifa@example.com'
  await post('/api/user/register', { name: 'Latifa', email, phone: '0507654321', password: PASSWORD })
  const [user] = await shop.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  lines = []
  for (let n = 0; n < 7; n++) await post('/api/user/login', { email, password: 'wrong' })
  await post('/api/user/login', { email: 'my password in the wrong field', password: 'x' })
  expect(events()).toEqual([
    ...Array(5).fill(['sign_in_failed', `customer ${user?.id}`, FROM]),
    ...Array(2).fill(['sign_in_delayed', `customer ${user?.id}`, FROM]),
    ['sign_in_failed', undefined, FROM],
  ])
})

test("a request for another customer's order, or beyond a role, is logged with its author", async () => {
  const tee = await aProduct(shop.shop)
  const [owner, stranger] = [await aCustomer(shop.shop), await aCustomer(shop.shop)]
  const { orderId } = requireSuccess(await cardCalls(shop).inPage(owner.token, anOrder([aLine(tee)], 125)))
  const viewer = await aMember(shop.shop, 'viewer')
  lines = []
  await post('/api/order/cancel', { orderId }, { token: stranger.token })
  await post('/api/staff/order/move', { orderId, to: 'Packing' }, { token: viewer.token })
  await post('/api/cart/get', {}, { token: 'made up' })
  expect(events()).toEqual([
    ['not_found', `customer ${stranger.id}`, FROM],
    ['not_allowed', expect.stringMatching(/^staff [0-9a-f-]{36}$/), FROM],
    ['token_refused', undefined, FROM],
  ])
})

test('/metrics counts refusals and requires its token', async () => {
  await post('/api/cart/get', {}, { token: 'made up' })
  const { statusCode, headers, body } = await metrics(TOKEN)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  expect(body).toMatch(/^shop_refusals_total\{call="POST \/api\/cart\/get",code="session_ended"\} [1-9]/m)
  expect(body).toMatch(/^shop_security_events_total\{event="token_refused"\} [1-9]/m)
  expect((await metrics('a guess')).statusCode).toBe(401)
  const inAnother = { method: 'GET', url: '/metrics', headers: { token: TOKEN } } as const
  expect((await shop.request(inAnother)).statusCode).toBe(401)
  const { request } = await shop.anotherServer({ metricsToken: undefined })
  expect((await request({ method: 'GET', url: '/metrics' })).statusCode).toBe(404)
})

test('the log of a full journey contains no personal data, credentials or payment keys', async () => {
  written = ''
  const tee = await aProduct(shop.shop)
  const form = {
    name: 'Shamma Al Falasi',
    email: 'shamma@secret.example',
    phone: '+971509876543',
    password: PASSWORD,
  }
  const { token } = (await post('/api/user/register', form)).json()
  await post('/api/user/login', { email: form.email, password: 'a wrong secret' })
  const signedIn = (await post('/api/user/login', { email: '0509876543', password: PASSWORD })).json()
  await post('/api/cart/add', aLine(tee), { token })
  const address = { ...ADDRESS, ...{ email: form.email, phone: form.phone, fullname: form.name } }
  const body = anOrder([aLine(tee)], 125, { address })
  await post('/api/order/place', body, { token })
  const { clientSecret, orderId } = (await post('/api/order/embedded-stripe', body, { token })).json()
  await shop.pay(clientSecret)
  await shop.hear()
  await post('/api/order/verifyEmbeddedStripe', { orderId }, { token })
  await post('/api/order/cancel', { orderId }, { token })
  await post('/api/user/logout', {}, { token })
  for (const event of ['signed_up', 'signed_in', 'sign_in_failed', 'signed_out'])
    expect(lines).toContainEqual(expect.objectContaining({ security: event, from: FROM }))
  for (const { time, level } of lines) expect([typeof time, typeof level]).toEqual(['number', 'number'])
  const secrets = [
    ...[form.name, 'Shamma', form.email, form.phone, '509876543', PASSWORD, 'a wrong secret'],
    ...[token, signedIn.token, clientSecret, ADDRESS.street, tee.name],
  ]
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([])
})

test('in a flood of refusals fifty lines a second are logged, and the next line counts the rest', () => {
  const warn = vi.fn()
  let now = 5_000
  const log = createSecurityLog({ warn, info: warn }, { count: () => undefined, text: () => '' }, () => now)
  const refuse = () => log.record('not_allowed', { from: FROM })
  for (let n = 0; n < 200; n++) refuse()
  expect(warn).toHaveBeenCalledTimes(50)
  now += 1_000
  refuse()
  expect(warn.mock.lastCall?.[0]).toMatchObject({ security: 'not_allowed', leftOut: 150 })
})
