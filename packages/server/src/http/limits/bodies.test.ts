import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { FILE_TYPE, isFileCall, LARGE_BODY, USUAL_BODY } from '@little-dunes/domain/contract/call'
import { type CallName, calls } from '@little-dunes/domain/contract/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { eventually } from '#testing/eventually'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const BUDGET = 400_000
const JSON_TYPE = 'application/json'

let shop: TestShop
let port: number

beforeAll(async () => {
  shop = await startTestShop({ connectionLimits: { bodyBytes: BUDGET } })
  port = Number(new URL(await shop.server.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => shop.close())

interface Sent {
  path: string
  length: number
  headers?: Record<string, string>
}

/** Begins a request and sends only `part` of its body. */
function begin({ path, length, headers = {} }: Sent, part = ''): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const all = { host: 'shop', 'content-type': JSON_TYPE, 'content-length': String(length), ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${part}`)
  return socket
}

async function readAnswer(socket: Socket): Promise<{ status: number; code: string | undefined }> {
  let text = ''
  while (!text.includes('}')) text += String((await once(socket, 'data'))[0])
  socket.destroy()
  return { status: Number(text.split(' ')[1]), code: /"code":"(\w+)"/.exec(text)?.[1] }
}

const post = (path: string, payload: string, token = '') =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': JSON_TYPE, ...(token && { token }) },
    body: payload,
  })

const LOGIN = '/api/user/login'
const buildLogin = (length: number) => `{"email":"${'x'.repeat(length)}","password":"x"}`

const fileCalls = (Object.keys(calls) as CallName[]).flatMap((name) => {
  const call = calls[name]
  return isFileCall(call) ? [{ path: name.split(' ')[1] ?? '', ...call }] : []
})

/** Head of an upload whose file is never sent. */
const upload = (path: string, input: object, token?: string): Sent => ({
  path,
  length: 1_000_000 / 4,
  headers: {
    'content-type': FILE_TYPE,
    'call-input': encodeURIComponent(JSON.stringify(input)),
    ...(token !== undefined && { token }),
  },
})

test('refuses an unauthorised upload unread, in every call', async () => {
  const named = { number: 'LD-1', key: 'a.b', itemId: 'x', name: 'x' }
  expect(fileCalls.length).toBeGreaterThan(4)
  for (const { path, caller } of fileCalls) {
    const guest = await readAnswer(begin(upload(path, named)))
    const expected = caller === 'anyone' ? 'link_ended' : 'sign_in_required'
    expect([path, guest.code]).toEqual([path, expected])
    if (typeof caller !== 'object') continue
    const viewer = await aMember(shop.shop, 'viewer')
    expect([path, (await readAnswer(begin(upload(path, named, viewer.token)))).status]).toEqual([path, 403])
  }
})

test('a file call refuses JSON and files over its limit', async () => {
  const { token } = await aMember(shop.shop, 'manager')
  const sent = upload('/api/staff/import/upload', { name: 'x' }, token)
  const json = { ...sent, headers: { ...sent.headers, 'content-type': JSON_TYPE } }
  expect(await readAnswer(begin(json))).toEqual({ status: 415, code: 'unsupported_type' })
  const huge = { ...sent, length: calls['POST /api/staff/import/upload'].largestFile + 1 }
  expect(await readAnswer(begin(huge))).toEqual({ status: 413, code: 'too_large' })
})

// Without a refusal, a stalled connection would only close after 30 seconds.
test('a refused file is not read to the end: the connection closes', {
  timeout: 10_000,
}, async () => {
  const socket = begin(upload('/api/staff/import/upload', { name: 'x' }))
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('sign_in_required')
  const more = setInterval(() => socket.write(Buffer.alloc(10)), 20)
  await once(socket, 'close')
  clearInterval(more)
})

test('pictures for the order of another customer or an unbought product are refused unread', async () => {
  const [owner, stranger, tee] = [
    await aCustomer(shop.shop),
    await aCustomer(shop.shop),
    await aProduct(shop.shop),
  ]
  const order = anOrder([aLine(tee)], 125)
  requireSuccess(await shop.call('POST /api/order/place', order, { token: owner.token }))
  const { orders } = requireSuccess(await shop.call('POST /api/order/userorders', {}, { token: owner.token }))
  const photo = upload('/api/return/photo', { number: orders[0]?.number ?? '' }, stranger.token)
  expect(await readAnswer(begin(photo))).toEqual({ status: 404, code: 'order_not_found' })
  const review = upload('/api/product/review/photo', { itemId: tee.id }, stranger.token)
  expect((await readAnswer(begin(review))).code).toBe('not_bought')
})

test('JSON is limited to 32 kB, and only authorised senders may exceed it in calls that allow it', async () => {
  expect((await post(LOGIN, buildLogin(USUAL_BODY - 100))).status).toBe(400)
  expect((await post(LOGIN, buildLogin(USUAL_BODY))).status).toBe(413)
  const { token } = await aCustomer(shop.shop)
  const cart = (length: number) => JSON.stringify({ guestCart: { x: 'x'.repeat(length) } })
  expect((await post('/api/cart/merge', cart(LARGE_BODY - 100), token)).status).toBe(200)
  expect((await post('/api/cart/merge', cart(LARGE_BODY), token)).status).toBe(413)
  const unread = { path: '/api/cart/merge', length: LARGE_BODY }
  expect(await readAnswer(begin(unread))).toEqual({ status: 401, code: 'sign_in_required' })
})

test.each([
  ['objects', `{"email":[${'{},'.repeat(10_000)}{}]}`],
  ['lists in lists', `{"email":${'['.repeat(15_000)}${']'.repeat(15_000)}}`],
  ['numbers', `[${'0,'.repeat(15_000)}0]`],
  ['short fields', `{${'"":0,'.repeat(6_000)}"":0}`],
])('a small body of very many %s is refused before parsing', async (_, body) => {
  expect(body.length).toBeLessThan(USUAL_BODY)
  expect((await post(LOGIN, body)).status).toBe(413)
})

test('braces and brackets in texts are not counted as values', async () => {
  const text = JSON.stringify('[{,'.repeat(5_000) + '"\\'.repeat(1_000))
  expect((await post(LOGIN, `{"email":${text},"password":"x"}`)).status).toBe(400)
})

const refusedLogin = async () => (await post(LOGIN, buildLogin(20_000))).status

test('all bodies share a budget: above it the server returns 503, and then it recovers', async () => {
  const part = buildLogin(30_000)
  const sockets = Array.from({ length: 13 }, () => begin({ path: LOGIN, length: part.length + 1 }, part))
  await eventually(async () => expect(await refusedLogin()).toBe(503))
  const late = await post(LOGIN, buildLogin(20_000))
  expect(late.headers.get('retry-after')).toBe('2')
  expect((await fetch(`http://127.0.0.1:${port}/api/settings`)).status).toBe(200)
  for (const socket of sockets) socket.destroy()
  await eventually(async () => expect(await refusedLogin()).toBe(400))
})

test('a body without a length counts as it arrives', async () => {
  const part = buildLogin(30_000)
  const chunk = `${part.length.toString(16)}\r\n${part}\r\n`
  const sockets = Array.from({ length: 13 }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    const head = `POST ${LOGIN} HTTP/1.1\r\nhost: shop\r\ncontent-type: ${JSON_TYPE}`
    socket.write(`${head}\r\ntransfer-encoding: chunked\r\n\r\n${chunk}`)
    return socket
  })
  await eventually(async () => expect(await refusedLogin()).toBe(503))
  for (const socket of sockets) socket.destroy()
  await eventually(async () => expect(await refusedLogin()).toBe(400))
})

test('large bodies leave a quarter of the budget to sign-ins and carts', async () => {
  const { token } = await aCustomer(shop.shop)
  const part = `{"guestCart":{"x":"${'x'.repeat(140_000)}`
  const sent = { path: '/api/cart/merge', length: part.length + 3, headers: { token } }
  const sockets: Socket[] = []
  await eventually(async () => {
    sockets.push(begin(sent, part))
    expect((await post('/api/cart/merge', `${part}"}}`, token)).status).toBe(503)
  })
  expect(await refusedLogin()).toBe(400)
  for (const socket of sockets) socket.destroy()
})
