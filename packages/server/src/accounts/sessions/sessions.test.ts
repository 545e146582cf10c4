import { DAY, HOUR } from '@little-dunes/domain/durations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomer } from '#testing/a-customer'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const PASSWORD = 'dunes at dawn'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const signInFrom = async (userAgent: string, email: string) => {
  const response = await shop.request({
    method: 'POST',
    url: '/api/user/login',
    headers: { 'user-agent': userAgent },
    payload: { email, password: PASSWORD },
  })
  return response.json().token as string
}
const loadSessions = async (token: string) =>
  requireSuccess(await shop.call('POST /api/user/sessions', {}, { token })).sessions
const end = (token: string, id?: string) =>
  shop.call('POST /api/user/sessions/end', id ? { id } : {}, { token })

async function twice(n: number) {
  const form = { name: 'Mariam', email: `m${n}@example.com`, phone: `+97150123450${n}`, password: PASSWORD }
  await shop.call('POST /api/user/register', form)
  shop.clock.moveBy(1000)
  const phone = await signInFrom('Phone/1', form.email)
  shop.clock.moveBy(1000)
  const laptop = await signInFrom('Laptop/2', form.email)
  return { phone, laptop }
}

test('a customer sees the sessions of the account, without secrets', async () => {
  const { laptop, phone } = await twice(1)
  const sessions = await loadSessions(laptop)
  expect(sessions.map(({ device, current }) => [device, current])).toMatchObject([
    ['Laptop/2', true],
    ['Phone/1', false],
    [expect.any(String), false],
  ])
  for (const token of [laptop, phone]) expect(JSON.stringify(sessions)).not.toContain(token)
})

test('a new sign-in ends only the earlier session of the browser', async () => {
  const { laptop, phone } = await twice(6)
  const headers = { token: laptop }
  const payload = { email: 'm6@example.com', password: PASSWORD }
  await shop.request({
    method: 'POST',
    url: '/api/user/login',
    headers,
    payload: { ...payload, password: 'x' },
  })
  expect(await loadSessions(laptop)).toHaveLength(3)
  await shop.request({ method: 'POST', url: '/api/user/login', headers, payload })
  expect(await shop.call('POST /api/cart/get', {}, { token: laptop })).toMatchObject({
    code: 'session_ended',
  })
  expect(await loadSessions(phone)).toHaveLength(3)
})

test('a customer ends one session or all of them, but never one of another customer', async () => {
  const { laptop, phone } = await twice(2)
  const stranger = await aCustomer(shop.shop)
  const [thisSession, other] = await loadSessions(laptop)
  await end(stranger.token, thisSession?.id)
  expect(await loadSessions(laptop)).toHaveLength(3)
  expect(await end(laptop, other?.id)).toMatchObject({ success: true })
  expect(await shop.call('POST /api/cart/get', {}, { token: phone })).toMatchObject({ code: 'session_ended' })
  expect(await end(laptop)).toMatchObject({ success: true })
  expect(await shop.call('POST /api/cart/get', {}, { token: laptop })).toMatchObject({
    code: 'session_ended',
  })
  expect(await loadSessions(stranger.token)).toHaveLength(1)
})

test.each([-5, 5])('a clock changed by %i hours neither ends nor extends a session', async (hours) => {
  const { token } = await aCustomer(shop.shop)
  const cart = () => shop.call('POST /api/cart/get', {}, { token })
  shop.clock.moveBy(hours * HOUR)
  expect(await cart()).toMatchObject({ success: true })
  shop.clock.moveBy(-hours * HOUR)
  expect(await cart()).toMatchObject({ success: true })
  shop.clock.moveBy(30 * DAY + Math.abs(hours) * HOUR)
  expect(await cart()).toMatchObject({ code: 'session_ended' })
})

test('a session ends ninety days after its start, despite use', async () => {
  const { token } = await aCustomer(shop.shop)
  const cart = () => shop.call('POST /api/cart/get', {}, { token })
  for (let day = 0; day < 90; day += 15) {
    expect(await cart()).toMatchObject({ success: true })
    shop.clock.moveBy(15 * DAY)
  }
  expect(await cart()).toMatchObject({ code: 'session_ended' })
})
