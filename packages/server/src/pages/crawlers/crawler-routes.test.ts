import { productPath } from '@little-dunes/domain/paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageHandler } from '#pages/render-page'
import { shopSettings } from '#settings/settings-tables'
import { aProduct } from '#testing/a-product'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const publicUrl = 'https://shop.example'
const handler: PageHandler = async (_request, context) => new Response(`At ${context.publicUrl}`)
const storefront = { handler, clientFolder: import.meta.dirname }

let shop: TestShop
let nowhere: Pick<TestShop, 'request'>

beforeAll(async () => {
  shop = await startTestShop({ storefront, publicUrl })
  nowhere = await shop.anotherServer({ storefront, publicUrl: undefined })
})
afterAll(() => shop.close())

const get = (url: string, server: Pick<TestShop, 'request'> = shop) => server.request({ method: 'GET', url })

test('the sitemap lists every published product', async () => {
  const product = await aProduct(shop.shop, { name: 'Tea & <Cake> Set' })
  const archived = await aProduct(shop.shop, { status: 'archived' })
  const draft = await aProduct(shop.shop, { status: 'draft' })
  shop.shop.catalogue.changed()
  const robots = await get('/robots.txt')
  expect(robots.headers['content-type']).toMatch(/^text\/plain/)
  expect(robots.body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
  const map = await get('/sitemap.xml')
  expect(map.headers['content-type']).toMatch(/^application\/xml/)
  const { body: pages } = await get('/sitemaps/pages.xml')
  expect(pages).toContain(`<loc>${publicUrl}/</loc>`)
  expect(pages).toContain(`<loc>${publicUrl}/products?category=Girls</loc>`)
  for (const type of ['clothing', 't-shirts'])
    expect(pages).toContain(`<loc>${publicUrl}/products?type=${type}</loc>`)
  const parts = [...map.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  expect(parts).toEqual([`${publicUrl}/sitemaps/pages.xml`, `${publicUrl}/sitemaps/products-1.xml`])
  const { body } = await get('/sitemaps/products-1.xml')
  expect(body).toContain(`<loc>${publicUrl}${productPath(product)}</loc><lastmod>2026-`)
  expect(body).toContain(`hreflang="ar-AE" href="${publicUrl}/ar${productPath(product)}"`)
  for (const { id } of [archived, draft]) expect(body).not.toContain(id)
  for (const part of ['products-2', 'products-0', 'nothing'])
    expect((await get(`/sitemaps/${part}.xml`)).statusCode).toBe(404)
})

test('a shop without a public address lists none', async () => {
  const robots = await get('/robots.txt', nowhere)
  expect([robots.statusCode, robots.body.includes('Sitemap')]).toEqual([200, false])
  expect((await get('/sitemap.xml', nowhere)).statusCode).toBe(404)
})

test('security.txt has the support address (RFC 9116)', async () => {
  const { statusCode, headers, body } = await get('/.well-known/security.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body.split('\n')).toEqual([
    expect.stringMatching(/^Contact: mailto:[^@\s]+@[^@\s]+$/),
    'Expires: 2027-06-10T08:00:00.000Z',
    'Preferred-Languages: en, ar',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ])
  await shop.db.update(shopSettings).set({ supportEmail: '' })
  expect((await get('/.well-known/security.txt')).statusCode).toBe(404)
})

test('pages get the public address only from the settings', async () => {
  const asked = { method: 'GET', url: '/', headers: { host: 'elsewhere.example' } } as const
  expect((await shop.request(asked)).body).toBe(`At ${publicUrl}`)
  expect((await nowhere.request(asked)).body).toBe('At null')
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  'a page refuses %s and returns the allowed methods (D-31)',
  async (method) => {
    const answer = await shop.request({ method, url: '/products', headers: { 'content-type': 'text/x-any' } })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  },
)

test('files and calls refuse a wrong method with their own response (D-31, D-10)', async () => {
  const post = (url: string) => shop.request({ method: 'POST', url })
  expect((await post('/api/nothing')).statusCode).toBe(404)
  const wrong = await post('/api/product/list')
  expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'GET, HEAD'])
  expect((await post('/pictures/none.avif')).statusCode).toBe(404)
})
