import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { findCluster } from '#cluster'
import { attachToEmbeddedPostgres, type EmbeddedPostgres, startEmbeddedPostgres } from '#embedded-postgres'
import { LaunchError } from '#launch-error'
import { chooseLocation } from '#place'
import { connectAsAdmin } from '#process'
import { canRun } from '#runner'
import { takeOwnership } from '#stale-server'

const cleanUps: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'launcher test '))
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function start(folder: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(folder)
  cleanUps.push(() => server.stop())
  return server
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

test('the data survives a restart, in a path with spaces', async () => {
  const folder = newFolder()
  const first = await start(folder)
  await query(first.url, 'CREATE TABLE notes AS SELECT 7 AS number')
  await first.stop()
  const second = await start(folder)
  expect(await query(second.url, 'SELECT number FROM notes')).toEqual([{ number: 7 }])
})

test('the server keeps full durability and speaks UTF-8 only on loopback', async () => {
  const server = await start(newFolder())
  const [settings] = await query(
    server.url,
    `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
            current_setting('listen_addresses') AS addresses, current_setting('password_encryption') AS password,
            pg_encoding_to_char(encoding) AS encoding, datlocprovider AS provider, datlocale AS locale,
            datctype AS letters,
            (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS admin
       FROM pg_database WHERE datname = current_database()`,
  )
  expect(settings).toEqual({
    fsync: 'on',
    commit: 'on',
    addresses: '127.0.0.1',
    password: 'scram-sha-256',
    encoding: 'UTF8',
    provider: 'b',
    locale: 'C.UTF-8',
    letters: expect.stringMatching(/UTF-8|^en/),
    admin: false,
  })
})

test('the shop password does not work for the administrator role', async () => {
  const server = await start(newFolder())
  const url = new URL(server.url)
  url.username = 'postgres'
  await expect(query(url.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/)
})

test('a second start on the same folder is refused, and the first keeps running', async () => {
  const folder = newFolder()
  const server = await start(folder)
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(/Another shop is running on the database in/)
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a command beside a running shop uses the same data and leaves the shop running', async () => {
  const folder = newFolder()
  const shop = await start(folder)
  const command = await attachToEmbeddedPostgres(folder)
  await query(command.url, 'CREATE TABLE notes AS SELECT 7 AS number')
  await command.stop()
  expect(await query(shop.url, 'SELECT number FROM notes')).toEqual([{ number: 7 }])
  await shop.stop()
  const alone = await attachToEmbeddedPostgres(folder)
  expect(await query(alone.url, 'SELECT number FROM notes')).toEqual([{ number: 7 }])
  await alone.stop()
})

test('of several first starts at once, one wins and the others are refused', async () => {
  const folder = newFolder()
  const starts = await Promise.allSettled([1, 2, 3].map(() => start(folder)))
  const refusals = starts
    .filter((outcome) => outcome.status === 'rejected')
    .map(({ reason }) => String(reason))
  expect(refusals).toEqual([expect.stringContaining('Another shop'), expect.stringContaining('Another shop')])
})

test('after kill -9 of the shop, the leftover server is stopped and no committed row is lost', async () => {
  const folder = newFolder()
  const writer = await startWriter(folder)
  await writer.until(() => writer.committed.size >= 200)
  writer.process.kill('SIGKILL')
  await once(writer.process, 'exit')
  expect(isAlive(writer.databasePid())).toBe(true)
  const server = await start(folder)
  expect(isAlive(writer.databasePid())).toBe(false)
  await expectRows(server.url, writer.committed)
})

/** A server that outlived its shop, with an administrator connection. */
async function abandonedServer(folder: string) {
  const writer = await startWriter(folder)
  await writer.until(() => writer.committed.size > 0)
  writer.process.kill('SIGKILL')
  await once(writer.process, 'exit')
  const cluster = findCluster(chooseLocation(folder).home)
  if (!cluster) throw new Error('The killed shop has no database')
  const admin = await connectAsAdmin(cluster, Number(new URL(writer.url()).port))
  if (!admin) throw new Error('The orphaned server does not respond')
  cleanUps.push(() => admin.end().catch(() => undefined))
  return { cluster, admin, pid: writer.databasePid() }
}

test('a start waits for a session of a dead shop that still holds the lock', async () => {
  const folder = newFolder()
  const { admin, pid } = await abandonedServer(folder)
  await expect.poll(() => takeOwnership(admin)).toBe(true)
  const started = start(folder)
  const looking = `SELECT FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND state = 'idle' AND query LIKE '%FROM pg_locks%'`
  await expect.poll(async () => (await admin.query(looking)).rowCount).toBe(1)
  await admin.end()
  expect(await query((await started).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(isAlive(pid)).toBe(false)
})

test('a server of a dead shop that accepts no connections is stopped', async () => {
  const folder = newFolder()
  const { cluster, admin, pid } = await abandonedServer(folder)
  const rules = path.join(cluster.folder, 'pg_hba.conf')
  const before = readFileSync(rules, 'utf8')
  writeFileSync(rules, 'host all all 127.0.0.1/32 reject\n')
  await admin.query('SELECT pg_reload_conf()')
  const port = Number((await admin.query('SHOW port')).rows[0].port)
  await expect.poll(() => connectAsAdmin(cluster, port)).toBe(undefined)
  const started = start(folder)
  await expect.poll(() => isAlive(pid)).toBe(false)
  writeFileSync(rules, before)
  expect(await query((await started).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('after kill -9 of the database, it restarts on the same address and no committed row is lost', async () => {
  const writer = await startWriter(newFolder())
  await writer.until(() => writer.committed.size >= 200)
  const killed = writer.databasePid()
  process.kill(killed, 'SIGKILL')
  await writer.until(() => writer.databasePid() !== killed)
  await expectRows(writer.url(), writer.committed)
})

test('a server stopped during its restart stays stopped', async () => {
  const server = await start(newFolder())
  const cluster = path.join(server.home, 'cluster')
  const killed = server.pid() ?? 0
  process.kill(killed, 'SIGKILL')
  // The next server has started and may not answer yet.
  await expect.poll(() => pidIn(cluster), { interval: 1 }).not.toBe(killed)
  await server.stop()
  expect(processesIn(cluster)).toEqual([])
})

test('an interrupted first start is repeated', async () => {
  const folder = newFolder()
  const { home } = chooseLocation(folder)
  mkdirSync(path.join(home, 'unfinished-123', 'cluster', 'base'), { recursive: true })
  const server = await start(folder)
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(existsSync(path.join(home, 'unfinished-123'))).toBe(false)
})

test('a process id reused by another program does not block the start', async () => {
  const folder = newFolder()
  const first = await start(folder)
  await first.stop()
  writeFileSync(path.join(first.home, 'cluster', 'postmaster.pid'), `${process.pid}\n\n0\n1\n`)
  const second = await start(folder)
  expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('data of another PostgreSQL version is refused with its version', async () => {
  const folder = newFolder()
  const server = await start(folder)
  await server.stop()
  writeFileSync(path.join(server.home, 'cluster', 'PG_VERSION'), '17\n')
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
    /was created by PostgreSQL 17, .* includes PostgreSQL 18/,
  )
})

test('a file in place of the data folder is refused with a clear message', async () => {
  const file = path.join(newFolder(), 'data')
  writeFileSync(file, '')
  await expect(startEmbeddedPostgres(file)).rejects.toThrow(
    /The data folder .*data cannot be used: it is a file/,
  )
})

test('an uncreatable data folder is refused with its name', async () => {
  const file = path.join(newFolder(), 'a file')
  writeFileSync(file, '')
  const attempt = startEmbeddedPostgres(path.join(file, 'data'))
  await expect(attempt).rejects.toThrow(LaunchError)
  await expect(attempt).rejects.toThrow(/The data folder .*a file.data cannot be used/)
})

if (process.getuid?.() === 0) {
  test('root can keep the shop in a folder only root may enter', async () => {
    const folder = newFolder()
    chmodSync(folder, 0o700)
    const server = await start(path.join(folder, 'data'))
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('without namespaces, the data moves to a reachable location and is found again', async () => {
    const folder = newFolder()
    chmodSync(folder, 0o700)
    const before = await start(folder)
    await query(before.url, 'CREATE TABLE notes AS SELECT 7 AS number')
    await before.stop()
    const place = chooseLocation(folder, withoutNamespaces)
    cleanUps.push(() => rmSync(place.home, { recursive: true }))
    expect(place.home).toMatch(/little-dunes/)
    expect(place.home.startsWith(folder)).toBe(false)
    expect(chooseLocation(folder, withoutNamespaces).home).toBe(place.home)
    const server = await start(folder)
    expect(server.home).toBe(place.home)
    expect(await query(server.url, 'SELECT number FROM notes')).toEqual([{ number: 7 }])
  })

  test('when root cannot switch to another user, the message names the solutions', () => {
    expect(() => chooseLocation(newFolder(), () => false)).toThrow(/normal user, or set DATABASE_URL/)
  })
}

const withoutNamespaces: typeof canRun = (runner, ...command) =>
  runner.name !== 'namespace' && canRun(runner, ...command)

const pidIn = (cluster: string) =>
  Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])

/** PostgreSQL's working directory is its data folder. */
function processesIn(folder: string): string[] {
  const place = (pid: string) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`)
    } catch {
      return ''
    }
  }
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && place(name) === folder)
}

const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''

async function expectRows(url: string, committed: Set<number>) {
  // The writer may still be writing, so only rows reported before the query count.
  const reported = new Set(committed)
  const rows = await query<{ number: number }>(url, 'SELECT number FROM notes')
  const stored = new Set(rows.map((row) => row.number))
  expect(reported.difference(stored)).toEqual(new Set())
}

/** A process with a separate database that commits rows and prints each. */
async function startWriter(folder: string) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', writerProgram, folder], {
    cwd: path.join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  cleanUps.push(() => stopChild(child))
  const committed = new Set<number>()
  let url = ''
  let pid = 0
  const lines = createInterface(child.stdout)
  lines.on('line', (line) => {
    const reported: { number: number; url: string; pid: number } = JSON.parse(line)
    committed.add(reported.number)
    url = reported.url
    pid = reported.pid
  })
  return {
    process: child,
    committed,
    url: () => url,
    databasePid: () => pid,
    until: async (reached: () => boolean) => {
      while (!reached()) await once(lines, 'line')
    },
  }
}

async function stopChild(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

const writerProgram = `
  import pg from 'pg'
  import { startEmbeddedPostgres } from '#embedded-postgres'
  const server = await startEmbeddedPostgres(process.argv[1])
  let running = true
  process.on('SIGTERM', async () => { running = false; await server.stop(); process.exit() })
  const tell = (value) => console.log(JSON.stringify(value))
  const pool = new pg.Pool({ connectionString: server.url })
  pool.on('error', () => undefined)
  await pool.query('CREATE TABLE notes (number int)')
  for (let number = 1; running; number++) {
    try {
      await pool.query('INSERT INTO notes VALUES ($1)', [number])
      tell({ number, url: server.url, pid: server.pid() })
    } catch {
      await new Promise(setImmediate)
    }
  }
`
