import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { derivedPicture, emailPicture, openGraphImage } from '@little-dunes/domain/catalogue/pictures'
import { MINUTE } from '@little-dunes/domain/durations'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { drawPicture } from '#media/draw-picture'
import { pictureHash } from '#media/picture-hash'
import { storeFetchedPicture, storePicture } from '#media/store-picture'
import { writeWholeFile } from '#media/write-whole-file'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let dataFolder: string
let master: string

const png = (background: string, width = 300, height = 300) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
const get = (url: string, headers: Record<string, string> = {}) =>
  shop.request({ method: 'GET', url, headers })

beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'shop-media-'))
  shop = await startTestShop({ dataFolder })
  master = await storePicture(dataFolder, 'sea-cap', await png('#2F7C86'))
})
afterAll(async () => {
  await shop.close()
  await rm(dataFolder, { recursive: true })
})

test('a stored picture is an original of 800 × 1000 at an address with its hash', async () => {
  expect(master).toMatch(/^\/media\/sea-cap\.[0-9a-f]{8}\.avif$/)
  const response = await get(master)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 800, height: 1000 })
})

test('a missing width is briefly replaced by the original, then served permanently', async () => {
  const thumbnail = derivedPicture(master, 160, 'avif')
  const before = await get(thumbnail)
  expect([before.statusCode, before.headers['cache-control']]).toEqual([200, 'public, max-age=60'])
  expect(await drawPicture(dataFolder, thumbnail)).toBe(true)
  const after = await get(thumbnail)
  expect(after.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(after.headers.etag).not.toBe(before.headers.etag)
  expect(await sharp(after.rawPayload).metadata()).toMatchObject({ width: 160, height: 200 })
})

test('a picture is drawn once, originals and unknown addresses never, and no partial file remains', async () => {
  const coral = await storePicture(dataFolder, 'coral-cap', await png('#E8795B'))
  const webp = derivedPicture(coral, 160, 'webp')
  expect(await drawPicture(dataFolder, webp)).toBe(true)
  const unknown = webp.replace('coral', 'clay')
  for (const address of [webp, coral, derivedPicture(coral, 800, 'avif'), unknown, '/media/../x'])
    expect(await drawPicture(dataFolder, address)).toBe(false)
  expect((await readdir(path.join(dataFolder, 'media'))).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('a file written by several processes simultaneously is complete', async () => {
  const file = path.join(dataFolder, 'media', 'written-by-many')
  const contents = ['a', 'b', 'c'].map((letter) => letter.repeat(1e6))
  await Promise.all(contents.map((content) => writeWholeFile(file, content)))
  expect(contents).toContain(await readFile(file, 'utf8'))
})

test('a picture in the browser cache is not sent again', async () => {
  const etag = String((await get(master)).headers.etag)
  const again = await get(master, { 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each([
  '/media/nothing.1a2b3c4d.avif',
  '/media/sea-cap.00000000.avif',
  '/media/../package.json',
  '/media/%2e%2e/%2e%2e/package.json',
  '/media/..%2f..%2fpackage.json',
  '/media/sea-cap.avif%00',
  '/media/',
  '/media/secret.txt',
])('%s is a plain 404 (D-10)', async (url) => {
  await writeFile(path.join(dataFolder, 'media', 'secret.txt'), 'secret')
  const response = await get(url)
  expect(response.statusCode).toBe(404)
  expect(response.headers['content-type']).toMatch(/^text\/plain/)
})

test('a redrawn demo picture is briefly served at its old address too', async () => {
  const [file = ''] = await readdir(new URL('../../../../demo/pictures', import.meta.url))
  const response = await get(`/media/${file.replace(/\.avif$/, '')}.00000000-400.avif`)
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'public, max-age=60'])
})

test('a fetched original keeps its address, and one with a wrong hash is redrawn', async () => {
  const bytes = (await get(master)).rawPayload
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-fetched-'))
  const source = `https://other.example${master}`
  expect(await storeFetchedPicture(folder, 'cap', bytes, source)).toBe(master)
  expect(await readFile(path.join(folder, master))).toEqual(bytes)
  const claimed = await storeFetchedPicture(folder, 'cap', await png('#ffffff'), source)
  expect(claimed).toMatch(/^\/media\/cap\./)
  const small = await sharp(bytes).resize(400, 500).avif().toBuffer()
  const other = `https://other.example/media/cap.${pictureHash(small)}.avif`
  expect(await storeFetchedPicture(folder, 'drawn', small, other)).toMatch(/^\/media\/drawn\./)
  await rm(folder, { recursive: true })
})

test('refuses to store a file that is not a picture', async () => {
  await expect(storePicture(dataFolder, 'text', Buffer.from('hello'))).rejects.toThrow()
})

// Pictures are drawn at the lowest priority, which takes long on a busy machine.
async function untilDrawn<Answer extends { headers: Record<string, unknown> }>(
  ask: (url: string) => Promise<Answer>,
  url: string,
): Promise<Answer> {
  return vi.waitFor(
    async () => {
      const answer = await ask(url)
      expect(answer.headers['cache-control']).toMatch(/immutable/)
      return answer
    },
    { timeout: 55_000, interval: 250 },
  )
}

test('a shop draws a picture at its first request', { timeout: MINUTE }, async () => {
  const address = await storePicture(dataFolder, 'palm-cap', await png('#6F8F60', 800, 1000))
  const { server } = await shop.anotherServer({ dataFolder, pictureJob: true })
  const ask = (url: string) => server.inject({ method: 'GET', url })
  const webp = await untilDrawn(ask, derivedPicture(address, 400, 'webp'))
  expect(webp.headers['content-type']).toBe('image/webp')
  expect(await sharp(webp.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 400, height: 500 })
  const derived = derivedPicture(address, 160, 'avif')
  expect((await ask(derived)).headers['content-type']).toBe('image/avif')
  await untilDrawn(ask, derived)
})

test('a picture for emails is a small JPEG', async () => {
  const address = emailPicture(await storePicture(dataFolder, 'dune-cap', await png('#E8DAC3'))) ?? ''
  expect(await drawPicture(dataFolder, address)).toBe(true)
  const answer = await get(address)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 160, height: 200 })
})

test('a link preview is a JPEG of 1200 × 630: the full product on its background', {
  timeout: MINUTE,
}, async () => {
  const address = await storePicture(dataFolder, 'sand-hat', await png('#E8DAC3', 800, 1000))
  const { server } = await shop.anotherServer({ dataFolder, pictureJob: true })
  const ask = (url: string) => server.inject({ method: 'GET', url })
  const drawn = await untilDrawn(ask, openGraphImage(address) ?? '')
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/jpeg'])
  const picture = sharp(drawn.rawPayload)
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const { channels } = await picture.stats()
  for (const [index, ground] of [0xe8, 0xda, 0xc3].entries()) {
    expect(Math.abs((channels[index]?.min ?? 0) - ground)).toBeLessThan(8)
  }
})
