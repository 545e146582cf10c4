import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FocalPoint } from '@little-dunes/domain/catalogue/pictures/focal-point'
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
  folder = await mkdtemp(path.join(tmpdir(), 'focus-'))
  shop = await startTestShop({ dataFolder: folder })
  token = (await aMember(shop.shop, 'manager')).token
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const RED = '#d01010'
const BLUE = '#1010d0'

/** Red at the start, blue at the end. */
const twoColours = async (width: number, height: number): Promise<Buffer> => {
  const blue = await sharp({ create: { width: width / 2, height, channels: 3, background: BLUE } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: RED } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .png()
    .toBuffer()
}

const upload = async (name: string, bytes: Buffer): Promise<string> =>
  requireSuccess(await uploadPicture(shop, token, name, bytes)).address
const see = (address: string) => shop.call('GET /api/staff/picture/focus', { address }, { token })
const choose = (address: string, focus: FocalPoint | null) =>
  shop.call('POST /api/staff/picture/focus', { address, focus }, { token })

async function loadMean(address: string): Promise<number[]> {
  const { rawPayload } = await shop.request({ method: 'GET', url: address })
  const { channels } = await sharp(rawPayload).stats()
  return channels.map(({ mean }) => Math.round(mean))
}

test('a wide picture is shown in full on white until staff choose its focus', async () => {
  const whole = await upload('beach.png', await twoColours(2000, 1000))
  const before = requireSuccess(await see(whole))
  expect(before).toMatchObject({ focus: null, source: { width: 2000, height: 1000 } })
  const { address: end } = requireSuccess(await choose(whole, { x: 0.9, y: 0.5 }))
  expect(end).toMatch(/^\/media\/beach\.[0-9a-f]{8}\.avif$/)
  const [red = 255, , blue = 0] = await loadMean(end)
  expect([red < 40, blue > 180]).toEqual([true, true])
  expect(await loadMean(whole)).not.toEqual(await loadMean(end))
  expect(requireSuccess(await see(end))).toMatchObject({ focus: { x: 0.9, y: 0.5 }, source: before.source })
})

test('staff choose another point on the full picture, and can restore the full picture', async () => {
  const whole = await upload('walk.png', await twoColours(1600, 1000))
  const { address: end } = requireSuccess(await choose(whole, { x: 1, y: 0.5 }))
  const { address: beginning } = requireSuccess(await choose(end, { x: 0, y: 0.5 }))
  const [red = 0, , blue = 255] = await loadMean(beginning)
  expect([red > 180, blue < 40]).toEqual([true, true])
  const { address: again } = requireSuccess(await choose(beginning, null))
  const [, green = 0] = await loadMean(again)
  expect(green).toBeGreaterThan(100)
})

test('its source is a redrawn picture of the shop, and not a product picture', async () => {
  const whole = await upload('sea.png', await twoColours(3000, 1000))
  const { source } = requireSuccess(await see(whole))
  const answer = await shop.request({ method: 'GET', url: source?.address ?? '' })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 2400, height: 800 })
  const { id: productId } = await aProduct(shop.shop)
  const changes = [{ field: 'image', from: [], to: [source?.address] }]
  expect(await shop.call('POST /api/staff/product/save', { productId, changes }, { token })).toMatchObject({
    code: 'invalid_form',
    fields: { image: 'picture' },
  })
})

test('a rotated picture is cropped upright', async () => {
  const turned = await sharp(await twoColours(1000, 2000))
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { source } = requireSuccess(await see(await upload('turned.jpg', turned)))
  expect(source).toMatchObject({ width: 2000, height: 1000 })
})

test('a picture in the shape of the shop needs no crop', async () => {
  const address = await upload('card.png', await twoColours(800, 1000))
  expect(requireSuccess(await see(address))).toMatchObject({ source: null, focus: null })
  expect(await choose(address, { x: 0.2, y: 0.2 })).toMatchObject({ code: 'not_found' })
})

test('an unknown picture or an invalid point is refused', async () => {
  const address = await upload('hat.png', await twoColours(1200, 1000))
  for (const other of [
    '/media/nobody.1a2b3c4d.avif',
    '/media/../secret.1a2b3c4d.json',
    address.replace('avif', 'jpg'),
  ])
    expect(await choose(other, { x: 0, y: 0 })).toMatchObject({ code: 'not_found' })
  for (const focus of [
    { x: 1.1, y: 0 },
    { x: -0.1, y: 0 },
    { x: Number.NaN, y: 0 },
  ])
    expect(await choose(address, focus)).toMatchObject({ success: false })
  const { token: packer } = await aMember(shop.shop, 'packer')
  expect(
    await shop.call('POST /api/staff/picture/focus', { address, focus: null }, { token: packer }),
  ).toMatchObject({ code: 'forbidden' })
})
