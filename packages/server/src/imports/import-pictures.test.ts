import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fetchPicture, type PictureSource } from '#catalogue/import/pictures/fetch-picture'
import { productImports } from '#imports/import-tables'
import { staffChanges } from '#staff/audit-log-tables'
import { aMember } from '#testing/a-member'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

/** Treats servers of this machine as the internet. Other private addresses stay blocked. */
const source: PictureSource = {
  isAllowed: (address) => address === '127.0.0.1',
  lookup: (_host, options, callback) =>
    options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4),
}

let folder: string
let shop: TestShop
let token: string
let answers: Record<string, RequestListener>
let asked: string[]
const pictures = createServer((request, response) => {
  asked.push(request.url ?? '')
  const answer = answers[request.url ?? '']
  if (answer) answer(request, response)
  else response.writeHead(404).end()
})

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import pictures '))
  asked = []
  answers = {}
  pictures.listen(0, '127.0.0.1')
  await once(pictures, 'listening')
  shop = await startTestShop(options())
  token = (await aMember(shop.shop, 'manager')).token
})
afterEach(async () => {
  pictures.closeAllConnections()
  pictures.close()
  await shop.close()
  await rm(folder, { recursive: true })
})

const options = () => ({
  dataFolder: folder,
  fetchPicture: (address: string) => fetchPicture(address, { source, largest: 200_000, timeLimit: 1_000 }),
})
const at = (name: string) => `http://127.0.0.1:${(pictures.address() as AddressInfo).port}/${name}`

async function sends(name: string, colour: string): Promise<void> {
  const png = await sharp({ create: { width: 80, height: 100, channels: 3, background: colour } })
    .png()
    .toBuffer()
  answers[`/${name}`] = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(png)
}

async function imported(addresses: Record<string, string>): Promise<string> {
  const rows = Object.entries(addresses).map(
    ([handle, address]) => `${handle},${handle},10,${handle}-1,${address}`,
  )
  const file = ['Handle,Title,Variant Price,Variant SKU,Image Src', ...rows, ''].join('\n')
  const uploaded = await shop.call(
    'POST /api/staff/import/upload',
    { name: 'products.csv', file: Buffer.from(file) },
    { token },
  )
  const { id } = requireSuccess(uploaded)
  const check = { id, mapping: {}, keepStock: false }
  requireSuccess(await shop.call('POST /api/staff/import/check', check, { token }))
  await expect.poll(async () => (await see(id)).status).toBe('checked')
  requireSuccess(await shop.call('POST /api/staff/import/start', { id }, { token }))
  await expect.poll(async () => (await see(id)).status).toBe('done')
  return id
}
const see = async (id: string, language: 'en' | 'ar' = 'en') =>
  requireSuccess(await shop.call('GET /api/staff/import', { id }, { token, language })).import
const start = (id: string, of: Pick<TestShop, 'call'> = shop) =>
  of.call('POST /api/staff/import/pictures', { id }, { token })
async function fetched(id: string) {
  requireSuccess(await start(id))
  await expect.poll(async () => (await see(id)).pictures?.status, { timeout: 15_000 }).toBe('fetched')
  return (await see(id)).pictures
}
const loadPictures = async (name: string) => {
  const { products } = requireSuccess(await shop.call('GET /api/product/list', {}))
  return products.find((one) => one.name === name)?.image ?? null
}

test('an import downloads its pictures, reports each failure, and a retry downloads the rest', async () => {
  await sends('cap.png', '#2F7C86')
  answers['/page'] = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')
  answers['/broken.png'] = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('no')
  answers['/large.png'] = (_, response) =>
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': '999999999' }).end()
  answers['/slow.png'] = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).write('x')
  answers['/inside.png'] = (_, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end()
  const id = await imported({
    cap: at('cap.png'),
    hat: at('gone.png'),
    page: at('page'),
    broken: at('broken.png'),
    large: at('large.png'),
    slow: at('slow.png'),
    inside: at('inside.png'),
  })
  expect((await see(id)).pictures).toBeNull()
  expect(await loadPictures('cap')).toEqual([])

  const first = await fetched(id)
  expect(first).toMatchObject({ interrupted: false, saved: 1, failedCount: 6 })
  const reasons = Object.fromEntries(
    first?.failed.map(({ address, reason }) => [address.split('/').at(-1), reason]) ?? [],
  )
  expect(reasons).toEqual({
    'gone.png': 'returned status 404',
    page: 'is not an image (text/html)',
    'broken.png': 'is not a readable image',
    'large.png': 'is larger than 0 MB',
    'slow.png': 'took too long',
    'inside.png': 'is not a public address',
  })
  expect(
    (await see(id, 'ar')).pictures?.failed.every(({ reason }) => /\p{Script=Arabic}/u.test(reason)),
  ).toBe(true)
  expect(await loadPictures('cap')).toEqual([expect.stringMatching(/^\/media\/cap/)])

  asked = []
  await sends('gone.png', '#E8DAC3')
  expect(await fetched(id)).toMatchObject({ saved: 1, failedCount: 5 })
  expect(asked).not.toContain('/cap.png')
  expect(await loadPictures('hat')).toEqual([expect.stringMatching(/^\/media\/hat/)])
  const entries = await shop.db
    .select()
    .from(staffChanges)
    .where(and(eq(staffChanges.subjectId, id), eq(staffChanges.call, 'POST /api/staff/import/pictures')))
  expect(entries.map(({ changes }) => changes)).toEqual([{ pictures: [null, 1] }, { pictures: [null, 1] }])
})

test('of several servers, one downloads the pictures, and another continues after a crash', async () => {
  await sends('cap.png', '#2F7C86')
  const id = await imported({ cap: at('cap.png') })
  const other = await shop.anotherServer(options())
  const both = await Promise.all([start(id), start(id, other), start(id), start(id, other)])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(both.filter((answer) => 'code' in answer && answer.code === 'import_under_way')).toHaveLength(3)
  await expect.poll(async () => (await see(id)).pictures?.status).toBe('fetched')
  expect(asked).toEqual(['/cap.png'])

  // A killed process leaves this state.
  await shop.db
    .update(productImports)
    .set({ pictureStatus: 'fetching', picturesTouchedAt: shop.clock.now() })
    .where(eq(productImports.id, id))
  expect(await start(id)).toMatchObject({ code: 'import_under_way' })
  shop.clock.moveBy(61_000)
  expect((await see(id)).pictures?.interrupted).toBe(true)
  expect(await fetched(id)).toMatchObject({ interrupted: false, saved: 0, failedCount: 0 })
})

test('only a completed import downloads pictures', async () => {
  const uploaded = await shop.call(
    'POST /api/staff/import/upload',
    { name: 'products.csv', file: Buffer.from('Handle,Title,Variant Price,Image Src\ncap,Cap,10,x\n') },
    { token },
  )
  expect(await start(requireSuccess(uploaded).id)).toMatchObject({ code: 'import_under_way' })
  for (const unknown of ['x', shop.shop.newId()])
    expect(await start(unknown)).toMatchObject({ code: 'import_not_found' })
})
