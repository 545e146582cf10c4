import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const folder = mkdtempSync(path.join(tmpdir(), 'backoffice-'))
let shop: TestShop
let address = ''

function writeBuild(root: string, name: string) {
  mkdirSync(path.join(root, 'client', 'assets'), { recursive: true })
  writeFileSync(path.join(root, 'client', 'index.html'), name)
  writeFileSync(path.join(root, 'client', 'assets', `${name}-1a2b.woff2`), name)
}

beforeAll(async () => {
  writeBuild(folder, 'english')
  writeBuild(path.join(folder, 'ar'), 'arabic')
  shop = await startTestShop({ backoffice: folder })
  address = await shop.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => shop.request({ url, headers })
/** Requests an unresolved path: HTTP clients would resolve its dots. */
async function asSent(path: string) {
  const { port } = new URL(address)
  const asking = request({ host: '127.0.0.1', port, path }).end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.headers
}
const getCookie = (answer: Awaited<ReturnType<typeof get>>) => String(answer.headers['set-cookie'])

test('a browser without a choice gets the language of its request headers', async () => {
  for (const url of ['/backoffice', '/backoffice/orders/1?view=all']) {
    expect((await get(url)).body).toBe('english')
    expect((await get(url, { 'accept-language': 'ar-AE,ar;q=0.9,en;q=0.8' })).body).toBe('arabic')
  }
})

test('a cookie stores the chosen language and takes precedence over the browser language', async () => {
  const chosen = await get('/backoffice/orders?view=all&language=ar')
  expect(chosen.statusCode).toBe(303)
  expect(chosen.headers.location).toBe('/backoffice/orders?view=all')
  expect(getCookie(chosen)).toMatch(/^backoffice_language=ar; Path=\/backoffice; .*HttpOnly; SameSite=Lax$/)
  const cookie = `other=1; ${getCookie(chosen).split(';', 1)}`
  expect((await get('/backoffice/orders', { cookie, 'accept-language': 'en' })).body).toBe('arabic')
  const back = await get('/backoffice?language=en', { cookie })
  expect(back.headers.location).toBe('/backoffice')
  expect(getCookie(back)).toContain('backoffice_language=en')
})

test('caches keep the languages apart', async () => {
  const { headers } = await get('/backoffice', { cookie: 'backoffice_language=ar' })
  expect(headers['content-language']).toBe('ar')
  expect(headers.vary).toBe('cookie, accept-language')
  expect(headers['cache-control']).toBe('no-cache')
})

test('an unsupported language is neither stored nor redirected', async () => {
  const answer = await get('/backoffice//evil.example?language=fr', { cookie: 'backoffice_language=fr' })
  expect([answer.statusCode, answer.body]).toEqual([200, 'english'])
  const led = await get('/backoffice//evil.example?language=ar')
  expect(led.headers.location).toBe('/backoffice//evil.example')
})

test.each(['..//', '%2e%2e//', '.%2E//', '../\\', '..\\/', '..///', 'x/..//..//', '..//..//'])(
  'a language choice at /backoffice/%sevil.example stays in the shop',
  async (climb) => {
    const { location } = await asSent(`/backoffice/${climb}evil.example?language=ar`)
    expect(location).toBeDefined()
    expect(new URL(location ?? '', 'https://shop.example').origin).toBe('https://shop.example')
  },
)

test('files of both builds are served in any language', async () => {
  for (const name of ['english', 'arabic'])
    expect((await get(`/backoffice/assets/${name}-1a2b.woff2`)).body).toBe(name)
  expect((await get('/backoffice/assets/gone-1a2b.js')).statusCode).toBe(404)
})
