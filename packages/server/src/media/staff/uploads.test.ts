import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { HOUR } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { UPLOAD_JOBS } from '#media/staff/stored-uploads'
import { uploadParts, uploads } from '#media/staff/upload-tables'
import { aMember } from '#testing/a-member'
import { requireSuccess } from '#testing/card-calls'
import { beginUpload, getUploadId, sendPart, uploadPicture } from '#testing/products/upload-picture'
import { anApiKey } from '#testing/sign-in/an-api-key'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const TUS = { 'tus-resumable': '1.0.0' }

let shop: TestShop
let folder: string
let token: string
let picture: Buffer

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parts-'))
  shop = await startTestShop({ dataFolder: folder })
  token = (await aMember(shop.shop, 'manager')).token
  const noise = sharp({
    create: {
      width: 320,
      height: 400,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
  picture = await noise.png().toBuffer()
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const begin = (length = picture.length) => beginUpload(shop, token, 'sea.png', length)
const send = (url: string, offset: number, payload: Buffer, by = token) =>
  sendPart(shop, by, url, offset, payload)
const look = (url: string, by = token) =>
  shop.request({ method: 'HEAD', url, headers: { ...TUS, authorization: `Bearer ${by}` } })
const finish = (url: string, by = token) =>
  shop.call('POST /api/staff/picture', { upload: getUploadId(url) }, { token: by })

test('a program uploads a picture with an API key that may change products, and sees no other file', async () => {
  const { key } = await anApiKey(shop.shop, ['products:write'], 'Photo studio')
  const answer = requireSuccess(await uploadPicture(shop, key, 'studio.png', picture))
  expect(answer.address).toMatch(/^\/media\/studio\./)
  expect((await look(await begin(), key)).statusCode).toBe(404)
  const mayNot = await anApiKey(shop.shop, ['orders:read'], 'Courier app')
  for (const [by, status] of [
    [mayNot.key, 403],
    [`ldk_${'A'.repeat(43)}`, 401],
  ] as const)
    expect((await look(await begin(), by)).statusCode).toBe(status)
})

test('a chunked upload resumes at its offset, and becomes a picture when complete', async () => {
  const url = await begin()
  expect((await send(url, 0, picture.subarray(0, 1000))).headers['upload-offset']).toBe('1000')
  expect(await finish(url)).toMatchObject({ code: 'upload_incomplete' })
  const { statusCode, headers } = await look(url)
  expect([statusCode, headers['upload-offset'], headers['upload-length']]).toEqual([
    200,
    '1000',
    String(picture.length),
  ])
  const rest = await send(url, 1000, picture.subarray(1000))
  expect([rest.statusCode, rest.headers['upload-offset']]).toEqual([204, String(picture.length)])
  const { address } = requireSuccess(await finish(url))
  expect(address).toMatch(/^\/media\/sea\./)
  // A repeated request after a lost answer returns the same picture. Its bytes are deleted.
  expect(await finish(url)).toMatchObject({ success: true, address })
  expect(await shop.db.select({ place: uploadParts.place }).from(uploadParts)).toEqual([])
})

test('bytes at a wrong offset are refused, and stored bytes stay', async () => {
  const url = await begin()
  await send(url, 0, picture.subarray(0, 500))
  for (const offset of [0, 499, 501, 10_000])
    expect((await send(url, offset, Buffer.from('x'))).statusCode).toBe(409)
  expect((await look(url)).headers['upload-offset']).toBe('500')
})

test('of two uploads of the same part at once, one is accepted', async () => {
  const url = await begin()
  const both = await Promise.all([
    send(url, 0, picture.subarray(0, 700)),
    send(url, 0, picture.subarray(0, 700)),
  ])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
  expect((await send(url, 700, picture.subarray(700))).statusCode).toBe(204)
  expect(await finish(url)).toMatchObject({ success: true })
})

test('two completions of the same upload give one picture', async () => {
  const url = await begin()
  await send(url, 0, picture)
  const [one, other] = await Promise.all([finish(url), finish(url)])
  expect(requireSuccess(one).address).toBe(requireSuccess(other).address)
})

test('more bytes than announced, per part or per picture are refused', async () => {
  const url = await begin(10)
  expect((await send(url, 0, Buffer.alloc(11))).statusCode).toBe(413)
  expect((await send(url, 0, Buffer.alloc(1024 * 1024 + 1))).statusCode).toBe(413)
  expect((await look(url)).headers['upload-offset']).toBe('0')
  const announce = (length: string) =>
    shop.request({
      method: 'POST',
      url: '/api/staff/uploads',
      headers: { ...TUS, token, 'upload-length': length },
    })
  expect((await announce(String(12 * 1024 * 1024 + 1))).json()).toMatchObject({ code: 'too_large' })
  for (const length of ['0', '-1', 'many', '1.5', '9'.repeat(40)])
    expect((await announce(length)).json()).toMatchObject({ code: 'malformed' })
})

test('only its owner can use an upload', async () => {
  const url = await begin()
  const { token: other } = await aMember(shop.shop, 'owner')
  expect((await look(url, other)).statusCode).toBe(404)
  expect((await send(url, 0, picture, other)).statusCode).toBe(404)
  expect(await finish(url, other)).toMatchObject({ code: 'not_found' })
  const remove = (by: string) => shop.request({ method: 'DELETE', url, headers: { ...TUS, token: by } })
  expect((await remove(other)).statusCode).toBe(404)
  expect((await remove(token)).statusCode).toBe(204)
  expect((await look(url)).statusCode).toBe(404)
})

test('without permission for products an upload is refused, and its body is not read', async () => {
  const { token: packer } = await aMember(shop.shop, 'packer')
  const url = await begin()
  expect((await send(url, 0, picture, packer)).json()).toMatchObject({ code: 'forbidden' })
  expect((await send(url, 0, Buffer.alloc(2_000_000), 'nobody')).json()).toMatchObject({
    code: 'session_ended',
  })
  const { headers } = await shop.request({ method: 'POST', url: '/api/staff/uploads', headers: TUS })
  expect(headers.location).toBeUndefined()
})

test('another protocol version and another content type are refused', async () => {
  const url = await begin()
  const old = await shop.request({ method: 'HEAD', url, headers: { token, 'tus-resumable': '0.2.2' } })
  expect([old.statusCode, old.headers['tus-version']]).toEqual([412, '1.0.0'])
  const headers = { ...TUS, token, 'upload-offset': '0', 'content-type': 'application/json' }
  expect((await shop.request({ method: 'PATCH', url, headers, payload: '{}' })).statusCode).toBe(415)
  const elsewhere = { token, 'content-type': 'application/offset+octet-stream' }
  const call = { method: 'POST', url: '/api/staff/picture', headers: elsewhere, payload: 'x' } as const
  expect((await shop.request(call)).statusCode).toBe(415)
})

test('an invalid picture is deleted with its bytes', async () => {
  const url = await begin(5)
  await send(url, 0, Buffer.from('hello'))
  expect(await finish(url)).toMatchObject({ code: 'picture_refused' })
  expect((await look(url)).statusCode).toBe(404)
})

test('a member may have thirty unfinished uploads', async () => {
  const { token: busy } = await aMember(shop.shop, 'owner')
  const announce = () =>
    shop.request({
      method: 'POST',
      url: '/api/staff/uploads',
      headers: { ...TUS, token: busy, 'upload-length': '5' },
    })
  for (let already = 0; already < 30; already += 1) expect((await announce()).statusCode).toBe(201)
  expect((await announce()).json()).toMatchObject({ code: 'too_many_requests' })
})

test('an upload unfinished for a day is deleted', async () => {
  const url = await begin()
  await send(url, 0, picture.subarray(0, 100))
  const listUploads = () =>
    shop.db
      .select({ id: uploads.id })
      .from(uploads)
      .where(eq(uploads.id, getUploadId(url)))
  const clean = async () => {
    for (const { run } of UPLOAD_JOBS) await run(shop.shop, true)
  }
  shop.clock.moveBy(23 * HOUR)
  await clean()
  expect(await listUploads()).toHaveLength(1)
  shop.clock.moveBy(2 * HOUR)
  await clean()
  expect(await listUploads()).toEqual([])
  expect(await shop.db.select({ place: uploadParts.place }).from(uploadParts)).toEqual([])
})
