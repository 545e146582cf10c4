import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ContentKey } from '@little-dunes/domain/content/content-items'
import { MINUTE } from '@little-dunes/domain/durations'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '#testing/a-member'
import { requireSuccess } from '#testing/card-calls'
import { beginUpload, getUploadId, sendPart } from '#testing/products/upload-picture'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let folder: string
let token: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'scenes-'))
  shop = await startTestShop({ dataFolder: folder })
  token = (await aMember(shop.shop, 'manager')).token
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

async function upload(name: string, bytes: Buffer, by = token) {
  const url = await beginUpload(shop, token, name, bytes.length)
  await sendPart(shop, token, url, 0, bytes)
  return shop.call('POST /api/staff/content/picture', { upload: getUploadId(url) }, { token: by })
}
const dawn = () =>
  sharp({ create: { width: 2600, height: 1100, channels: 3, background: '#e8dac3' } })
    .png()
    .toBuffer()
const publish = (name: ContentKey, changes: Record<string, { from: string; to: string }>) =>
  shop.call('POST /api/staff/content/publish', { name, changes }, { token })
const shown = async () => {
  const { content } = requireSuccess(await shop.call('GET /api/content', { part: 'home' }))
  return content.changed.hero?.image1
}

const tiles = async () => {
  const { items } = requireSuccess(await shop.call('GET /api/staff/content', {}, { token }))
  return Object.fromEntries(items.map(({ name, picture }) => [name, picture]))
}

test('an uploaded picture keeps its shape, and pages get it in their widths', async () => {
  const { address } = requireSuccess(await upload('Dawn at sea.png', await dawn()))
  expect(address).toMatch(/^\/media\/dawn-at-sea\.[0-9a-f]{8}\.webp$/)
  const widths = []
  for (const width of [640, 1280, 1920]) {
    const url = address.replace('.webp', `-${width}.webp`)
    const { rawPayload, headers } = await shop.request({ url })
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    widths.push((await sharp(rawPayload).metadata()).width)
  }
  expect(widths).toEqual([640, 1280, 1920])
  expect((await shop.request({ url: address.replace('.webp', '-999.webp') })).statusCode).toBe(404)
})

test('each version keeps its picture, and restoring a version shows its picture again', async () => {
  const { address } = requireSuccess(await upload('dawn.png', await dawn()))
  expect(await shown()).toBeUndefined()
  expect(await tiles()).toMatchObject({ hero: '/pictures/hero-1.avif', terms: null })
  requireSuccess(await publish('hero', { image1: { from: '', to: address } }))
  expect(await shown()).toBe(address)
  expect(await tiles()).toMatchObject({ hero: address.replace('.webp', '-640.webp'), banner: null })
  shop.clock.moveBy(MINUTE)
  const restore = { name: 'hero', version: null } as const
  requireSuccess(await shop.call('POST /api/staff/content/restore', restore, { token }))
  expect(await shown()).toBeUndefined()
  shop.clock.moveBy(MINUTE)
  const { item } = requireSuccess(await shop.call('GET /api/staff/content/item', { name: 'hero' }, { token }))
  const first = item.versions.at(-1)?.id ?? 0
  requireSuccess(
    await shop.call('POST /api/staff/content/restore', { name: 'hero', version: first }, { token }),
  )
  expect(await shown()).toBe(address)
})

test('refuses external and unknown addresses as pictures of a block', async () => {
  for (const to of ['https://other.example/a.webp', '/media/a.1a2b3c4d.avif', '/pictures/hero-2.avif'])
    expect(await publish('hero', { image2: { from: '', to } })).toMatchObject({
      code: 'invalid_form',
      fields: { image2: 'picture' },
    })
})

test('a story has its picture, with alt text in the language of the reader', async () => {
  const { address } = requireSuccess(await upload('camel.png', await dawn()))
  const set = (to: string) => ({ from: '', to })
  const changes = {
    'title.en': set('Camels'),
    'lead.en': set('Slowly.'),
    'body.en': set('Very.'),
    image: set(address),
    'picture.en': set('A camel'),
    'picture.ar': set('جمل'),
  }
  requireSuccess(await publish('story/camels', changes))
  const read = async (language: string) => {
    const headers = { 'accept-language': language }
    return (await shop.request({ url: '/api/story?slug=camels', headers })).json().page.picture
  }
  expect(await read('en')).toEqual({ address, alt: 'A camel' })
  expect(await read('ar')).toEqual({ address, alt: 'جمل' })
})

test('without permission to change pages, staff cannot upload a picture', async () => {
  const { token: packer } = await aMember(shop.shop, 'packer')
  expect(await upload('dawn.png', await dawn(), packer)).toMatchObject({ code: 'forbidden' })
  expect(await upload('letter.png', Buffer.from('Dear shop'))).toMatchObject({ code: 'picture_refused' })
})
