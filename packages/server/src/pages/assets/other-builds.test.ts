import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepBuild } from '#pages/assets/stored-builds'
import { eventually } from '#testing/eventually'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await startTestShop()
  folder = await mkdtemp(path.join(tmpdir(), 'shop-builds-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

/** Script of a build; two versions differ in one line. */
const script = (version: string): string =>
  Array.from({ length: 400 }, (_, line) => `export const line${line} = ${line * 7919}\n`).join('') +
  `export const version = '${version}'\n`

/** Starts a server of a build with these files, on the data folder of this name. */
async function open(data: string, files: Record<string, string>) {
  const clientFolder = await mkdtemp(path.join(folder, 'client-'))
  await mkdir(path.join(clientFolder, 'assets'))
  for (const [name, text] of Object.entries(files))
    await writeFile(path.join(clientFolder, 'assets', name), text)
  const { server } = await shop.anotherServer({
    storefront: { handler: async () => new Response('page'), clientFolder },
    dataFolder: path.join(folder, data),
  })
  return server.listen({ port: 0, host: '127.0.0.1' })
}

interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
}

const get = (address: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const request = http.get(address, { headers }, async (response) => {
      const chunks: Buffer[] = await response.toArray()
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
    })
    request.on('error', reject)
  })

const dictionaryHeaders = (text: string) => ({
  'accept-encoding': 'gzip, br, zstd, dcb, dcz',
  'available-dictionary': `:${createHash('sha256').update(text).digest('base64')}:`,
})

test('a tab opened before an update finds its scripts', async () => {
  const former = await open('tabs', { 'shop-aaaaaaaa.js': script('1'), 'page-11111111.js': 'old()' })
  await eventually(async () => expect(await readdir(path.join(folder, 'tabs', 'builds'))).toHaveLength(1))
  const latter = await open('tabs', { 'shop-bbbbbbbb.js': script('2') })
  const { status, headers, body } = await get(`${latter}/assets/page-11111111.js`)
  expect([status, body.toString()]).toEqual([200, 'old()'])
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  // While both run, a page of the new version may reach the process of the old one.
  await eventually(async () => {
    const { body } = await get(`${former}/assets/shop-bbbbbbbb.js`)
    expect(body.toString()).toBe(script('2'))
  })
  const missing = await get(`${latter}/assets/page-22222222.js`)
  expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
})

test('a browser with an older script gets the difference (RFC 9842)', async () => {
  await open('changes', { 'shop-aaaaaaaa.js': script('1'), 'other-aaaaaaaa.js': `${script('1')}other()` })
  await eventually(async () => expect(await readdir(path.join(folder, 'changes', 'builds'))).toHaveLength(1))
  const latter = await open('changes', { 'shop-bbbbbbbb.js': script('2') })
  const address = `${latter}/assets/shop-bbbbbbbb.js`
  const whole = await get(address, { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(whole.body).toString()).toBe(script('2'))
  expect(whole.headers).toMatchObject({
    'use-as-dictionary': 'match="/assets/shop-*.js"',
    vary: 'accept-encoding, available-dictionary',
  })

  await eventually(async () => {
    const { headers } = await get(address, dictionaryHeaders(script('1')))
    expect(headers['content-encoding']).toBe('dcz')
  })
  const changed = await get(address, dictionaryHeaders(script('1')))
  const hash = createHash('sha256').update(script('1')).digest()
  expect(changed.body.subarray(0, 40)).toEqual(Buffer.concat([Buffer.from('5e2a4d1820000000', 'hex'), hash]))
  const text = zstdDecompressSync(changed.body.subarray(40), { dictionary: Buffer.from(script('1')) })
  expect(text.toString()).toBe(script('2'))
  expect(changed.headers['content-length']).toBe(String(changed.body.length))
  expect(changed.body.length).toBeLessThan(whole.body.length / 5)

  const encodingWith = async (headers: Record<string, string>) =>
    (await get(address, headers)).headers['content-encoding']
  expect(await encodingWith(dictionaryHeaders(`${script('1')}other()`))).toBe('br')
  expect(await encodingWith(dictionaryHeaders('an unknown dictionary'))).toBe('br')
  expect(await encodingWith({ ...dictionaryHeaders(script('1')), 'accept-encoding': 'br' })).toBe('br')
})

test('the three latest earlier builds stay next to the current one', async () => {
  const builds = path.join(folder, 'kept')
  const names: string[] = []
  for (const day of [1, 2, 3, 4, 5]) {
    const asset = { address: `/assets/shop-${day}aaaaaaa.js`, body: Buffer.from(String(day)) }
    names.push(await keepBuild(builds, [asset], new Date(Date.UTC(2030, 0, day))))
  }
  expect(new Set(await readdir(builds))).toEqual(new Set(names.slice(1)))
})
