import { HOUR, MINUTE } from '@little-dunes/domain/durations'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { knownDevices } from '#accounts/sign-in/attempt-tables'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const PASSWORD = 'dunes at dawn'

let shop: TestShop

beforeEach(async () => {
  shop = await startTestShop({ rateLimits: true })
})
afterEach(() => shop.close())

interface Ask {
  from?: string
  device?: string
  server?: FastifyInstance
}

const post = (url: string, payload: object, { from = '192.0.2.1', device, server = shop.server }: Ask = {}) =>
  server.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: from,
    headers: device === undefined ? {} : { cookie: `theme=dark; device=${device}` },
  })

const login = (email: string, password: string, ask: Ask = {}) =>
  post('/api/user/login', { email, password }, ask)
const status = async (response: ReturnType<typeof post>) => (await response).statusCode

let people = 0

async function somebody(from = '198.51.100.77') {
  people += 1
  const form = {
    name: 'Mariam',
    email: `mariam.${people}@example.com`,
    phone: `+9715020${String(people).padStart(5, '0')}`,
    password: PASSWORD,
  }
  const response = await post('/api/user/register', form, { from })
  const cookie = String(response.headers['set-cookie'])
  return { ...form, cookie, device: /device=([^;]+)/.exec(cookie)?.[1] ?? '' }
}

/** Tries wrong passwords until the shop asks to wait; returns how many were checked. */
async function guess(email: (n: number) => string, ask: (n: number) => Ask, max = 60): Promise<number> {
  for (let n = 0; n < max; n++) if ((await status(login(email(n), 'wrong', ask(n)))) === 429) return n
  return max
}

test('every spelling of an account shares one limit, including spaces, capitals, NUL and its phone number', async () => {
  const { email, phone } = await somebody()
  const spellings = [
    email,
    ` ${email} `,
    email.toUpperCase(),
    `${email}\u0000`,
    `\u0000${email}`,
    phone,
    `0${phone.slice(4)}`,
  ]
  expect(
    await guess(
      (n) => spellings[n % spellings.length] ?? '',
      () => ({}),
    ),
  ).toBe(5)
})

test('unknown names are limited and answered like names of customers', async () => {
  expect(
    await guess(
      () => 'nobody@example.com',
      () => ({}),
    ),
  ).toBe(5)
  const waiting = await login('nobody@example.com', 'wrong')
  expect(waiting.json()).toEqual({
    success: false,
    code: 'too_many_requests',
    message: 'Too many attempts. Please wait a moment and try again.',
  })
})

test('all addresses of an IPv6 /64 network count as one', async () => {
  const { email } = await somebody()
  const tried = await guess(
    () => email,
    (n) => ({ from: `2001:db8:7:7:${(n + 1).toString(16)}::${n + 1}` }),
  )
  expect(tried).toBe(5)
})

test('server processes share their limits', async () => {
  const { email } = await somebody()
  const { server } = await shop.anotherServer()
  const servers = [shop.server, server]
  expect(
    await guess(
      () => email,
      (n) => ({ server: servers[n % 2] ?? server }),
    ),
  ).toBe(5)
})

test('of forty simultaneous guesses, the server checks five', async () => {
  const { email } = await somebody()
  const answers = await Promise.all(Array.from({ length: 40 }, () => status(login(email, 'wrong'))))
  expect(answers.filter((code) => code === 401)).toHaveLength(5)
  expect(answers.filter((code) => code === 429)).toHaveLength(35)
})

test('the wait grows from one second, and a successful sign-in resets it', async () => {
  const { email } = await somebody()
  await guess(
    () => email,
    () => ({}),
  )
  const waits = []
  for (let n = 0; n < 4; n++) {
    const refused = await login(email, PASSWORD)
    expect(refused.statusCode).toBe(429)
    const seconds = Number(refused.headers['retry-after'])
    waits.push(seconds)
    shop.clock.moveBy(seconds * 1000)
    expect(await status(login(email, 'wrong'))).toBe(401)
  }
  expect(waits).toEqual([1, 2, 4, 8])
  shop.clock.moveBy(16_000)
  expect(await status(login(email, PASSWORD))).toBe(200)
  expect(
    await guess(
      () => email,
      () => ({}),
    ),
  ).toBe(5)
})

test('wrong guesses lock the owner out neither from another network nor on a known device', async () => {
  const { email, device } = await somebody()
  await guess(
    () => email,
    () => ({}),
  )
  expect(await status(login(email, PASSWORD, { from: '203.0.113.9' }))).toBe(200)
  expect(await status(login(email, PASSWORD, { device }))).toBe(200)
})

test('guesses from many networks hit the account limit, which does not apply to known devices', async () => {
  const { email, device } = await somebody()
  expect(
    await guess(
      () => email,
      (n) => ({ from: `10.0.0.${n}` }),
    ),
  ).toBe(30)
  expect(await status(login(email, PASSWORD, { from: '203.0.113.9' }))).toBe(429)
  expect(await status(login(email, PASSWORD, { from: '203.0.113.9', device }))).toBe(200)
})

test('guesses at many accounts hit the network limit, which does not apply to known devices', async () => {
  const { email, device } = await somebody()
  expect(
    await guess(
      (n) => `customer-${n}@example.com`,
      () => ({}),
    ),
  ).toBe(30)
  expect(await status(login(email, PASSWORD))).toBe(429)
  expect(await status(login(email, PASSWORD, { device }))).toBe(200)
})

test('a known device has limited guesses, and the device of another account has no privilege', async () => {
  const [owner, stranger] = [await somebody(), await somebody()]
  const tried = await guess(
    () => owner.email,
    (n) => ({ from: `10.0.0.${n}`, device: owner.device }),
  )
  expect(tried).toBe(10)
  const { email } = await somebody()
  expect(
    await guess(
      () => email,
      () => ({ device: stranger.device }),
    ),
  ).toBe(5)
})

test('the device cookie changes at each sign-in, is hidden from scripts and is sent to API calls only', async () => {
  const { email, device, cookie } = await somebody()
  expect(cookie).toMatch(/^device=[\w-]{43}; Path=\/api; Max-Age=31536000; HttpOnly; SameSite=Strict$/)
  const again = await login(email, PASSWORD, { device })
  expect(String(again.headers['set-cookie'])).not.toContain(device)
  expect(again.json()).toEqual({
    success: true,
    token: expect.any(String),
    user: expect.any(Object),
    message: 'Welcome back!',
  })
  expect(
    await guess(
      () => email,
      () => ({ device }),
    ),
  ).toBe(5)
})

test('customers behind one carrier address can still sign up', async () => {
  for (let n = 0; n < 40; n++) {
    const { device } = await somebody('192.0.2.200')
    expect(device).not.toBe('')
    shop.clock.moveBy(MINUTE / 4)
  }
})

test('constant sign-ups must wait for seconds', async () => {
  const form = { name: 'Mariam', phone: '0501234567', password: PASSWORD }
  const answers = []
  for (let n = 0; n < 22; n++)
    answers.push(await post('/api/user/register', { ...form, email: `m${n}@example.com` }))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, ...Array(19).fill(409), 429, 429])
  expect(answers.at(-1)?.headers['retry-after']).toBe('1')
})

test.each([-5, 5])(
  'a clock changed by %i hours neither locks an account nor allows unlimited guesses',
  async (hours) => {
    const { email } = await somebody()
    const guess = () => login(email, 'wrong password', { from: '203.0.113.9' })
    for (let n = 0; n < 5; n++) await guess()
    expect(await status(guess())).toBe(429)
    shop.clock.moveBy(hours * HOUR)
    expect(await status(guess())).toBe(401)
    const left = []
    for (let n = 0; n < 6; n++) left.push(await status(guess()))
    expect(left.at(-1)).toBe(429)
    shop.clock.moveBy(20 * MINUTE)
    expect(await status(login(email, PASSWORD, { from: '203.0.113.9' }))).toBe(200)
  },
)

test('over HTTPS the device cookie is secure and has a prefixed name', async () => {
  const { email } = await somebody()
  const headers = { host: 'shop.example', origin: 'https://shop.example' }
  const signIn = (extraHeaders: Record<string, string>) =>
    shop.request({
      method: 'POST',
      url: '/api/user/login',
      headers: extraHeaders,
      payload: { email, password: PASSWORD },
    })
  const first = String((await signIn(headers)).headers['set-cookie'])
  expect(first).toMatch(/^__Secure-device=[\w-]{43}; .*; Secure$/)
  const [cookie = ''] = first.split(';')
  const known = await shop.db.select().from(knownDevices)
  await signIn({ ...headers, cookie })
  expect(await shop.db.select().from(knownDevices)).toHaveLength(known.length)
})
