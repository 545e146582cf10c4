import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { productPath } from '@little-dunes/domain/paths'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import type { PageHandler } from '#pages/render-page'
import { readRedirects } from '#redirects/read-redirects'
import { writeRedirects } from '#redirects/write-redirects'
import { aProduct } from '#testing/a-product'
import { eventually } from '#testing/eventually'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let clientFolder: string
let rendered: string[] = []

/** Storefront with one kind of page, which shows the name and stock of the products at an address. */
const handler: PageHandler = async (request, { client, now, nonce }) => {
  const { pathname, search } = new URL(request.url)
  rendered.push(pathname + search)
  if (pathname === '/old') return new Response(null, { status: 302, headers: { location: '/' } })
  const answer = await client('GET /api/product/list', { limit: 100 })
  if (!answer.success) throw new Error(answer.message)
  const list = answer.products.map(({ name, variants }) => `${name}: ${variants[0]?.stocks}`).join(', ')
  const script = `<script>foreign()</script><script nonce="${nonce}">var day=${JSON.stringify(now().toISOString())}</script>`
  return new Response(`<html><p>${list}</p>${script}</html>`, {
    status: pathname === '/nowhere' ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'visitor=1' },
  })
}

beforeAll(async () => {
  clientFolder = await mkdtemp(path.join(tmpdir(), 'shop-client-'))
  await mkdir(path.join(clientFolder, 'assets'))
  await writeFile(path.join(clientFolder, 'assets', 'shop-1a2b.js'), 'console.info("shop")\n'.repeat(200))
  await writeFile(path.join(clientFolder, 'assets', 'letters-1a2b.woff2'), Buffer.alloc(100, 7))
  await writeFile(path.join(clientFolder, 'film.mp4'), Buffer.alloc(1000, 7))
  shop = await startTestShop({ storefront: { handler, clientFolder } })
})
afterAll(async () => {
  await shop.close()
  await rm(clientFolder, { recursive: true })
})
beforeEach(async () => {
  await shop.db.delete(products)
  shop.shop.catalogue.changed()
  rendered = []
})

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.request({ method: 'GET', url, headers })

test('a page is rendered once, despite unknown parameters in its address (D-60)', async () => {
  await aProduct(shop.shop, { name: 'Tee' })
  const first = await get('/')
  expect(first.body).toContain('Tee: 10')
  // The notification of the new product may arrive after the first page.
  await eventually(async () => {
    await get('/')
    rendered = []
    expect((await get('/?utm_source=mail')).body).toBe((await get('/')).body)
    expect(rendered).toEqual([])
  })
})

test('a page is the same for every visitor and sets no cookie (D-60)', async () => {
  const one = await get('/cart', { token: 'a', cookie: 'b=c', 'user-agent': 'd', 'accept-language': 'ar' })
  const other = await get('/cart')
  expect(one.body).toBe(other.body)
  expect(one.headers).not.toHaveProperty('set-cookie')
})

test('a catalogue change is on the page at the next request (D-60)', async () => {
  const product = await aProduct(shop.shop, { name: 'Before' })
  expect((await get('/')).body).toContain('Before')
  await shop.db.update(products).set({ name: 'After' }).where(eq(products.id, product.id))
  shop.shop.catalogue.changed()
  expect((await get('/')).body).toContain('After')
})

test('a change on one server is on the pages of the other (D-60)', async () => {
  const other = await shop.anotherServer({ storefront: { handler, clientFolder } })
  await aProduct(shop.shop, { name: 'First' })
  const onTheOther = async () => (await other.request({ method: 'GET', url: '/' })).body
  await eventually(async () => expect(await onTheOther()).toContain('First'))
  await shop.db.update(products).set({ name: 'Second' })
  await eventually(async () => expect(await onTheOther()).toContain('Second'))
})

test('sales are on the page within a second (D-15)', async () => {
  const product = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 5 } }] })
  expect((await get('/')).body).toContain(': 5')
  await shop.db.update(sizeEntries).set({ stocks: 4 })
  shop.shop.catalogue.stockChanged([product.id])
  shop.clock.moveBy(1000)
  expect((await get('/')).body).toContain(': 4')
})

test('only the scripts that the page was rendered with may run', async () => {
  const { headers, body } = await get('/')
  expect(body).not.toContain('nonce')
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
})

test('the not-found page has status 404, and redirects are not cached', async () => {
  expect((await get('/nowhere')).statusCode).toBe(404)
  const redirect = await get('/old')
  expect([redirect.statusCode, redirect.headers.location]).toEqual([302, '/'])
  await get('/old')
  expect(rendered.filter((url) => url === '/old')).toHaveLength(2)
})

test('HEAD returns the headers of the page, and a cached page gets a 304', async () => {
  const { headers } = await get('/')
  const head = await shop.request({ method: 'HEAD', url: '/' })
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag])
  const again = await get('/', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each([
  '/assets/missing.js',
  '/favicon.ico',
  '/pictures/none.avif',
  '/wp-login.php',
  '/.env',
  '/package.json',
  '/assets/',
])('%s is a plain 404 and not a page (D-10)', async (url) => {
  const response = await get(url)
  expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
  expect(rendered).toEqual([])
})

test('an unknown call gets the envelope, not a page (D-10)', async () => {
  expect((await get('/api/nothing')).json()).toMatchObject({ success: false, code: 'not_found' })
})

test('a database failure returns an uncached 503, and the page recovers automatically (D-31)', async () => {
  await aProduct(shop.shop, { name: 'Tee' })
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const failing = vi.spyOn(shop.shop.catalogue, 'snapshot').mockRejectedValue(away)
  const during = await get('/')
  failing.mockRestore()
  expect([during.statusCode, during.headers['retry-after']]).toEqual([503, '2'])
  expect(during.body).not.toContain('ECONNREFUSED')
  expect((await get('/')).statusCode).toBe(200)
})

test('a precompressed file is sent unchanged', async () => {
  const compressedFolder = await mkdtemp(path.join(tmpdir(), 'shop-compressed-'))
  await mkdir(path.join(compressedFolder, 'assets'))
  const [br, gz] = [brotliCompressSync('smaller by far'), gzipSync('smaller')]
  await writeFile(path.join(compressedFolder, 'assets', 'shop-1a2b.js.br'), br)
  await writeFile(path.join(compressedFolder, 'assets', 'shop-1a2b.js.gz'), gz)
  const { server } = await shop.anotherServer({ storefront: { handler, clientFolder, compressedFolder } })
  await rm(compressedFolder, { recursive: true })
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  const read = async (encoding: string) => {
    const sent = await fetch(`${address}/assets/shop-1a2b.js`, { headers: { 'accept-encoding': encoding } })
    return (await sent.text()).slice(0, 14)
  }
  expect([await read('br'), await read('gzip'), await read('identity')]).toEqual([
    'smaller by far',
    'smaller',
    'console.info("',
  ])
})

test('files and pages come from memory, compressed', async () => {
  const { server } = await shop.anotherServer({ storefront: { handler, clientFolder } })
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  await aProduct(shop.shop, { name: 'Tee' })
  const headers = { 'accept-encoding': 'gzip, br' }
  const page = await fetch(address, { headers })
  const again = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
  expect(page.headers.get('content-encoding')).toBe('br')
  expect(await again.text()).toBe(await page.text())
  const script = await fetch(`${address}/assets/shop-1a2b.js`, { headers })
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(script.headers.get('content-encoding')).toBe('br')
  const film = await fetch(`${address}/film.mp4`, { headers: { range: 'bytes=0-9' } })
  expect([film.status, (await film.arrayBuffer()).byteLength]).toEqual([206, 10])
  const list = await fetch(`${address}/api/product/list`, { headers })
  expect(list.headers.get('content-encoding')).toBe('br')
})

test('the service worker is always revalidated, may fetch only from the shop, and can be disabled', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-worker-'))
  await writeFile(path.join(folder, 'service-worker.js'), 'keeps()')
  await writeFile(path.join(folder, 'unregister-worker.js'), 'leaves()')
  const open = async (serviceWorker: boolean) => {
    const storefront = { handler, clientFolder: folder }
    const { server } = await shop.anotherServer({ storefront, serviceWorker })
    const sent = await fetch(`${await server.listen({ port: 0, host: '127.0.0.1' })}/service-worker.js`)
    return {
      text: await sent.text(),
      cache: sent.headers.get('cache-control'),
      policy: sent.headers.get('content-security-policy'),
      type: sent.headers.get('content-type'),
    }
  }
  const headers = {
    cache: 'no-cache',
    policy: "default-src 'none'; connect-src 'self'",
    type: 'text/javascript; charset=utf-8',
  }
  expect(await open(true)).toEqual({ text: 'keeps()', ...headers })
  expect(await open(false)).toEqual({ text: 'leaves()', ...headers })
  await rm(folder, { recursive: true })
})

test('the card provider may use fonts of the shop, but not scripts (PAY-14)', async () => {
  const { server } = await shop.anotherServer({ storefront: { handler, clientFolder } })
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  const openTo = async (file: string) =>
    (await fetch(`${address}/assets/${file}`)).headers.get('access-control-allow-origin')
  expect(await openTo('letters-1a2b.woff2')).toBe('*')
  expect(await openTo('shop-1a2b.js')).toBeNull()
})

test('addresses of an earlier shop redirect permanently, in the language of the address', async () => {
  const product = await aProduct(shop.shop, { name: 'Dune Tee', category: 'Girls' })
  await shop.db.update(products).set({ handle: 'old-tee', subCategory: 'Summer Tops' })
  shop.shop.catalogue.changed()
  const { redirects } = readRedirects(
    'Redirect from,Redirect to\n/Blogs/News/first/,/stories\n/products/older-tee,/products/old-tee\n/p?id=7,https://blog.example/7\n/%D9%82%D9%85%D9%8A%D8%B5,/stories\n',
  )
  await writeRedirects(shop.db, redirects, shop.clock.now())
  const movedTo = async (url: string) => {
    const { statusCode, headers } = await get(url)
    return statusCode === 301 ? headers.location : statusCode
  }
  const tee = productPath(product)
  expect(await movedTo('/products/old-tee')).toBe(tee)
  expect(await movedTo('/products/old-tee?variant=42')).toBe(tee)
  expect(await movedTo('/collections/all/products/old-tee')).toBe(tee)
  expect(await movedTo('/product/old-tee/')).toBe(tee)
  expect(await movedTo('/ar/products/old-tee')).toBe(`/ar${tee}`)
  expect(await movedTo('/products/older-tee')).toBe(tee)
  expect(await movedTo('/blogs/news/first')).toBe('/stories')
  expect(await movedTo('/p?id=7')).toBe('https://blog.example/7')
  expect(await movedTo('/%D9%82%D9%85%D9%8A%D8%B5')).toBe('/stories')
  expect(await movedTo('/collections/girls')).toBe('/products?category=Girls')
  expect(await movedTo('/pages/contact-us')).toBe('/contact')
  expect(await movedTo('/products/anything else')).toBe(200)
  expect(await movedTo('/nowhere')).toBe(404)
  expect(await movedTo('/nowhere/%00')).toBe(200)
  expect(await movedTo('/products/%00')).toBe(200)
  expect(await movedTo('/products?search=%00')).toBe(200)
})
