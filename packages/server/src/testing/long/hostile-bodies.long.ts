import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseConnection } from '#database/database'
import { eventually } from '#testing/eventually'
import { freshDatabase } from '#testing/fresh-database'
import { type ShopProcess, startShopProcess } from '#testing/long/shop-process'

const MEGABYTE = 1024 * 1024
/** Highest growth of the process, in MB, under any attack. */
const MAX_EXTRA_MEGABYTES = 400
/** Milliseconds of CPU time. */
const MAX_WORK = 5_000
const CLOCK_TICKS_PER_SECOND = 100

const folder = mkdtempSync(path.join(tmpdir(), 'hostile bodies '))
let database: DatabaseConnection
let shop: ShopProcess
let port: number

beforeAll(async () => {
  database = await freshDatabase()
  shop = await startShopProcess({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PAYMENTS: 'off',
    // The rate limit of the network would answer before the limits of bodies.
    RATE_LIMIT: 'off',
  })
  port = Number(new URL(shop.url).port)
})
afterAll(async () => {
  expect(await shop.stop()).toBe(0)
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const megabytes = () =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${shop.child.pid}/status`, 'utf8'))?.[1]) / 1024

/** CPU time of the shop in milliseconds. Its process name may contain blanks, so fields count from the bracket. */
function work(): number {
  const stat = readFileSync(`/proc/${shop.child.pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / CLOCK_TICKS_PER_SECOND
}

function open(text: string): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.resume()
  socket.write(text)
  return socket
}

const head = (address: string, length: number, type = 'application/json') =>
  `POST ${address} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`

const closed = (socket: Socket) =>
  socket.destroyed ? undefined : new Promise((resolve) => socket.once('close', resolve))

const emptyObjects = (bytes: number) => `[${'{},'.repeat(Math.floor(bytes / 3))}{}]`
const photo = (bytes: number) => `{"number":"LD-1","key":"a.b","content":"","x":${emptyObjects(bytes)}}`
const track = (bytes: number) => `{"number":"LD-1","phone":"050","x":${emptyObjects(bytes)}}`

async function expectUnharmed(attack: () => Promise<Socket[]>) {
  const [before, began] = [megabytes(), work()]
  let highest = before
  const watch = setInterval(() => {
    highest = Math.max(highest, megabytes())
  }, 50)
  const sockets: Socket[] = []
  try {
    sockets.push(...(await attack()))
    await delay(3_000)
    // A shop that was just flooded may refuse others once.
    await eventually(async () => expect((await fetch(`${shop.url}/api/settings`)).status).toBe(200))
  } finally {
    clearInterval(watch)
    for (const socket of sockets) socket.destroy()
  }
  expect(shop.child.exitCode).toBeNull()
  expect(highest - before).toBeLessThan(MAX_EXTRA_MEGABYTES)
  expect(work() - began).toBeLessThan(MAX_WORK)
}

const send = (address: string, body: string) => open(head(address, Buffer.byteLength(body)) + body)

test('three bodies of 16 MB that would expand to millions of objects', () =>
  expectUnharmed(async () =>
    Array.from({ length: 3 }, () => send('/api/return/photo-linked', photo(16 * MEGABYTE))),
  ))

test.each([30_000, 262_000])('two hundred bodies of %i bytes full of objects', (bytes) =>
  expectUnharmed(async () => Array.from({ length: 200 }, () => send('/api/order/track', track(bytes)))),
)

test('sixty connections with 16 MB each and no last byte', () =>
  expectUnharmed(async () =>
    Array.from({ length: 60 }, () => {
      const socket = open(head('/api/return/photo-linked', 16 * MEGABYTE, 'application/octet-stream'))
      socket.write(Buffer.alloc(16 * MEGABYTE - 1))
      return socket
    }),
  ))

test('three thousand connections with 30 kB each and no last byte: the others get a retry response', () =>
  expectUnharmed(async () => {
    const body = track(30_000)
    return Array.from({ length: 3_000 }, () =>
      open(head('/api/order/track', Buffer.byteLength(body)) + body.slice(0, -1)),
    )
  }))

test.each([
  ['slashes', '/'],
  ['encoded slashes', '%2F'],
  ['parts of paths', '/a'],
])('a hundred paths of 15,000 letters, all of %s', (_, part) =>
  expectUnharmed(async () => {
    const sockets = Array.from({ length: 100 }, () =>
      open(`GET /x${part.repeat(15_000 / part.length)}x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
    )
    await Promise.all(sockets.map(closed))
    return sockets
  }),
)
