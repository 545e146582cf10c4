import type { Product } from '@little-dunes/domain/catalogue/product'
import { DAY, HOUR, MINUTE } from '@little-dunes/domain/durations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let tee: Product
const sent: { phone: string; text: string }[] = []
let isReachable = true

beforeAll(async () => {
  const send = async (phone: string, text: string) => {
    if (!isReachable) throw new Error('The phone network is unavailable')
    sent.push({ phone, text })
  }
  shop = await startTestShop({ phoneCodes: { send } })
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 900 } }] })
})
afterAll(() => shop.close())

const sendCode = (token: string) => shop.call('POST /api/user/phone-code', {}, { token })
const confirm = (token: string, code: string) =>
  shop.call('POST /api/user/confirm-phone', { code }, { token })
const lastCode = () => /\d{6}$/.exec(sent.at(-1)?.text ?? '')?.[0] ?? ''
const wrong = () => String((Number(lastCode()) + 1) % 1_000_000).padStart(6, '0')

/** A cash order at AED 100 per unit. */
async function placeCash(token: string, quantity: number): Promise<string> {
  const order = anOrder([aLine(tee, { quantity })], quantity * 100)
  const answer = await shop.call('POST /api/order/place', order, { token })
  if (!answer.success) throw new Error(answer.message)
  return answer.orderId
}

async function loadReview(token: string, orderId: string) {
  const answer = await shop.call('POST /api/order/userorders', {}, { token })
  return answer.success ? answer.orders.find(({ _id }) => _id === orderId)?.review : null
}

async function pack(orderId: string) {
  const { token } = await aMember(shop.shop, 'packer')
  return shop.call('POST /api/staff/order/move', { orderId, to: 'Packing' }, { token })
}

test('a cash order above the value waits for the phone code and is then packed', async () => {
  const { token, phone } = await aCustomer(shop.shop)
  const [small, large] = [await placeCash(token, 15), await placeCash(token, 16)]
  expect([await loadReview(token, small), await loadReview(token, large)]).toEqual([undefined, 'phone_code'])
  expect(await pack(small)).toMatchObject({ success: true })
  expect(await pack(large)).toMatchObject({ code: 'needs_review' })
  expect(await sendCode(token)).toMatchObject({ success: true })
  expect(sent.at(-1)).toEqual({ phone, text: expect.stringMatching(/^Your Little Dunes code: \d{6}$/) })
  expect(await confirm(token, wrong())).toMatchObject({ code: 'wrong_phone_code' })
  expect(await confirm(token, ` ${lastCode().slice(0, 3)} ${lastCode().slice(3)}`)).toMatchObject({
    success: true,
  })
  expect(await loadReview(token, large)).toBeUndefined()
  expect(await pack(large)).toMatchObject({ success: true })
  expect(await loadReview(token, await placeCash(token, 17))).toBeUndefined()
  expect(await sendCode(token)).toMatchObject({ success: true, message: 'Your mobile number is confirmed.' })
})

test('a code is valid for ten minutes, five guesses and one use, and only for its account', async () => {
  const [one, other] = [await aCustomer(shop.shop), await aCustomer(shop.shop)]
  await sendCode(one.token)
  expect(await confirm(other.token, lastCode())).toMatchObject({ code: 'wrong_phone_code' })
  for (let guess = 0; guess < 5; guess++) await confirm(one.token, wrong())
  expect(await confirm(one.token, lastCode())).toMatchObject({ code: 'wrong_phone_code' })
  shop.clock.moveBy(MINUTE)
  await sendCode(one.token)
  shop.clock.moveBy(10 * MINUTE)
  expect(await confirm(one.token, lastCode())).toMatchObject({ code: 'wrong_phone_code' })
  await sendCode(one.token)
  const answers = [await confirm(one.token, lastCode()), await confirm(one.token, lastCode())]
  expect(answers).toMatchObject([{ success: true }, { code: 'wrong_phone_code' }])
})

test('sends at most one code a minute and five a day', async () => {
  const { token } = await aCustomer(shop.shop)
  const before = sent.length
  const answers = []
  for (let asked = 0; asked < 14; asked++) {
    answers.push(await sendCode(token))
    shop.clock.moveBy(MINUTE / 2)
  }
  expect(sent).toHaveLength(before + 5)
  expect(answers[1]).toMatchObject({
    code: 'too_many_requests',
    message: expect.stringContaining('just sent'),
  })
  expect(answers.at(-1)).toMatchObject({
    code: 'too_many_requests',
    message: expect.stringContaining('tomorrow'),
  })
  shop.clock.moveBy(DAY)
  expect(await sendCode(token)).toMatchObject({ success: true })
})

test('a clock set back by hours does not block a new code', async () => {
  const { token } = await aCustomer(shop.shop)
  expect(await sendCode(token)).toMatchObject({ success: true })
  shop.clock.moveBy(-5 * HOUR)
  expect(await sendCode(token)).toMatchObject({ success: true })
  expect(await sendCode(token)).toMatchObject({ code: 'too_many_requests' })
  expect(await confirm(token, lastCode())).toMatchObject({ success: true })
  shop.clock.moveBy(5 * HOUR)
})

test('a code that failed to send can be requested again at once', async () => {
  const { token } = await aCustomer(shop.shop)
  isReachable = false
  expect(await sendCode(token)).toMatchObject({ code: 'unavailable' })
  isReachable = true
  expect(await sendCode(token)).toMatchObject({ success: true })
})

test('without a code sender staff review: a member who may refund releases the order for packing', async () => {
  const { call } = await shop.anotherServer({ phoneCodes: null })
  const { token } = await aCustomer(shop.shop)
  const orderId = await placeCash(token, 20)
  expect(await call('POST /api/order/userorders', {}, { token })).toMatchObject({
    orders: [{ review: 'staff' }],
  })
  expect(await call('POST /api/user/phone-code', {}, { token })).toMatchObject({ code: 'unavailable' })
  const [packer, manager] = [await aMember(shop.shop, 'packer'), await aMember(shop.shop, 'manager')]
  const approve = (by: string, id: string) =>
    call('POST /api/staff/order/approve', { orderId: id }, { token: by })
  expect(await approve(packer.token, orderId)).toMatchObject({ code: 'forbidden' })
  expect(await approve(manager.token, shop.shop.newId())).toMatchObject({ code: 'order_not_found' })
  expect(await approve(manager.token, orderId)).toMatchObject({ success: true })
  expect(await pack(orderId)).toMatchObject({ success: true })
})

test('one network can request at most thirty codes at once, for any number of accounts', async () => {
  const limited = await shop.anotherServer({ rateLimits: true })
  const ask = async (remoteAddress: string) => {
    const { token } = await aCustomer(shop.shop)
    const answer = await limited.request({
      method: 'POST',
      url: '/api/user/phone-code',
      headers: { token },
      remoteAddress,
      payload: {},
    })
    return [answer.statusCode, answer.headers['retry-after']]
  }
  const before = sent.length
  for (let n = 0; n < 30; n++) expect(await ask('198.51.100.7')).toEqual([200, undefined])
  expect(await ask('198.51.100.7')).toEqual([429, '1'])
  expect(sent.length - before).toBe(30)
  expect(await ask('203.0.113.7')).toEqual([200, undefined])
})
