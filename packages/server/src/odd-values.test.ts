import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let bodies: Record<string, object>

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
  const line = aLine(await aProduct(shop.shop))
  const { itemId, size, colorName, quantity } = line
  // A wrong amount, so no order is placed.
  const order = anOrder([line], 1)
  bodies = {
    'cart/add': line,
    'cart/update': line,
    'cart/get': { userId: 'me' },
    'cart/merge': {
      guestCart: { [itemId]: { [size]: { quantity, size, colorName } } },
      mergeId: 'this guest',
    },
    'cart/deduct-stock': { items: [line] },
    'wishlist/add': { itemId, size, quantity },
    'wishlist/get': { userId: 'me' },
    'wishlist/remove': { userId: 'me', itemId },
    'order/place': order,
    'order/verifyStripe': { success: 'true', orderId: itemId },
    'order/verifyEmbeddedStripe': { orderId: itemId, userId: 'me' },
    'order/cancel': { orderId: itemId },
    'discount/check': { code: 'AFZ44' },
  }
})
afterAll(() => shop.close())

const ODD = [null, '', -1, 1.5, 1e308, true, [], {}, '\u0000', '\ud800', '__proto__']

/** Paths to all values of a body, at any depth. */
const waysIn = (value: unknown, way: string[] = []): string[][] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => [[...way, key], ...waysIn(inner, [...way, key])])
    : []

function withValue(body: object, way: readonly string[], value: unknown): object {
  const copy = structuredClone(body)
  const holder = way.slice(0, -1).reduce<object>((inner, key) => Reflect.get(inner, key), copy)
  Reflect.set(holder, way.at(-1) ?? '', value)
  return copy
}

test('any value anywhere in a body gets a valid response and never an internal error (D-31)', async () => {
  const { token } = await aCustomer(shop.shop)
  const failed: string[] = []
  for (const [name, body] of Object.entries(bodies)) {
    for (const way of waysIn(body)) {
      for (const value of ODD) {
        const payload = withValue(body, way, value)
        const request = { method: 'POST', url: `/api/${name}`, headers: { token }, payload } as const
        const { success, code } = (await shop.request(request)).json()
        const fits = success === true || (success === false && code !== 'unexpected')
        if (!fits) failed.push(`${name}: ${way.join('.')} is ${JSON.stringify(value)}`)
      }
    }
  }
  expect(failed).toEqual([])
})
