import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { uploadPicture } from '#testing/products/upload-picture'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let folder: string
let token: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'uploads-'))
  shop = await startTestShop({ dataFolder: folder })
  token = (await aMember(shop.shop, 'manager')).token
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2F7C86' } })
const upload = (name: string, bytes: Buffer | string) => uploadPicture(shop, token, name, bytes)
const stored = () => readdir(path.join(folder, 'media')).catch(() => [])

test('an uploaded picture is redrawn without metadata and shown on a product', async () => {
  const png = await drawn(1200, 900)
    .withExif({ IFD0: { Artist: 'Somebody at home' } })
    .png()
    .toBuffer()
  const { address } = requireSuccess(await upload('Sea Cap (front).PNG', png))
  expect(address).toMatch(/^\/media\/sea-cap-front\.[0-9a-f]{8}\.avif$/)
  const picture = await shop.request({ method: 'GET', url: address })
  expect(picture.headers['content-type']).toBe('image/avif')
  const { width, height, exif } = await sharp(picture.rawPayload).metadata()
  expect([width, height, exif]).toEqual([800, 1000, undefined])
  const { id: productId } = await aProduct(shop.shop)
  const see = async () =>
    requireSuccess(await shop.call('GET /api/staff/product', { productId }, { token })).product
  const field = `colour.${(await see()).colours[0]?.id}.images`
  const changes = [{ field, from: [], to: [address] }]
  requireSuccess(await shop.call('POST /api/staff/product/save', { productId, changes }, { token }))
  const { products } = requireSuccess(await shop.call('GET /api/product/list', { ids: [productId] }))
  expect(products[0]?.variants[0]?.images).toEqual([address])
})

test('refuses files that are not pictures, and pictures with scripts', async () => {
  const before = await stored()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const half = (await drawn(300, 300).jpeg().toBuffer()).subarray(0, 40)
  for (const [name, bytes] of [
    ['hello.png', 'hello'],
    ['x.svg', svg],
    ['x.png', `\u0089PNG${svg}`],
    ['half.jpg', half],
    // These begin like pictures, for checks that read only some bytes.
    ['x.webp', `<!--abcdWEBP-->${svg}`],
    ['x.avif', `<!--ftypavif-->${svg}`],
    ['x.gif', `GIF8<!-- -->${svg}`],
    ['x.tiff', await drawn(30, 30).tiff().toBuffer()],
  ] as const)
    expect([name, await upload(name, bytes)]).toMatchObject([name, { code: 'picture_refused' }])
  expect(await stored()).toEqual(before)
})

test('refuses a picture of 100 megapixels before decoding it', async () => {
  const bomb = await drawn(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
  expect(await upload('bomb.png', bomb)).toMatchObject({
    code: 'picture_refused',
    message: 'This image is too large. The maximum is 12 MB and 50 megapixels.',
  })
})
