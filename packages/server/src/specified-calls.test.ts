import type { Product } from '@little-dunes/domain/catalogue/product'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '#testing/a-product'
import { ADDRESS } from '#testing/an-order'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

// Method, path, header and body exactly as a client sends them that only knows the specification.

let shop: CardShop
let tee: Product

beforeAll(async () => {
  shop = await startCardShop()
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 50, '100': 50 } }] })
})
afterAll(() => shop.close())

const words = expect.stringMatching(/\S/)

/** Status and answer of a POST. Without a payload the body is empty. */
async function post(url: string, headers: Record<string, string>, payload?: object) {
  const response = await shop.request({ method: 'POST', url, headers, ...(payload && { payload }) })
  return [response.statusCode, response.json()]
}

let people = 0

const aForm = () => {
  people += 1
  const phone = `+97150765432${people}`
  return { name: 'Mariam', email: `mariam.${people}@example.com`, password: 'sandcastle', phone }
}

async function aToken(): Promise<string> {
  const [, { token }] = await post('/api/user/register', {}, aForm())
  return token
}

const line = (quantity: number, overrides: object = {}) => ({
  itemId: tee.id,
  size: '90',
  quantity,
  colorName: 'Coral',
  ...overrides,
})

/** The request of a shop page for an order of one tee at AED 100 and AED 25 for delivery. */
function anOrder(overrides: object = {}) {
  const { variants: _, description: __, ...fields } = tee
  const items = [{ ...fields, price: 100, ...line(1), subSKU: `${tee.id}-Coral-90` }]
  const chosen = { discountValue: 0, shippingMethod: 'Normal', discountCode: null }
  return { address: ADDRESS, items, amount: 125, ...chosen, ...overrides }
}

test('GET /api/product/list returns success and products (API-01, API-02)', async () => {
  const response = await shop.request({ method: 'GET', url: '/api/product/list' })
  expect([response.statusCode, response.json()]).toMatchObject([
    200,
    { success: true, products: [{ _id: tee.id }] },
  ])
})

test('register and login return success, token, user and message, and login accepts the phone instead of the email (API-39 to API-44)', async () => {
  const form = aForm()
  const { name, email, phone, password } = form
  const signedIn = [
    200,
    {
      success: true,
      token: expect.stringMatching(/^\S{20,}$/),
      message: words,
      user: { name, email, phone },
    },
  ]
  expect(await post('/api/user/register', {}, form)).toEqual(signedIn)
  expect(await post('/api/user/login', {}, { email, password })).toEqual(signedIn)
  expect(await post('/api/user/login', {}, { email: phone.replace('+971', '0'), password })).toEqual(signedIn)
})

test('cart calls read the token from its header, and return success and cartData (API-10 to API-22, DATA-17 to DATA-20)', async () => {
  const token = await aToken()
  const header = { token }
  const entry = (size: string, quantity: number) => ({ [size]: { quantity, size, colorName: 'Coral' } })
  const cartReply = (sizes: object) => [200, { success: true, cartData: { [tee.id]: sizes } }]
  await post('/api/cart/add', header, { userId: token, ...line(2) })
  expect(await post('/api/cart/get', header, { userId: token })).toEqual(cartReply(entry('90', 2)))
  await post('/api/cart/update', header, { userId: token, ...line(5) })
  expect(await post('/api/cart/get', header, { userId: token })).toEqual(cartReply(entry('90', 5)))
  await post('/api/cart/merge', header, {
    guestCart: { [tee.id]: { ...entry('90', 1), ...entry('100', 3) } },
  })
  const merged = cartReply({ ...entry('90', 6), ...entry('100', 3) })
  expect(await post('/api/cart/get', header, { userId: token })).toEqual(merged)
  expect(await post('/api/cart/get', header)).toEqual(merged)
})

test('wishlist calls accept the token of the page and of the cart layer (API-28 to API-38, ROLE-09, ROLE-10)', async () => {
  const token = await aToken()
  const bearer = { authorization: `Bearer ${token}` }
  const [status, added] = await post(
    '/api/wishlist/add',
    { token },
    { itemId: tee.id, size: '90', quantity: 1 },
  )
  expect([status, added.success]).toEqual([200, true])
  const listed = [
    200,
    {
      success: true,
      message: words,
      wishData: { [tee.id]: { '90': 1 } },
      wishlistData: [expect.objectContaining({ id: tee.id, title: tee.name, price: 100 })],
    },
  ]
  expect(await post('/api/wishlist/get', { token })).toEqual(listed)
  expect(await post('/api/wishlist/get', bearer, { userId: token })).toEqual(listed)
  const removed = [200, { success: true, message: 'Removed from wishlist' }]
  expect(await post('/api/wishlist/remove', bearer, { userId: token, itemId: tee.id })).toEqual(removed)
  expect(await post('/api/wishlist/get', { token })).toMatchObject([200, { wishData: {}, wishlistData: [] }])
})

test('an order is placed, deducted, listed with its code and cancelled (API-24 to API-26, API-45 to API-49, API-66 to API-72)', async () => {
  const token = await aToken()
  const coded = anOrder({ amount: 120, discountValue: 0.05, discountCode: 'AFZ44' })
  const placed = { success: true, message: 'Order placed successfully!' }
  for (const order of [anOrder(), coded])
    expect(await post('/api/order/place', { token }, order)).toMatchObject([200, placed])
  const deducted = await post('/api/cart/deduct-stock', { token }, { items: coded.items })
  expect(deducted).toMatchObject([200, { success: true }])
  const [status, { success, orders }] = await post('/api/order/userorders', { token })
  expect([status, success]).toEqual([200, true])
  expect(orders.map((one: { discountCode: unknown }) => one.discountCode)).toEqual(['AFZ44', null])
  const cancelled = [200, { success: true, message: 'Order cancelled successfully!' }]
  expect(await post('/api/order/cancel', { token }, { orderId: orders[0]._id })).toEqual(cancelled)
})

test('a hosted order returns success, session_url and message, and is verified by success and orderId (API-50 to API-53, API-62 to API-65)', async () => {
  const token = await aToken()
  const [status, answer] = await post('/api/order/stripe', { token }, anOrder())
  const { session_url, orderId } = answer
  expect([status, answer]).toMatchObject([200, { success: true, message: words }])
  expect(session_url).toMatch(/^http:\/\/\S+$/)
  const verify = () => post('/api/order/verifyStripe', { token }, { success: 'true', orderId })
  expect(await verify()).toMatchObject([409, { success: false }])
  await shop.payPage(session_url)
  expect(await verify()).toMatchObject([200, { success: true }])
})

test('an embedded order returns clientSecret and orderId, and is verified by orderId and userId (API-55 to API-61)', async () => {
  const token = await aToken()
  const [status, { clientSecret, orderId }] = await post('/api/order/embedded-stripe', { token }, anOrder())
  expect([status, clientSecret]).toEqual([200, expect.stringMatching(/^pi_\w+_secret_\w+$/)])
  await shop.pay(clientSecret)
  const verified = await post('/api/order/verifyEmbeddedStripe', { token }, { orderId, userId: token })
  expect(verified).toMatchObject([200, { success: true }])
  const [, { orders }] = await post('/api/order/userorders', { token })
  expect(orders).toMatchObject([{ _id: orderId, payment: true, paymentMethod: 'stripe' }])
})
