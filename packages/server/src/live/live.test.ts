import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen } from '#database/listen'
import { ORDERS_CHANNEL } from '#live/order-change-feed'
import { staff, staffSessions } from '#staff/staff-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { deliver } from '#testing/orders/a-delivered-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const PATH = '/api/staff/events'
/** The promised limit is two seconds. */
const WITHIN = { timeout: 2_000 }

let shop: TestShop
let packer: Awaited<ReturnType<typeof aMember>>
let opened: http.ClientRequest[]

beforeEach(async () => {
  shop = await startTestShop()
  await getAddress(shop.server)
  packer = await aMember(shop.shop, 'packer')
  opened = []
})
afterEach(async () => {
  for (const request of opened) request.destroy()
  await shop.close()
})

/** Waits for the announcement of the start: a later `missed` would hide the orders of a test. */
async function startListening(server: FastifyInstance) {
  const [ready, announced] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const connection = listen(shop.database.url, ORDERS_CHANNEL, {
    onReady: ready.resolve,
    onMessage: () => announced.resolve(),
    onLost: announced.reject,
  })
  await ready.promise
  await server.listen({ host: '127.0.0.1', port: 0 })
  await announced.promise
  await connection.close()
}

async function getAddress(server: FastifyInstance): Promise<string> {
  if (!server.server.listening) await startListening(server)
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
}

/** A stream as a browser sees it: status, headers and the text received so far. */
async function follow(server: FastifyInstance, token: string) {
  const request = http.get(`${await getAddress(server)}${PATH}`, { headers: { token } })
  opened.push(request)
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const stream = { response, text: '', ended: false }
  response.setEncoding('utf8')
  response.on('data', (part: string) => {
    stream.text += part
  })
  response.on('end', () => {
    stream.ended = true
  })
  return stream
}

/** A stream that receives announcements: the first one proves it. */
async function following(server: FastifyInstance, token = packer.token) {
  const stream = await follow(server, token)
  await expect.poll(() => stream.text).toContain('event: missed')
  return stream
}

async function placed() {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  return requireSuccess(await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token }))
    .orderId
}

const move = async (orderId: string) =>
  requireSuccess(
    await shop.call('POST /api/staff/order/move', { orderId, to: 'Packing' }, { token: packer.token }),
  )

const formatEvent = (orderId: string) => `event: order\ndata: ${orderId}\n\n`

test('every stream of every process gets new and changed orders within two seconds', async () => {
  const other = await shop.anotherServer()
  const streams = await Promise.all([following(shop.server), following(shop.server), following(other.server)])
  const orderId = await placed()
  for (const stream of streams) await expect.poll(() => stream.text, WITHIN).toContain(formatEvent(orderId))
  for (const stream of streams) stream.text = ''
  await move(orderId)
  for (const stream of streams) await expect.poll(() => stream.text, WITHIN).toContain(formatEvent(orderId))
})

test('streams report a note, a refund and an approval as changes of an order', async () => {
  const manager = await aMember(shop.shop, 'manager')
  const orderId = await placed()
  const stream = await following(shop.server)
  requireSuccess(
    await shop.call('POST /api/staff/order/note', { orderId, text: 'Ring once' }, { token: packer.token }),
  )
  await expect.poll(() => stream.text, WITHIN).toContain(formatEvent(orderId))
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const)
    requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, { token: manager.token }))
  await expect.poll(() => stream.text.split(formatEvent(orderId)).length, WITHIN).toBeGreaterThan(2)
  stream.text = ''
  const refund = { orderId, amount: 1, reason: 'A button was missing' }
  requireSuccess(await shop.call('POST /api/staff/order/refund', refund, { token: manager.token }))
  await expect.poll(() => stream.text, WITHIN).toContain(formatEvent(orderId))
})

test('streams report other waiting work without an id, but not for a new order alone', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const stream = await following(shop.server)
  stream.text = ''
  const written = { name: 'Mariam', email: 'mariam@example.com', message: 'A button is missing.' }
  requireSuccess(await shop.call('POST /api/contact', written))
  await expect.poll(() => stream.text, WITHIN).toContain('event: work\ndata: \n\n')
  stream.text = ''
  const body = anOrder([aLine(tee)], 125)
  const { orderId } = requireSuccess(await shop.call('POST /api/order/place', body, { token }))
  await expect.poll(() => stream.text, WITHIN).toContain(formatEvent(orderId))
  expect(stream.text).not.toContain('event: work')
})

test('streams report a cash refund as waiting work, and again after its handover', async () => {
  const manager = { token: (await aMember(shop.shop, 'manager')).token }
  const orderId = await placed()
  await deliver(shop, manager.token, orderId)
  const stream = await following(shop.server)
  stream.text = ''
  const refund = { orderId, amount: 1, reason: 'A button was missing' }
  const { refundId } = requireSuccess(await shop.call('POST /api/staff/order/refund', refund, manager))
  await expect.poll(() => stream.text, WITHIN).toContain('event: work\ndata: \n\n')
  stream.text = ''
  requireSuccess(await shop.call('POST /api/staff/cash/pay-back', { refundId }, manager))
  await expect.poll(() => stream.text, WITHIN).toContain('event: work\ndata: \n\n')
})

test('after a lost connection to the database a stream reports possibly missed events', async () => {
  const stream = await following(shop.server)
  stream.text = ''
  await shop.database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'little-dunes listener' AND datname = current_database()`,
  )
  await expect.poll(() => stream.text, { timeout: 5_000 }).toContain('event: missed')
  const orderId = await placed()
  await expect.poll(() => stream.text, WITHIN).toContain(formatEvent(orderId))
})

test('a starting process reports orders that an earlier one may have missed', async () => {
  const stream = await following(shop.server)
  const other = await shop.anotherServer()
  stream.text = ''
  await other.server.listen({ host: '127.0.0.1', port: 0 })
  await expect.poll(() => stream.text, WITHIN).toContain('event: missed')
})

test('a stream requires staff, and ends with the session or the permission', async () => {
  const { token } = await aCustomer(shop.shop)
  for (const headers of [{}, { token }] as Record<string, string>[])
    expect((await shop.request({ url: PATH, headers })).statusCode).toBe(401)
  const [ending, leaving] = [await following(shop.server), await aMember(shop.shop, 'viewer')]
  const left = await following(shop.server, leaving.token)
  await shop.db.delete(staffSessions).where(eq(staffSessions.staffId, packer.id))
  await shop.db.delete(staff).where(eq(staff.id, leaving.id))
  const orderId = await placed()
  for (const stream of [ending, left]) {
    await expect.poll(() => stream.ended, WITHIN).toBe(true)
    expect(stream.text).toContain('event: ended')
    expect(stream.text).not.toContain(orderId)
  }
})

test('a session has at most ten streams, and closing one allows another', async () => {
  const streams = await Promise.all(Array.from({ length: 10 }, () => following(shop.server)))
  const refused = await follow(shop.server, packer.token)
  expect([refused.response.statusCode, refused.response.headers['retry-after']]).toEqual([429, '30'])
  expect((await follow(shop.server, (await aMember(shop.shop, 'packer')).token)).response.statusCode).toBe(
    200,
  )
  streams[0]?.response.destroy()
  await expect.poll(async () => (await follow(shop.server, packer.token)).response.statusCode).toBe(200)
})

test('the response is an uncached stream with the headers of every response', async () => {
  const { response } = await following(shop.server)
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
})

test('a closing shop ends the streams, and without streams it has no listener', async () => {
  const listeners = async () => {
    const { rows } = await shop.database.pool.query(
      `SELECT count(*)::int AS open FROM pg_stat_activity
       WHERE application_name = 'little-dunes listener' AND datname = current_database()`,
    )
    return rows[0]?.open as number
  }
  const alone = await listeners()
  const other = await shop.anotherServer()
  const stream = await following(other.server)
  expect(await listeners()).toBe(alone + 2)
  await other.server.close()
  expect(stream.ended).toBe(true)
  const follower = await following(shop.server)
  follower.response.destroy()
  await expect.poll(listeners).toBe(alone)
})
