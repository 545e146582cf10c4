import { FILE_TYPE, isFileCall } from '@little-dunes/domain/contract/call'
import { type CallName, calls } from '@little-dunes/domain/contract/calls'
import { DAY } from '@little-dunes/domain/durations'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '#accounts/account-tables'
import { cartLines } from '#cart/cart-tables'
import { orders } from '#orders/store/order-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'
import { wishes } from '#wishlist/wishlist-tables'

const customerCalls = Object.entries(calls)
  .filter(([, call]) => call.caller === 'customer')
  .map(([name]) => name.split(' ')[1] ?? '')
const WITHOUT_INPUT = [
  '/api/cart/get',
  '/api/wishlist/get',
  '/api/order/offered',
  '/api/order/userorders',
  '/api/user/logout',
  '/api/user/addresses',
  '/api/user/bought-sizes',
  '/api/user/children',
  '/api/user/company',
  '/api/user/data',
  '/api/user/deletion',
  '/api/user/deletion/withdraw',
  '/api/user/newsletter',
  '/api/user/passkeys',
  '/api/user/phone-code',
  '/api/user/sessions',
  '/api/user/sessions/end',
  '/api/credit/show',
]
const fileCalls = customerCalls.filter((url) => isFileCall(calls[`POST ${url}` as CallName]))
const jsonCalls = customerCalls.filter((url) => !fileCalls.includes(url))
const withInput = customerCalls.filter((url) => !WITHOUT_INPUT.includes(url))

let shop: TestShop
let body: object

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
  const tee = await aProduct(shop.shop)
  const line = aLine(tee)
  // A body for every call: each reads its own fields and ignores the rest.
  body = { ...line, guestCart: [line], ...anOrder([line], 125), orderId: tee.id, code: 'AFZ44' }
})
afterAll(() => shop.close())

const send = (url: string, headers: Record<string, string>, payload: string | object = body) =>
  shop.request({ method: 'POST', url, headers, payload })

const nothingHappened = async () => {
  for (const table of [cartLines, wishes, orders]) {
    const [row] = await shop.db.select({ rows: count() }).from(table)
    expect(row?.rows).toBe(0)
  }
}

test.each(customerCalls)('%s asks a guest to sign in (ROLE-11, ROLE-13, D-30)', async (url) => {
  const headers: Record<string, string>[] = [{}, { token: '' }, { authorization: 'Basic eDp5' }]
  for (const each of headers) {
    const response = await send(url, each)
    expect([response.statusCode, response.json().code]).toEqual([401, 'sign_in_required'])
  }
  await nothingHappened()
})

test.each(customerCalls)('%s refuses invented tokens and user ids (D-30)', async (url) => {
  const { id } = await aCustomer(shop.shop)
  for (const token of ['x', id, "' OR 1=1 --", 'é'.repeat(40), 'A'.repeat(5000)]) {
    const response = await send(url, { authorization: `Bearer ${token}`, token: encodeURIComponent(token) })
    expect([response.statusCode, response.json().code]).toEqual([401, 'session_ended'])
  }
  await nothingHappened()
})

test.each(customerCalls)('%s refuses a token unused for thirty days (D-30)', async (url) => {
  const { token } = await aCustomer(shop.shop)
  await shop.db.update(sessions).set({ lastUsedAt: new Date(shop.clock.now().getTime() - 31 * DAY) })
  const response = await send(url, { token })
  expect([response.statusCode, response.json().code]).toEqual([401, 'session_ended'])
  await nothingHappened()
})

const BROKEN = ['{', '{"a":', 'null x', '[1,]', '\u0000', '{"__proto__": {"a": 1}}']

test.each(jsonCalls)('%s returns 400 for broken JSON and 415 for other content types (D-31)', async (url) => {
  const { token } = await aCustomer(shop.shop)
  const json = { token, 'content-type': 'application/json' }
  for (const broken of BROKEN) {
    const response = await send(url, json, broken)
    expect([response.statusCode, response.json()]).toMatchObject([400, { success: false, code: 'malformed' }])
  }
  const form = await send(url, { token, 'content-type': 'application/x-www-form-urlencoded' }, 'a=b')
  expect([form.statusCode, form.json().code]).toEqual([415, 'unsupported_type'])
  const huge = await send(url, json, `{"a": "${'x'.repeat(300_000)}"}`)
  expect([huge.statusCode, huge.json().code]).toEqual([413, 'too_large'])
  await nothingHappened()
})

test('the contract has calls with file uploads', () => expect(fileCalls.length).toBeGreaterThan(1))

test.each(fileCalls)('%s returns 400 for a broken input header of a file (D-31)', async (url) => {
  const { token } = await aCustomer(shop.shop)
  for (const broken of [...BROKEN.map(encodeURIComponent), '%', '']) {
    const headers = { token, 'content-type': FILE_TYPE, 'call-input': broken }
    const response = await send(url, headers, 'a file')
    expect([response.statusCode, response.json()]).toMatchObject([400, { success: false, code: 'malformed' }])
  }
  await nothingHappened()
})

test.each(withInput)('%s refuses a body of the wrong shape (D-31)', async (url) => {
  const { token } = await aCustomer(shop.shop)
  const json = { token, 'content-type': 'application/json' }
  for (const other of ['{}', '[]', '7', '"text"', 'true', '']) {
    const response = await send(url, json, other)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ success: false, message: expect.any(String) })
  }
  await nothingHappened()
})

test.each(customerCalls)('%s returns 405 for other methods (D-31)', async (url) => {
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    const response = await shop.request({ method, url })
    expect([response.statusCode, response.json()]).toMatchObject([405, { code: 'method_not_allowed' }])
  }
})
