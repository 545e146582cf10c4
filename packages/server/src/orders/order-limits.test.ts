import { calls } from '@little-dunes/domain/contract/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ rateLimits: true })
})
afterAll(() => shop.close())

const ask = (url: string, token: string, payload: object) =>
  shop.request({ method: 'POST', url, headers: { token }, payload })

const statuses = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode)

const PLACING = ['/api/order/place', '/api/order/stripe', '/api/order/embedded-stripe']
const ASKING = [
  'order/verifyStripe',
  'order/verifyEmbeddedStripe',
  'order/cancel',
  'order/document-file',
  'order/push',
  'cart/deduct-stock',
]

test('a customer places at most sixty orders a minute, across methods and sessions', async () => {
  const [busy, other, tee] = [
    await aCustomer(shop.shop),
    await aCustomer(shop.shop),
    await aProduct(shop.shop),
  ]
  const refused = anOrder([aLine(tee)], 1)
  const answers = []
  for (let n = 0; n < 61; n++) answers.push(await ask(PLACING[n % 3] ?? '', busy.token, refused))
  expect(statuses(answers).filter((status) => status !== 429)).toHaveLength(60)
  const last = answers.at(-1)
  expect(last?.json()).toMatchObject({ success: false, code: 'too_many_requests' })
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask('/api/order/place', other.token, refused)).statusCode).toBe(409)
  expect((await ask('/api/order/userorders', busy.token, {})).statusCode).toBe(200)
})

test('a customer sends at most 120 verify, cancel, document, device and stock requests a minute', async () => {
  const { token } = await aCustomer(shop.shop)
  const ids = { orderId: shop.shop.newId(), number: 'LD-99999', document: 'LD-INV-2026-1' }
  const device = { endpoint: 'https://push.example/1', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
  const body = { ...ids, success: 'true', items: [], device }
  const answers = []
  for (let n = 0; n < 121; n++) answers.push(await ask(`/api/${ASKING[n % ASKING.length]}`, token, body))
  expect(new Set(statuses(answers).slice(0, 120))).toEqual(new Set([404, 409]))
  expect(answers.at(-1)?.statusCode).toBe(429)
})

const limitedApart = new Set([...PLACING, ...ASKING.map((name) => `/api/${name}`)])
const ofCustomers = Object.entries(calls)
  .filter(([, { caller }]) => caller === 'customer')
  .map(([name]) => name.split(' ')[1] ?? '')

test('all other calls of a customer share a limit of 300 a minute, with a clear response above', async () => {
  const [busy, other] = [await aCustomer(shop.shop), await aCustomer(shop.shop)]
  const ending = ['/api/user/logout', '/api/user/sessions/end']
  const others = ofCustomers.filter((url) => !limitedApart.has(url) && !ending.includes(url))
  const answers = []
  for (let n = 0; n < 300; n++) answers.push(await ask(others[n % others.length] ?? '', busy.token, {}))
  expect(statuses(answers).filter((status) => status === 429)).toEqual([])
  for (const url of [...others, ...ending]) {
    const refused = await ask(url, busy.token, {})
    expect([url, refused.statusCode]).toEqual([url, 429])
    expect(refused.json().message).toBe('Too many attempts. Please wait a moment and try again.')
  }
  expect((await ask('/api/cart/get', other.token, {})).statusCode).toBe(200)
})

test('visitors without a session are not counted', async () => {
  const answers = []
  for (let n = 0; n < 130; n++) answers.push(await ask('/api/order/cancel', 'nobody', {}))
  expect(new Set(statuses(answers))).toEqual(new Set([401]))
})
