import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { derivedPicture, openGraphImage } from '@little-dunes/domain/catalogue/pictures'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { derivePictures } from '#media/derive-pictures'
import { drawOpenGraphImages } from '#media/draw-open-graph-images'
import { pictureHash } from '#media/picture-hash'
import { storeFetchedPicture, storePicture } from '#media/store-picture'
import { writeWholeFile } from '#media/write-whole-file'
import { aProduct } from '#testing/a-product'
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

test('a stored picture is an original of 800 × 1000 under an address with its hash', async () => {
  expect(master).toMatch(/^\/media\/sea-cap\.[0-9a-f]{8}\.avif$/)
  const response = await get(master)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 800, height: 1000 })
})

test('the master stands in for a short time for what is not made yet, then the right width is served for ever', async () => {
  const [thumbnail, webp] = [derivedPicture(master, 160, 'avif'), derivedPicture(master, 400, 'webp')]
  const before = await get(thumbnail)
  expect([before.statusCode, before.headers['cache-control']]).toEqual([200, 'public, max-age=60'])
  expect(await derivePictures(dataFolder, [master])).toBe(5)
  const after = await get(thumbnail)
  expect(after.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(after.headers.etag).not.toBe(before.headers.etag)
  expect(await sharp(after.rawPayload).metadata()).toMatchObject({ width: 160, height: 200 })
  const other = await get(webp)
  expect(other.headers['content-type']).toBe('image/webp')
  expect(await sharp(other.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 400, height: 500 })
})

test('a link is previewed with a JPEG of 1200 × 630: the whole product on its own ground', async () => {
  const address = await storePicture(dataFolder, 'sand-hat', await png('#E8DAC3', 800, 1000))
  const preview = openGraphImage(address) ?? ''
  expect((await get(preview)).headers['cache-control']).toBe('public, max-age=60')
  expect(await drawOpenGraphImages(dataFolder, [address, address])).toBe(1)
  const drawn = await get(preview)
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/jpeg'])
  const picture = sharp(drawn.rawPayload)
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const { channels } = await picture.stats()
  for (const [index, ground] of [0xe8, 0xda, 0xc3].entries()) {
    expect(Math.abs((channels[index]?.min ?? 0) - ground)).toBeLessThan(8)
  }
})

test('the making goes on where it was stopped and leaves nothing half done', async () => {
  const second = await storePicture(dataFolder, 'coral-cap', await png('#E8795B'))
  await derivePictures(dataFolder, [second])
  await rm(path.join(dataFolder, derivedPicture(second, 160, 'webp')))
  expect(await derivePictures(dataFolder, [second, master])).toBe(1)
  expect((await readdir(path.join(dataFolder, 'media'))).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('two processes of a shop share the making of pictures', async () => {
  const colours = Array.from({ length: 12 }, (_, index) => `#${(0x2f7c86 + 4096 * index).toString(16)}`)
  const masters = await Promise.all(
    colours.map(async (colour, index) => storePicture(dataFolder, `kite-${index}`, await png(colour))),
  )
  const made = await Promise.all([1, 2].map(() => derivePictures(dataFolder, masters)))
  expect(made.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(60)
  expect(made.reduce((sum, count) => sum + count)).toBeLessThan(90)
  expect(await derivePictures(dataFolder, masters)).toBe(0)
})

test('a file that several processes write at once is whole', async () => {
  const file = path.join(dataFolder, 'media', 'written-by-many')
  const contents = ['a', 'b', 'c'].map((letter) => letter.repeat(1e6))
  await Promise.all(contents.map((content) => writeWholeFile(file, content)))
  expect(contents).toContain(await readFile(file, 'utf8'))
})

test('nothing is made that nobody wants any more', async () => {
  const other = await storePicture(dataFolder, 'sand-cap', await png('#DDC4A1'))
  expect(await derivePictures(dataFolder, [other], () => false)).toBe(0)
})

test('who has a picture does not get it again', async () => {
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

test('a demo picture that was drawn anew is shown under its old address too, for a short time', async () => {
  const [file = ''] = await readdir(new URL('../../../../demo/pictures', import.meta.url))
  const response = await get(`/media/${file.replace(/\.avif$/, '')}.00000000-400.avif`)
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'public, max-age=60'])
})

test('a fetched master keeps its address; what only claims to be one is drawn anew', async () => {
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

test('what is no picture is not stored', async () => {
  await expect(storePicture(dataFolder, 'text', Buffer.from('hello'))).rejects.toThrow()
})

// The pictures are made at the lowest priority: on a busy machine that takes its time.
test('a listening shop makes the pictures that its catalogue shows', { timeout: 60_000 }, async () => {
  const address = await storePicture(dataFolder, 'palm-cap', await png('#6F8F60', 800, 1000))
  await aProduct(shop.shop, { image: [address] })
  const other = await shop.anotherServer({ dataFolder, pictureJob: true })
  await other.server.listen({ port: 0, host: '127.0.0.1' })
  const wanted = derivedPicture(address, 160, 'webp')
  const isMade = async () => expect((await get(wanted)).headers['cache-control']).toMatch(/immutable/)
  await vi.waitFor(isMade, { timeout: 55_000, interval: 250 })
})
