import { calls } from '@little-dunes/domain/contract/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SHOP_VERSION } from '#startup/shop-version'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

test('the OpenAPI document has every call of the contract, with caller, input and response', async () => {
  const response = await shop.request({ method: 'GET', url: '/api/openapi.json' })
  const document = response.json()
  expect([document.openapi, document.info.version]).toEqual(['3.1.0', SHOP_VERSION])
  const described = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.sort()).toEqual(Object.keys(calls).sort())
  expect(document.paths['/api/cart/add'].post).toMatchObject({
    security: [{ token: [] }, { bearer: [] }],
    requestBody: {
      content: { 'application/json': { schema: { required: expect.arrayContaining(['itemId']) } } },
    },
  })
  expect(document.paths['/api/user/login'].post).not.toHaveProperty('security')
  expect(
    document.paths['/api/product/list'].get.parameters.map(({ name }: { name: string }) => name),
  ).toContain('search')
})

test('the server implements every call of the OpenAPI document', async () => {
  for (const name of Object.keys(calls)) {
    const [method, url = ''] = name.split(' ') as ['GET' | 'POST', string]
    const response = await shop.request({ method, url, ...(method === 'POST' && { payload: {} }) })
    expect([name, response.statusCode === 404 || response.statusCode === 405]).toEqual([name, false])
  }
})

test('the API docs page needs no script and allows none', async () => {
  const response = await shop.request({ method: 'GET', url: '/api/docs' })
  expect(response.headers['content-type']).toMatch(/^text\/html/)
  expect(response.body).not.toMatch(/<script|https?:\/\//)
  expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  for (const name of Object.keys(calls)) expect(response.body).toContain(name.split(' ')[1])
})

test.each(['/api/docs', '/api/openapi.json'])(
  '%s is compressed, and returns 304 for a matching ETag',
  async (url) => {
    const headers = { 'accept-encoding': 'br' }
    const first = await shop.request({ method: 'GET', url, headers })
    expect([first.statusCode, first.headers['content-encoding'], first.headers.vary]).toEqual([
      200,
      'br',
      'accept-encoding',
    ])
    const etag = String(first.headers.etag)
    const again = await shop.request({ method: 'GET', url, headers: { ...headers, 'if-none-match': etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  },
)
