import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { cashOrderCalls } from '#testing/placing-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
})
afterAll(() => shop.close())

const { place, loadStock, loadOrders } = cashOrderCalls(() => shop)

test('an invalid form is refused with one error per field (VAL-17, VAL-20, VAL-22, VAL-29, D-33)', async () => {
  const [{ id, token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const address = {
    ...ADDRESS,
    fullname: '  ',
    email: 'x',
    phone: '0501234567',
    region: 'Paris',
    city: 'x'.repeat(201),
  }
  expect(await place(token, anOrder([aLine(tee)], 125, { address }))).toMatchObject({
    code: 'invalid_form',
    fields: { fullname: 'required', email: 'email', phone: 'uae_phone', region: 'region', city: 'too_long' },
  })
  expect(await loadOrders(id)).toEqual([])
})

test('script, SQL and characters of any language in the form are stored as text (D-33)', async () => {
  const [{ id, token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const address = {
    ...ADDRESS,
    fullname: ' <script>alert(1)</script> ',
    street: "'); DROP TABLE orders; --",
    city: 'دبي 🐪 \u0000{{7*7}}',
  }
  expect(await place(token, anOrder([aLine(tee)], 125, { address }))).toMatchObject({ success: true })
  expect((await loadOrders(id))[0]?.address).toEqual({
    ...address,
    fullname: '<script>alert(1)</script>',
    city: 'دبي 🐪 {{7*7}}',
  })
  const listed = await shop.call('POST /api/order/userorders', {}, { token })
  expect(listed).toMatchObject({ orders: [{ address: { street: "'); DROP TABLE orders; --" } }] })
})

test('refuses an empty order and quantities below 1 (D-23)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  expect(await place(token, anOrder([], 0))).toMatchObject({
    code: 'empty_order',
    message: 'Your cart is empty',
  })
  for (const quantity of [0, -1]) {
    const answer = await place(token, anOrder([aLine(tee), aLine(tee, { quantity })], 125))
    const message = 'Choose a quantity of at least 1.'
    expect(answer).toMatchObject({ code: 'invalid_quantity', message })
  }
  expect(await loadStock(tee.id)).toBe(5)
})

test.each([
  ['items', 'x'],
  ['items', null],
  ['items', [null]],
  ['items', [{ itemId: 1, size: '90', colorName: 'Coral', quantity: 1 }]],
  ['items', Array(501).fill({ itemId: 'x', size: '90', colorName: 'Coral', quantity: 1 })],
  ['amount', 'x'],
  ['amount', -1],
  ['amount', 1e300],
  ['amount', null],
  ['amount', ''],
  ['amount', true],
  ['amount', [125]],
  ['shippingMethod', 'Drone'],
  ['address', 'here'],
  ['address', { ...ADDRESS, city: 7 }],
  ['address', { fullname: 'Mariam' }],
  ['discountCode', { code: 'AFZ44' }],
])('refuses a body with %s set to %j as malformed (D-31)', async (field, value) => {
  const [{ id, token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const payload = { ...anOrder([aLine(tee)], 125), [field]: value }
  const response = await shop.request({
    method: 'POST',
    url: '/api/order/place',
    headers: { token },
    payload,
  })
  expect([response.statusCode, response.json()]).toMatchObject([400, { success: false, code: 'malformed' }])
  expect(await loadOrders(id)).toEqual([])
})

test('a fractional quantity is refused as invalid (D-23)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  expect(await place(token, anOrder([aLine(tee, { quantity: 1.5 })], 125))).toMatchObject({
    code: 'invalid_quantity',
  })
})
