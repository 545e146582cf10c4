import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { attachToEmbeddedPostgres } from '@little-dunes/embedded-postgres/embedded-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SHOP_VERSION } from '#startup/shop-version'
import { freshDatabase } from '#testing/fresh-database'
import { printedAddress, SHOP_COMMAND } from '#testing/processes/shop-command'

const folder = mkdtempSync(path.join(tmpdir(), 'main test '))
const dataFolder = path.join(folder, 'data')

type Started = { process: ChildProcess; url: string; printed: () => string; ended: Promise<number | null> }

/** Starts the shop as a separate process on a free port. */
function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, SHOP_COMMAND, {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataFolder, PICTURE_JOB: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (text) => {
    printed += text
  })
  child.stderr.on('data', (text) => {
    printed += text
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { process: child, printed: () => printed, ended }
}

async function open(environment = {}): Promise<Started> {
  const shop = run(environment)
  for (;;) {
    const url = printedAddress(shop.printed())
    if (url) return { ...shop, url }
    const ended = await Promise.race([shop.ended.then(() => true), delay(50, false)])
    if (ended) throw new Error(`The shop exited: ${shop.printed()}`)
  }
}

const fetchStatus = (url: string) => fetch(url).then((answer) => answer.status)

let shop: Started

beforeAll(async () => {
  shop = await open()
})

afterAll(async () => {
  shop.process.kill('SIGTERM')
  await shop.ended
  rmSync(folder, { recursive: true, force: true })
})

test('an empty folder becomes a running shop, announced once with its version', async () => {
  expect(shop.printed().split(`Little Dunes ${SHOP_VERSION} is ready`)).toHaveLength(2)
  expect(await fetchStatus(`${shop.url}/healthz`)).toBe(200)
  expect(await fetchStatus(`${shop.url}/readyz`)).toBe(200)
  const list = await fetch(`${shop.url}/api/product/list`)
  const { products } = (await list.json()) as { products: unknown[] }
  expect(products.length).toBeGreaterThanOrEqual(160)
})

test('a busy port is reported, and no data folder is created', async () => {
  const busy = createServer().listen(0, '127.0.0.1')
  await once(busy, 'listening')
  const address = busy.address()
  const PORT = typeof address === 'object' ? String(address?.port) : ''
  const other = run({ PORT, DATA_DIR: path.join(folder, 'never made') })
  expect(await other.ended).toBe(1)
  expect(other.printed()).toBe(
    `Port ${PORT} on 127.0.0.1 cannot be opened: another program is using it. Stop that program or choose another PORT.\n`,
  )
  busy.close()
})

test('a second shop on the same data folder is refused in one line', async () => {
  const second = run({})
  expect(await second.ended).toBe(1)
  expect(second.printed()).toMatch(/^Another shop is running on the database in .*\n$/)
})

test('an unusable data folder is reported in one line', async () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  const other = run({ DATA_DIR: file })
  expect(await other.ended).toBe(1)
  expect(other.printed()).toMatch(/^The data folder .*file cannot be used: .*\n$/)
})

test('an unusable data folder is reported even with an external database', async () => {
  const database = await freshDatabase()
  const file = path.join(folder, 'file')
  const other = run({ DATABASE_URL: database.url, DATA_DIR: path.join(file, 'below') })
  expect(await other.ended).toBe(1)
  expect(other.printed()).toMatch(/^The data folder .*below cannot be used: .*\n$/)
  await database.close()
})

test('invalid settings are reported together', async () => {
  const other = run({ PORT: 'http', LOG_LEVEL: 'loud' })
  expect(await other.ended).toBe(1)
  expect(other.printed()).toMatch(/^Invalid settings:\n {2}PORT .*\n {2}LOG_LEVEL .*\n$/)
})

test('a connection lost while creating the owner link does not stop the shop, and the link follows', {
  timeout: 360_000,
}, async () => {
  const database = await freshDatabase()
  const holding = await database.pool.connect()
  // A slow start exceeds the pool's limit for idle transactions.
  await holding.query(
    `BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0;
     LOCK TABLE staff_invitations IN ACCESS EXCLUSIVE MODE`,
  )
  const other = run({ DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'other') })
  // The first start seeds the shop, which takes minutes on a busy machine.
  const endWaiting = async () => {
    await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    return other.printed()
  }
  await expect
    .poll(endWaiting, { timeout: 240_000 })
    .toMatch(/Waiting for the database to check whether the shop has an owner: terminating connection .*\n/)
  await holding.query('ROLLBACK')
  holding.release()
  await expect.poll(other.printed).toMatch(/^ {2}Back office +http:\/\/localhost:\d+\/backoffice\/welcome#/m)
  other.process.kill('SIGTERM')
  expect(await other.ended).toBe(0)
  await database.close()
})

test('during a database outage the shop returns 503, and recovers', async () => {
  const pidFile = path.join(dataFolder, 'postgres', 'cluster', 'postmaster.pid')
  process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL')
  const seen = new Set<number>()
  for (let status = 0; !(status === 200 && seen.has(503)); seen.add(status)) {
    status = await fetchStatus(`${shop.url}/readyz`)
    await delay(5)
  }
  expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([])
})

test('SIGTERM lets the current request finish, stops the database and exits without an error', {
  // Stopping requests and then the database can take most of a minute.
  timeout: 180_000,
}, async () => {
  const database = await attachToEmbeddedPostgres(dataFolder)
  const [client, observer] = [new pg.Client(database.url), new pg.Client(database.url)]
  for (const one of [client, observer]) {
    one.on('error', () => undefined)
    await one.connect()
  }
  await client.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE')
  const answer = signUp()
  const statusBefore = await Promise.race([untilSignUpWaits(observer), answer.then(({ status }) => status)])
  expect(statusBefore, shop.printed()).toBe('waiting')
  shop.process.kill('SIGTERM')
  await expect.poll(() => fetch(`${shop.url}/healthz`).catch(() => 'closed')).toBe('closed')
  await client.query('ROLLBACK')
  expect((await answer).status).toBe(200)
  await Promise.all([client.end(), observer.end()])
  expect(await shop.ended).toBe(0)
  const late = new pg.Client({ connectionString: database.url, connectionTimeoutMillis: 5_000 })
  await expect(late.connect()).rejects.toThrow(/ECONNREFUSED/)
})

test('a signal to all processes at once, as with Ctrl-C, stops all of them', async () => {
  shop.process.kill('SIGTERM')
  await shop.ended
  const other = await open({ PICTURE_JOB: 'on' })
  await expect.poll(other.printed).toMatch(/works once/)
  const said = other.printed()
  for (const pid of processesBelow(other.process.pid)) process.kill(pid, 'SIGTERM')
  expect(await other.ended).toBe(0)
  expect(other.printed().slice(said.length)).not.toMatch(/unexpectedly|restarting|Pictures/)
})

test('the production log has one line with the address, and a command in place of the one-time link', async () => {
  const other = await open({ NODE_ENV: 'production' })
  await expect.poll(other.printed).toMatch(/^The back office has no owner yet\. .*npx shop staff add EMAIL/m)
  expect(other.printed()).toMatch(/^Little Dunes [\d.]+ is listening at http:\/\/localhost:\d+$/m)
  expect(other.printed()).not.toMatch(/welcome#|is ready/)
  other.process.kill('SIGTERM')
  expect(await other.ended).toBe(0)
})

/** A process and all its descendants, including the database with its sessions. */
function processesBelow(pid = 0): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return [pid, ...children.flatMap((child) => processesBelow(Number(child)))]
}

function signUp() {
  const body = {
    name: 'Maryam',
    email: 'maryam@example.com',
    phone: '+971501234567',
    password: 'a quiet afternoon',
  }
  return fetch(`${shop.url}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Outside a transaction: inside one, PostgreSQL keeps showing the activity of the first query. */
async function untilSignUpWaits(observer: pg.Client) {
  for (;;) {
    const { rowCount } = await observer.query(
      `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'delete from "users"%'`,
    )
    if (rowCount) return 'waiting'
    await delay(5)
  }
}
