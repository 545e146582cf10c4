import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { discountCodes } from '#discounts/discount-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
})
afterAll(() => shop.close())

const check = (token: string, code: string) => shop.call('POST /api/discount/check', { code }, { token })
const place = (token: string, order: ReturnType<typeof anOrder>) =>
  shop.call('POST /api/order/place', order, { token })

test('the seeded codes return their rate, in any case and spacing (VAL-30, DATA-41, D-44)', async () => {
  const { token } = await aCustomer(shop.shop)
  expect(await check(token, ' firstday\t')).toEqual({ success: true, code: 'FIRSTDAY', rate: 0.6 })
  expect(await check(token, 'Afz44')).toEqual({ success: true, code: 'AFZ44', rate: 0.05 })
})

test('empty, used and unknown codes are refused with the specified messages (VAL-31 to VAL-33)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  await place(token, anOrder([aLine(tee)], 65, { discountCode: 'FIRSTDAY' }))
  const answer = async (code: string) => {
    const response = await shop.request({
      method: 'POST',
      url: '/api/discount/check',
      headers: { token },
      payload: { code },
    })
    return [response.statusCode, response.json()]
  }
  const refused = (code: string, message: string) => ({ success: false, code, message })
  expect(await answer('   ')).toEqual([422, refused('code_empty', 'Please enter a discount code.')])
  expect(await answer('firstday')).toEqual([
    409,
    refused('code_used', 'You have already used this discount code!'),
  ])
  for (const unknown of ['FREE', "' OR 1=1 --", 'FIRSTDAY\u0000X', '%', 'ﬁrstday1']) {
    expect(await answer(unknown)).toEqual([422, refused('code_unknown', 'Invalid discount code')])
  }
})

test('checking a code does not use it, and a code used by one customer works for another (D-44)', async () => {
  const [one, two, tee] = [await aCustomer(shop.shop), await aCustomer(shop.shop), await aProduct(shop.shop)]
  await check(one.token, 'AFZ44')
  expect(await place(one.token, anOrder([aLine(tee)], 120, { discountCode: 'AFZ44' }))).toMatchObject({
    success: true,
  })
  expect(await place(one.token, anOrder([aLine(tee)], 120, { discountCode: 'AFZ44' }))).toMatchObject({
    code: 'code_used',
  })
  expect(await place(one.token, anOrder([aLine(tee)], 65, { discountCode: 'FIRSTDAY' }))).toMatchObject({
    success: true,
  })
  expect(await check(two.token, 'AFZ44')).toMatchObject({ success: true })
})

test('a disabled code is unknown, and still counts as used for customers who used it (D-44)', async () => {
  const [old, fresh, tee] = [
    await aCustomer(shop.shop),
    await aCustomer(shop.shop),
    await aProduct(shop.shop),
  ]
  await shop.db.insert(discountCodes).values({ code: 'SUMMER', rate: 0.125 })
  await place(old.token, anOrder([aLine(tee)], 112.5, { discountCode: 'SUMMER' }))
  await shop.db.update(discountCodes).set({ active: false }).where(eq(discountCodes.code, 'SUMMER'))
  expect(await check(old.token, 'SUMMER')).toMatchObject({ code: 'code_used' })
  expect(await check(fresh.token, 'SUMMER')).toMatchObject({ code: 'code_unknown' })
  expect(await place(fresh.token, anOrder([aLine(tee)], 112.5, { discountCode: 'SUMMER' }))).toMatchObject({
    code: 'code_unknown',
  })
})

test('an order with a missing, null or blank code has no code (API-47)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const { discountCode: _, ...without } = anOrder([aLine(tee)], 125)
  for (const order of [without, { ...without, discountCode: null }, { ...without, discountCode: ' ' }]) {
    expect(await place(token, order as ReturnType<typeof anOrder>)).toMatchObject({ success: true })
  }
})
