import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '#testing/a-product'
import { eventually } from '#testing/eventually'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let port: number

const STALLED_AFTER = 1_000

beforeAll(async () => {
  shop = await startTestShop({ connectionLimits: { stalledAfter: STALLED_AFTER } })
  for (let n = 0; n < 20; n++) await aProduct(shop.shop, { description: 'Soft. '.repeat(4_000) })
  const url = new URL(await shop.server.listen({ port: 0, host: '127.0.0.1' }))
  port = Number(url.port)
})
afterAll(() => shop.close())

/** Sends raw bytes and returns everything received until the server closes. */
async function sendRaw(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const parts: Buffer[] = []
  socket.on('data', (part) => parts.push(part))
  socket.on('error', () => undefined)
  socket.write(text)
  await once(socket, 'close')
  return Buffer.concat(parts).toString()
}

const head = (path: string, host = 'shop') => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n`
const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)

async function isAnswered() {
  const response = await fetch(`http://127.0.0.1:${port}/api/settings`)
  await response.text()
  return response.status
}

test('unknown parameters get the cached list', async () => {
  const plain = await fetch(`http://127.0.0.1:${port}/api/product/list`)
  const other = await fetch(`http://127.0.0.1:${port}/api/product/list?x=1&utm_source=mail`)
  expect(other.headers.get('etag')).toBe(plain.headers.get('etag'))
  expect(other.headers.get('etag')).toMatch(/^W\//)
  expect(await other.text()).toBe(await plain.text())
})

test('1,400 pipelined requests for uncached lists cost no more than a few', async () => {
  const before = process.memoryUsage().rss
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 5)
  const answer = await sendRaw(`${head('/api/product/list?sort=low-high')}\r\n`.repeat(1_400))
  clearInterval(watch)
  expect(statuses(answer).filter((status) => status === '200')).toHaveLength(16)
  expect(statuses(answer)).toContain('429')
  expect(peak - before).toBeLessThan(200 * 1024 * 1024)
  expect(await isAnswered()).toBe(200)
})

test('of 800 simultaneous list requests, the excess gets 503 with Retry-After, and others are served', async () => {
  const url = `http://127.0.0.1:${port}/api/product/list?sort=low-high`
  const all = Array.from({ length: 800 }, async () => {
    const response = await fetch(url, { headers: { connection: 'close' } })
    await response.text()
    return [response.status, response.headers.get('retry-after')] as const
  })
  expect(await isAnswered()).toBeLessThan(504)
  const answers = await Promise.all(all)
  const refused = answers.filter(([status]) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  for (const [, retryAfter] of refused) expect(Number(retryAfter)).toBeGreaterThan(0)
  expect(answers.filter(([status]) => status === 200).length).toBe(800 - refused.length)
})

test('at the request limit, others get Retry-After, and /healthz still responds', async () => {
  const narrow = await startTestShop({
    connectionLimits: { unanswered: { max: 2, min: 2, target: 250, interval: 1_000 } },
  })
  const url = await narrow.server.listen({ port: 0, host: '127.0.0.1' })
  const holding = await narrow.database.pool.connect()
  await holding.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE')
  const login = () =>
    fetch(`${url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@b.c', password: 'x' }),
    })
  const pending = [login(), login()]
  const waiting = () =>
    narrow.database.pool.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
  await eventually(async () => expect((await waiting()).rowCount).toBe(2))
  const refused = await fetch(`${url}/api/settings`)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  await holding.query('ROLLBACK')
  holding.release()
  expect((await Promise.all(pending)).map(({ status }) => status)).toEqual([401, 401])
  expect((await fetch(`${url}/api/settings`)).status).toBe(200)
  await narrow.close()
})

test('a client that does not read its response is disconnected', async () => {
  const accepted = once(shop.server.server, 'connection')
  const asking = connect(port, '127.0.0.1')
  asking.on('error', () => undefined)
  asking.pause()
  asking.write(`${head('/api/product/list')}\r\n`.repeat(200))
  const [served] = (await accepted) as [Socket]
  await eventually(async () => expect(served.destroyed || served.writableLength > 0).toBe(true))
  if (!served.destroyed) await once(served, 'close')
  asking.destroy()
})

test('a slow response is not mistaken for a stalled client', async () => {
  const { promise: pending, resolve: release } = Promise.withResolvers<void>()
  const holding = shop.database.pool.connect().then(async (client) => {
    await client.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE')
    await pending
    await client.query('ROLLBACK')
    client.release()
  })
  setTimeout(release, 2 * STALLED_AFTER)
  const answer = await fetch(`http://127.0.0.1:${port}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@b.c', password: 'x' }),
  })
  expect(answer.status).toBe(401)
  await holding
})

test.each([
  ['two hosts', `${head('/')}Host: other\r\n\r\n`],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['a list of hosts', `${head('/', 'a, b')}\r\n`],
  ['HTTP/0.9', 'GET /\r\n\r\n'],
  ['HTTP/0.9 by name', 'GET / HTTP/0.9\r\nHost: shop\r\n\r\n'],
  [
    'two lengths',
    'POST /api/user/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
  ],
  [
    'a length and chunks',
    'POST /api/user/login HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'chunks that are none',
    'POST /api/user/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
  ],
  ['a folded header', `${head('/')}X-A: b\r\n c\r\n\r\n`],
  ['a blank before the colon', `${head('/')}X-A : b\r\n\r\n`],
  ['a NUL in a header', `${head('/')}X-A: \0\r\n\r\n`],
  ['bytes of another protocol', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n'],
])('%s: returns 400 with the usual headers and closes the connection', async (_, text) => {
  const answer = await sendRaw(text)
  expect(statuses(answer)).toEqual(['400'])
  expect(answer).toMatch(/content-security-policy: default-src 'none'/i)
  expect(answer).toMatch(/connection: close/i)
})

test('an undecodable URL is refused with a content security policy', async () => {
  const { headers } = await shop.request({ method: 'GET', url: '/%E0%A4%A' })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test.each([
  ['a path over 2,000 letters', `${head(`/x${'/'.repeat(2_000)}`)}Connection: close\r\n\r\n`, '414'],
  ['a head over 16 kB', `${head('/')}X-A: ${'a'.repeat(20_000)}\r\n\r\n`, '431'],
  ['an expectation nobody knows', `${head('/')}Expect: magic\r\nConnection: close\r\n\r\n`, '400'],
  ['a method nobody knows', 'PURGE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '404'],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\nX-A: echo-me\r\nConnection: close\r\n\r\n', '404'],
  ['a host that is not ours', `${head('/api/settings', 'evil.example')}Connection: close\r\n\r\n`, '200'],
  ['dots that climb', `${head('/media/../../../etc/passwd')}Connection: close\r\n\r\n`, '404'],
])('handles %s: %#', async (_, text, status) => {
  const answer = await sendRaw(text)
  expect(statuses(answer)).toEqual([status])
  expect(answer).not.toContain('root:')
  expect(answer).not.toMatch(/evil\.example|echo-me/)
})

test('unfinished headers and bodies do not block other requests', async () => {
  const sockets: Socket[] = []
  for (let n = 0; n < 300; n++) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      n % 2
        ? 'GET / HTTP/1.1\r\nHost: a\r\nX-'
        : `POST /api/user/login HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n`,
    )
    sockets.push(socket)
  }
  await eventually(async () => expect(await isAnswered()).toBe(200))
  for (const socket of sockets) socket.destroy()
})
