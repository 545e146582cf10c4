import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageHandler } from '#pages/render-page'
import { aProduct } from '#testing/a-product'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const handler: PageHandler = async () =>
  new Response('<!doctype html><p>hello</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } })

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ storefront: { handler, clientFolder: import.meta.dirname } })
  await aProduct(shop.shop)
})
afterAll(() => shop.close())

test.each([
  ['a page', 'GET', '/'],
  ['an unknown page', 'GET', '/no/such/page'],
  ['a call', 'GET', '/api/settings'],
  ['the whole list', 'GET', '/api/product/list'],
  ['a refused call', 'POST', '/api/cart/get'],
  ['an unknown call', 'GET', '/api/none'],
  ['a wrong method', 'DELETE', '/api/cart/get'],
  ['an address that cannot be decoded', 'GET', '/%ff%zz'],
  ['a file that is none', 'GET', '/assets/none.js'],
  ['a picture that is none', 'GET', '/media/none'],
  ['the documentation', 'GET', '/api/docs'],
  ['the health', 'GET', '/healthz'],
  ['robots.txt', 'GET', '/robots.txt'],
] as const)('every response has security headers: %s', async (_, method, url) => {
  const { headers } = await shop.request({ method, url })
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /^default-src '(none|self)'.*base-uri 'none'.*frame-ancestors 'none'/,
    ),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/camera=\(\).*payment=\(self/),
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-type': expect.stringMatching(/; charset=utf-8$/),
  })
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
})
