import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
})
afterAll(() => shop.close())

const open = async (url: string) => {
  const { statusCode, headers } = await shop.request({ method: 'GET', url })
  return {
    statusCode,
    location: headers.location,
    cookie: headers['set-cookie'],
    caching: headers['cache-control'],
  }
}

test('a discount link stores the code for a week and opens the home page in the language of the link', async () => {
  expect(await open('/discount/white26')).toEqual({
    statusCode: 302,
    location: '/',
    cookie: 'discount_code=WHITE26; Path=/; Max-Age=604800; SameSite=Lax',
    caching: 'no-store',
  })
  expect(await open('/ar/discount/white26')).toMatchObject({ location: '/ar' })
})

test('a discount link opens the page that it names', async () => {
  const to = async (redirect: string, base = '') =>
    (await open(`${base}/discount/EID?redirect=${encodeURIComponent(redirect)}`)).location
  expect(await to('/products?category=Girls#top')).toBe('/products?category=Girls#top')
  expect(await to('/products', '/ar')).toBe('/ar/products')
  expect(await to('/ar/products')).toBe('/ar/products')
})

test('a discount link does not store an invalid code', async () => {
  for (const code of ['A%20B', 'A%0D%0ASet-Cookie:x', '-A', 'A'.repeat(41), '%D8%B9'])
    expect(await open(`/discount/${code}`)).toMatchObject({ statusCode: 302, cookie: undefined })
})
