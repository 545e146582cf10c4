import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopSettings } from '#settings/settings-tables'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const html = { headers: { 'content-type': 'text/html; charset=utf-8' } }
const storefront = {
  handler: async () => new Response('<html><body>A page</body></html>', html),
  clientFolder: import.meta.dirname,
}
const AGREED = { cookie: 'other=1; measuring=agreed' }

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ storefront })
})
afterAll(() => shop.close())

const get = (headers: Record<string, string> = {}) => shop.request({ method: 'GET', url: '/', headers })
const loadPolicy = async (headers?: Record<string, string>) =>
  String((await get(headers)).headers['content-security-policy'])
const set = async (ids: { googleTag?: string; metaPixel?: string }) => {
  await shop.db.update(shopSettings).set(ids)
  shop.shop.catalogue.pagesChanged()
}

test('without measuring in the settings no page allows an external host, for any cookie', async () => {
  expect(await loadPolicy(AGREED)).toBe(await loadPolicy())
  expect(await loadPolicy(AGREED)).not.toMatch(/google|facebook/)
})

test('after consent a page loads only the configured measuring services', async () => {
  await set({ googleTag: 'G-ABC123DEF4' })
  expect(await loadPolicy()).not.toMatch(/google|facebook/)
  for (const cookie of ['measuring=declined', 'xmeasuring=agreed', 'measuring=agreedx'])
    expect(await loadPolicy({ cookie })).not.toMatch(/google/)
  const policy = await loadPolicy(AGREED)
  expect(policy).toContain("script-src 'self' https://*.googletagmanager.com")
  expect(policy).toContain("connect-src 'self' https://*.google-analytics.com")
  expect(policy).toContain('frame-src;')
  expect(policy).not.toMatch(/facebook|doubleclick/)
  await set({ googleTag: 'AW-123456789', metaPixel: '123456789012345' })
  expect(await loadPolicy(AGREED)).toMatch(/script-src 'self'[^;]* https:\/\/connect\.facebook\.net/)
  expect(await loadPolicy(AGREED)).toContain('https://googleads.g.doubleclick.net')
})

test('a browser with a page cached before consent gets the policy for after consent', async () => {
  const before = await get()
  const after = await get({ ...AGREED, 'if-none-match': String(before.headers.etag) })
  expect([after.statusCode, after.body]).toEqual([200, before.body])
  const again = await get({ ...AGREED, 'if-none-match': String(after.headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.headers['content-security-policy']).toContain('googletagmanager')
  expect((await get({ 'if-none-match': String(after.headers.etag) })).statusCode).toBe(200)
})
