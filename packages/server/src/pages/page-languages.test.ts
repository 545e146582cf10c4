import { afterAll, beforeAll, expect, test } from 'vitest'
import { productTranslations } from '#catalogue/catalogue-tables'
import { knownAsAWhole } from '#catalogue/memory/known-catalogue'
import { toPageKey } from '#pages/page-key'
import type { PageHandler } from '#pages/render-page'
import { aProduct } from '#testing/a-product'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

/** Returns the name of the build, and the product names that its loaders get. */
const pagesIn =
  (language: string): PageHandler =>
  async (_request, { client }) => {
    const answer = await client('GET /api/product/list', { limit: 5 })
    const names = answer.success ? answer.products.map(({ name }) => name) : []
    return new Response(`${language}: ${names}`)
  }

const [clientFolder, arabicFolder] = [import.meta.dirname, `${import.meta.dirname}/../media`]
const publicUrl = 'https://shop.example'
let shop: TestShop
let id: string

beforeAll(async () => {
  const translations = new Map([['ar' as const, { handler: pagesIn('ar'), clientFolder: arabicFolder }]])
  shop = await startTestShop({
    storefront: { handler: pagesIn('en'), clientFolder, translations },
    publicUrl,
  })
  id = (await aProduct(shop.shop, { category: 'Boys' })).id
  await shop.db.insert(productTranslations).values({ productId: id, language: 'ar', name: 'قميص الكثبان' })
  shop.shop.catalogue.changed()
})
afterAll(() => shop.close())

const read = async (url: string) => (await shop.request({ url })).body

test('an address below /ar is rendered by the Arabic pages, with Arabic names (D-62)', async () => {
  expect(await read('/ar')).toBe('ar: قميص الكثبان')
  expect(await read('/ar/products')).toBe('ar: قميص الكثبان')
  // React Router's request on the way to the Arabic home page.
  expect(await read('/ar.data?_routes=home%2Fhome-page')).toBe('ar: قميص الكثبان')
  for (const url of ['/', '/products', '/arabian-nights', '/fr/products'])
    expect(await read(url)).toBe('en: Dune Tee')
})

test('request headers do not change the page at an address (D-62)', async () => {
  const { body } = await shop.request({ url: '/cart', headers: { 'accept-language': 'ar' } })
  expect(body).toBe('en: Dune Tee')
})

test('a cached page has its language in its key', async () => {
  const sources = { catalogue: knownAsAWhole(await shop.shop.catalogue.snapshot()), routes: null }
  const arabic = `/ar/Boys/${encodeURIComponent('قميص-الكثبان')}/${id}`
  expect(toPageKey('/ar?utm_source=mail', sources)).toEqual({ key: '/ar', partition: 'linked' })
  expect(toPageKey('/ar/products?junk=1&search=x', sources).key).toBe('/ar/products?search=x')
  expect(toPageKey('/ar/_root.data', sources).partition).toBe('linked')
  expect(toPageKey('/ar.data', sources).partition).toBe('linked')
  expect(toPageKey(arabic, sources).partition).toBe('linked')
  expect(toPageKey(`/ar/Boys/dune-tee/${id}`, sources).partition).not.toBe('linked')
})

test('the sitemap has every page in both languages, with links between them', async () => {
  const [map, pages] = [await read('/sitemaps/products-1.xml'), await read('/sitemaps/pages.xml')]
  const english = `${publicUrl}/Boys/dune-tee/${id}`
  const arabic = `${publicUrl}/ar/Boys/${encodeURIComponent('قميص-الكثبان')}/${id}`
  const links = `<xhtml:link rel="alternate" hreflang="en-AE" href="${english}"/><xhtml:link rel="alternate" hreflang="ar-AE" href="${arabic}"/>`
  for (const address of [english, arabic])
    expect(map.replace(/<lastmod>[^<]*<\/lastmod>/g, '')).toContain(
      `<url><loc>${address}</loc>${links}</url>`,
    )
  expect(pages).toContain(`<loc>${publicUrl}/ar</loc>`)
})
