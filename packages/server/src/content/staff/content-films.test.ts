import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '#testing/a-member'
import { requireSuccess } from '#testing/card-calls'
import { beginUpload, getUploadId, sendPart } from '#testing/products/upload-picture'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const FILM = fileURLToPath(
  new URL('../../../../storefront/public/videos/morning-breeze.mp4', import.meta.url),
)

let shop: TestShop
let folder: string
let token: string
let mp4: Buffer

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'films-'))
  shop = await startTestShop({ dataFolder: folder })
  token = (await aMember(shop.shop, 'manager')).token
  mp4 = await readFile(FILM)
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

async function send(call: 'film' | 'picture', name: string, bytes: Buffer, by = token) {
  const url = await beginUpload(shop, token, name, bytes.length)
  await sendPart(shop, token, url, 0, bytes)
  return shop.call(`POST /api/staff/content/${call}`, { upload: getUploadId(url) }, { token: by })
}
const film = (name: string, bytes: Buffer, by?: string) => send('film', name, bytes, by)

function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** The header of a WebM file with a track in a codec, followed by padding. */
const webm = (codec: string) =>
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
    Buffer.from(`\x42\x82\x84webm…${codec}`),
    Buffer.alloc(200),
  ])

test('a film is sent in full and in the ranges that players request', async () => {
  const { address } = requireSuccess(await film('Morning at sea.MP4', mp4))
  expect(address).toMatch(/^\/media\/morning-at-sea\.[0-9a-f]{8}\.mp4$/)
  const ask = (range?: string) => shop.request({ url: address, headers: range ? { range } : {} })
  const whole = await ask()
  expect(whole.headers).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(whole.rawPayload.length).toBe(mp4.length)
  const part = await ask('bytes=100-199')
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${mp4.length}`])
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(100, 200))
  expect((await ask('bytes=-10')).rawPayload).toEqual(whole.rawPayload.subarray(-10))
  expect((await ask(`bytes=${mp4.length - 5}-`)).rawPayload.length).toBe(5)
  expect((await ask(`bytes=${mp4.length}-`)).statusCode).toBe(416)
  expect((await ask('bytes=5-1')).statusCode).toBe(200)
  expect((await shop.request({ url: address.replace('.mp4', '.webm') })).statusCode).toBe(404)
})

test('refuses formats that browsers do not play, by content, with any file name', async () => {
  const before = await readdir(path.join(folder, 'media'))
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#e8dac3' } })
    .avif()
    .toBuffer()
  const movie = (codec: string) => [box('ftyp', 'isom'), box('moov', 'vide', codec), box('mdat', 'x')]
  for (const [name, bytes] of [
    ['letter.mp4', Buffer.from('Dear shop')],
    ['picture.mp4', picture],
    ['page.webm', Buffer.from('<!-- webm --><script>alert(1)</script>')],
    ['half.mp4', mp4.subarray(0, mp4.length - 100)],
    ['telephone.mov', Buffer.concat(movie('hvc1'))],
    ['sound.mp4', Buffer.concat([box('ftyp', 'isom'), box('moov', 'soun', 'mp4a'), box('mdat', 'x')])],
    ['endless.mp4', Buffer.concat([...movie('avc1'), Buffer.from([0, 0, 0, 4]), Buffer.from('free')])],
    ['matroska.webm', Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('matroska V_VP9')])],
    ['old.webm', webm('V_THEORA')],
  ] as const)
    expect([name, await film(name, bytes)]).toMatchObject([name, { code: 'film_refused' }])
  expect(await readdir(path.join(folder, 'media'))).toEqual(before)
  expect(requireSuccess(await film('fine.mp4', Buffer.concat(movie('avc1')))).address).toContain('/fine.')
  expect(requireSuccess(await film('fine.webm', webm('V_VP9'))).address).toMatch(/\.webm$/)
})

test('refuses a film above 12 MB at the start, and any film from a packer', async () => {
  const headers = { 'tus-resumable': '1.0.0', token, 'upload-length': String(13 * 1024 * 1024) }
  const answer = await shop.request({ method: 'POST', url: '/api/staff/uploads', headers })
  expect(answer.statusCode).toBe(413)
  const packer = await aMember(shop.shop, 'packer')
  expect(await film('breeze.mp4', mp4, packer.token)).toMatchObject({ code: 'forbidden' })
})

test('removes the camera location from a film without moving other bytes', async () => {
  const place = box('udta', box('©xyz', '+25.2048+055.2708/'))
  const moov = box('moov', box('trak', 'vide', 'avc1', Buffer.alloc(8)), place)
  const taken = Buffer.concat([box('ftyp', 'isom'), moov, box('mdat', 'x'), box('uuid', 'Huda')])
  const { address } = requireSuccess(await film('beach.mp4', taken))
  const { rawPayload } = await shop.request({ url: address })
  expect(rawPayload.length).toBe(taken.length)
  expect(rawPayload.includes('+25.2048')).toBe(false)
  expect(rawPayload.includes('Huda')).toBe(false)
})

test('a film needs a picture to be published', async () => {
  const { address } = requireSuccess(await film('breeze.mp4', mp4))
  const publish = (changes: Record<string, { from: string; to: string }>) =>
    shop.call('POST /api/staff/content/publish', { name: 'videos', changes }, { token })
  const filmChange = { from: '', to: address }
  expect(await publish({ film1: filmChange })).toMatchObject({ fields: { image1: 'poster' } })
  const png = await sharp({ create: { width: 960, height: 640, channels: 3, background: '#e8dac3' } })
    .png()
    .toBuffer()
  const poster = requireSuccess(await send('picture', 'breeze.png', png)).address
  const image1 = { from: '', to: poster }
  for (const to of ['https://elsewhere.example/film.mp4', '/media/gone.mp4'])
    expect(await publish({ film1: { from: '', to }, image1 })).toMatchObject({ fields: { film1: 'film' } })
  const gone = { from: '', to: '/media/gone.01234567.mp4' }
  expect(await publish({ film1: gone, image1 })).toMatchObject({ fields: { film1: 'film' } })
  requireSuccess(await publish({ film1: filmChange, image1 }))
  const { content } = requireSuccess(await shop.call('GET /api/content', { part: 'home' }))
  expect(content.changed.videos).toMatchObject({ film1: address, image1: poster })
})
