import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { findCluster } from '#cluster'
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '#embedded-postgres'

const cleanUps: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

const formerLocales = ['C']

/** The database may run as another user, who must reach its data below this folder. */
function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'letters-'))
  chmodSync(folder, 0o755)
  return folder
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

function newFolder(): string {
  const folder = makeFolder()
  cleanUps.push(() => remove(folder))
  return folder
}

async function start(folder: string, options: EmbeddedPostgresOptions = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(folder, options)
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

const words = ['Zebra', 'apple', 'Éclair', 'éclair', 'فستان', 'حذاء', 'Ärmel', 'ärmel', 'ζ']

const fill = `
  CREATE TABLE goods (id int PRIMARY KEY, name text NOT NULL, price numeric(10, 2) NOT NULL);
  CREATE UNIQUE INDEX goods_name ON goods (name);
  CREATE INDEX goods_lower_name ON goods (lower(name));
  CREATE TABLE lines (id bigserial PRIMARY KEY, goods_id int NOT NULL REFERENCES goods);
  INSERT INTO goods
    SELECT number, (ARRAY['${words.join("','")}'])[1 + number % ${words.length}] || ' ' || number, number / 7.0
      FROM generate_series(1, 3000) AS number;
  INSERT INTO lines (goods_id) SELECT id FROM goods`

/** One checksum of all stored data, in the order of the index. */
const sum = `SELECT md5(string_agg(goods::text || lines.id, '|' ORDER BY name)) AS sum
  FROM goods JOIN lines ON goods_id = goods.id`

const trigrams = `SELECT show_trgm('فستان') AS trigrams`

const filled = makeFolder()
afterAll(() => remove(filled))

async function fillOnce() {
  const former = await startEmbeddedPostgres(filled, { locales: formerLocales })
  await query(former.url, fill)
  const before = await query(former.url, sum)
  await former.stop()
  return before
}
let filling: ReturnType<typeof fillOnce> | undefined

/** A data folder of an earlier version with content. */
async function makeFormerFolder() {
  filling ??= fillOnce()
  const before = await filling
  const folder = newFolder()
  // `cp -a` keeps the owner of the database's files.
  execFileSync('cp', ['-a', `${filled}/.`, folder])
  return { folder, before }
}

test('trigrams see Arabic letters in a new database', async () => {
  const { url } = await start(newFolder())
  await query(url, 'CREATE EXTENSION pg_trgm')
  const [row] = await query<{ trigrams: string[] }>(url, trigrams)
  expect(row?.trigrams).toHaveLength(6)
})

test('the server uses the first locale that the machine has', async () => {
  const { url } = await start(newFolder(), { locales: ['xx_YY.UTF-8', 'C'] })
  await query(url, 'CREATE EXTENSION pg_trgm')
  expect(await query(url, trigrams)).toEqual([{ trigrams: [] }])
})

test('the first start converts the data folder of an earlier version with all rows, and logs it once', async () => {
  const { folder, before } = await makeFormerFolder()
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  const server = await start(folder, { log })
  expect(await query(server.url, sum)).toEqual(before)
  await query(server.url, 'CREATE EXTENSION pg_trgm')
  const [row] = await query<{ trigrams: string[] }>(server.url, trigrams)
  expect(row?.trigrams).toHaveLength(6)
  await server.stop()
  const again = await start(folder, { log })
  expect(await query(again.url, sum)).toEqual(before)
  expect(lines).toEqual([expect.stringMatching(/^The database now supports the letters of all scripts/)])
})

test('after the conversion every index is valid and finds each of its rows', async () => {
  const { folder } = await makeFormerFolder()
  const server = await start(folder)
  const admin = await connectAsAdmin(server)
  await admin.query('CREATE EXTENSION amcheck')
  const { rowCount } = await admin.query(
    `SELECT bt_index_check(indexrelid, true) FROM pg_index JOIN pg_class ON oid = indexrelid
      WHERE relam = (SELECT oid FROM pg_am WHERE amname = 'btree') AND relkind = 'i' AND relpersistence = 'p'`,
  )
  expect(rowCount).toBeGreaterThan(100)
  await admin.end()
  const names = await query<{ name: string }>(server.url, 'SELECT name FROM goods ORDER BY id')
  await query(server.url, 'ALTER ROLE CURRENT_USER SET enable_seqscan = off')
  const counts = await query(
    server.url,
    `SELECT count(*)::int AS found FROM unnest(ARRAY['${names.map(({ name }) => name).join("','")}']) AS wanted
      WHERE EXISTS (SELECT FROM goods WHERE lower(name) = lower(wanted))`,
  )
  expect(counts).toEqual([{ found: 3000 }])
})

test('kill -9 during the conversion loses no data', async () => {
  const { folder, before } = await makeFormerFolder()
  const former = await start(folder, { locales: formerLocales })
  const admin = await connectAsAdmin(former)
  await admin.query(`BEGIN; UPDATE pg_database SET datctype = 'C.UTF-8'`)
  await killAll(former)
  const server = await start(folder)
  expect(await query(server.url, sum)).toEqual(before)
})

test('kill -9 right after the conversion loses no data, and the next start does not convert again', async () => {
  const { folder, before } = await makeFormerFolder()
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  await killAll(await start(folder, { log }))
  const again = await start(folder, { log })
  expect(await query(again.url, sum)).toEqual(before)
  expect(lines.filter((line) => line.includes('letters'))).toHaveLength(1)
})

test('a database that already stores trigrams keeps its locale, because other trigrams would not match', async () => {
  const { folder } = await makeFormerFolder()
  const former = await start(folder, { locales: formerLocales })
  await query(former.url, 'CREATE EXTENSION pg_trgm')
  await former.stop()
  const { url } = await start(folder)
  expect(await query(url, trigrams)).toEqual([{ trigrams: [] }])
})

test('a database with a locale that the machine lacks is refused at once, with the reason', async () => {
  const folder = newFolder()
  const server = await start(folder)
  const admin = await connectAsAdmin(server)
  await admin.query(`UPDATE pg_database SET datctype = 'xx_YY.UTF-8'`)
  await admin.end()
  await server.stop()
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(/a locale that this machine doesn't have/)
})

/** Kills the server and ends its supervision. */
async function killAll(server: EmbeddedPostgres) {
  const pid = server.pid()
  if (pid) process.kill(pid, 'SIGKILL')
  await server.stop()
}

async function connectAsAdmin({ url, home }: EmbeddedPostgres): Promise<pg.Client> {
  const { port, hostname, pathname } = new URL(url)
  const client = new pg.Client({
    host: hostname,
    port: Number(port),
    user: 'postgres',
    database: pathname.slice(1),
    password: findCluster(home)?.password,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
