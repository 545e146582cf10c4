import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseConnection } from '#database/database'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { freshDatabase } from '#testing/fresh-database'
import { type ShopProcess, startShopProcess } from '#testing/long/shop-process'

const folder = mkdtempSync(path.join(tmpdir(), 'hostile '))
let database: DatabaseConnection
let shop: ShopProcess
let port: number

beforeAll(async () => {
  database = await freshDatabase()
  const settings = { DATABASE_URL: database.url, DATA_DIR: folder, PAYMENTS: 'off', TRUST_PROXY: 'on' }
  shop = await startShopProcess(settings)
  port = Number(new URL(shop.url).port)
})
afterAll(async () => {
  expect(await shop.stop()).toBe(0)
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const KILOBYTES_OF_A_MEGABYTE = 1024
const megabytes = () =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${shop.child.pid}/status`, 'utf8'))?.[1]) /
  KILOBYTES_OF_A_MEGABYTE

/** Highest memory of the shop, in MB, under any attack. */
const MAX_MEGABYTES = 900

async function raw(...parts: (string | Buffer)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const received: Buffer[] = []
  socket.on('data', (part) => received.push(part))
  socket.on('error', () => undefined)
  // `once` of node:events would reject when the server resets the connection, which is allowed here.
  const closed = new Promise((resolve) => socket.on('close', resolve))
  for (const part of parts) {
    if (socket.destroyed) break
    if (!socket.write(part)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed])
  }
  await closed
  return Buffer.concat(received).toString()
}

const post = (body: string | Buffer, headers = '') =>
  raw(
    `POST /api/user/login HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
    body,
  )
const parseStatus = (answer: string) => Number(/HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)

/** Another network than the attacker's, as the proxy reports it. */
const ELSEWHERE = { 'x-forwarded-for': '203.0.113.9' }

/** The shop must still serve others, within its memory limit. */
async function expectUnharmed() {
  const began = performance.now()
  const answer = await fetch(`${shop.url}/api/settings`, { headers: ELSEWHERE })
  expect([answer.status, performance.now() - began < 2_000]).toEqual([200, true])
  expect(megabytes()).toBeLessThan(MAX_MEGABYTES)
  expect(shop.child.exitCode).toBeNull()
}

const login = (email: string) => `{"email":${email},"password":"x"}`

test.each([
  ['100 MB of body', () => post(Buffer.alloc(100 * 1024 * 1024, 0x20))],
  ['JSON of 100,000 levels', () => post(login('['.repeat(100_000) + ']'.repeat(100_000)))],
  ['a poisoned prototype', () => post('{"__proto__":{"admin":true},"email":"a","password":"b"}')],
  [
    'a poisoned constructor',
    () => post('{"constructor":{"prototype":{"admin":true}},"email":"a","password":"b"}'),
  ],
  ['a lone surrogate', () => post(login('"\\ud800@example.com"'))],
  ['a NUL', () => post(login('"a\\u0000@example.com"'))],
  ['bytes that are no UTF-8', () => post(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]))],
  ['a bomb of gzip', () => post(gzipSync(Buffer.alloc(50 * 1024 * 1024)), 'Content-Encoding: gzip\r\n')],
  ['a number beyond all numbers', () => post(login('1e999999'))],
  ['the same key ten thousand times', () => post(`{${'"email":"a",'.repeat(10_000)}"password":"b"}`)],
  ['another method by header', () => post(login('"a"'), 'X-HTTP-Method-Override: DELETE\r\n')],
  ['another address by header', () => post(login('"a"'), 'X-Original-URL: /api/staff/session\r\n')],
])('%s: refused like any invalid input', async (_, send) => {
  const answer = await send()
  expect(parseStatus(answer)).toSatisfy((status: number) => status === 0 || (status >= 400 && status < 500))
  expect(answer).not.toMatch(/\n\s+at |node_modules|postgres/)
  await expectUnharmed()
})

test.each([
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/media/..%2f..%2f..%2fetc/passwd',
  '/assets/%00',
  '//evil.example/',
  '/\\evil.example',
])('%s leads nowhere else', async (address) => {
  const answer = await raw(`GET ${address} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)
  expect(parseStatus(answer)).toSatisfy((status: number) => status >= 400 && status < 500)
  expect(answer).not.toMatch(/root:|[/\\]{2}evil\.example|\\evil/)
})

const LIST = 'GET /api/product/list?sort=low-high HTTP/1.1\r\nHost: a\r\n\r\n'

test('twenty connections, each with 1,400 requests in one write, again and again', async () => {
  for (let round = 0; round < 5; round++) {
    await Promise.all(Array.from({ length: 20 }, () => raw(LIST.repeat(1_400))))
    await expectUnharmed()
  }
})

test('five hundred clients that never read their responses', async () => {
  const sockets: Socket[] = []
  for (let index = 0; index < 500; index++) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.pause()
    socket.write((index % 2 ? LIST : LIST.replace('?sort=low-high', '')).repeat(16))
    sockets.push(socket)
  }
  await delay(5_000)
  await expectUnharmed()
  for (const socket of sockets) socket.destroy()
})

test('a thousand connections that send a byte every few seconds', async () => {
  const sockets: Socket[] = []
  for (let index = 0; index < 1_000; index++) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      index % 2 ? 'GET / HT' : 'POST /api/user/login HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{',
    )
    sockets.push(socket)
  }
  for (let times = 0; times < 5; times++) {
    for (const socket of sockets) socket.write(' ')
    await delay(500)
    await expectUnharmed()
  }
  for (const socket of sockets) socket.destroy()
})

test('afterwards the books are consistent', async () => {
  expect(await findInconsistencies(database.db)).toEqual([])
})
