import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { buildServer } from '#build-server'
import { openDatabase } from '#database/database'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { requireSuccess } from '#testing/card-calls'
import { freshDatabase } from '#testing/fresh-database'
import { readAllRows, readCatalogue } from '#testing/preview/read-catalogue'
import { SHOP_COMMAND } from '#testing/processes/shop-command'
import { createApiClient } from '#testing/start-test-shop'

const SHOP = path.join(import.meta.dirname, '../../cli/shop.mjs')
/** Written by the code of commit 3fa33ea6 (pg_dump): orders, an invoice, a refund, content, credit, an API key and staff. */
const PREVIEW = new URL('testing/preview/preview-shop.sql', import.meta.url)

const FROM_PREVIEW =
  'The database is from a preview. Stop the shop, back it up and run: npx shop upgrade-from-preview\n'
const UPGRADED = 'Upgraded the database to 1.0. Migrations applied: 15.\nStart the shop with npm start.\n'
const NOTHING_TO_DO = 'Nothing to do: the database is on 1.0 or later.\n'

/** An empty database with a pool that does not look like a running shop. */
async function emptyDatabase() {
  const { url, close } = await freshDatabase({ withoutTables: true })
  const pool = new pg.Pool({ connectionString: url, options: '-c timezone=UTC' })
  onTestFinished(async () => {
    await pool.end()
    await close()
  })
  return { url, pool }
}

async function previewDatabase() {
  const database = await emptyDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(await readFile(PREVIEW, 'utf8'))
  await client.end()
  return database
}

async function start(args: readonly string[], url: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'preview-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: url, DATA_DIR: folder, PORT: '0', PICTURE_JOB: 'off' }
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      printed += text
    })
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, printed }))
  return { child, ended }
}

const upgrade = async ({ url }: { url: string }) => (await start([SHOP, 'upgrade-from-preview'], url)).ended

const readState = async (pool: pg.Pool) => ({
  catalogue: await readCatalogue(pool),
  rows: await readAllRows(pool),
  migrations: (await pool.query('SELECT * FROM drizzle.__drizzle_migrations ORDER BY id')).rows,
})

test('a preview database gets the schema and records of a new shop and keeps its data', async () => {
  const database = await previewDatabase()
  expect(await upgrade(database)).toEqual({ code: 0, printed: UPGRADED })
  const fresh = await freshDatabase()
  onTestFinished(() => fresh.close())
  const [upgraded, ours] = [await readState(database.pool), await readState(fresh.pool)]
  expect(upgraded.catalogue).toEqual(ours.catalogue)
  const records = ({ migrations }: typeof ours) =>
    migrations.map(({ hash, created_at }) => [hash, created_at])
  expect(records(upgraded)).toEqual(records(ours))
  // The roles and settings that 1.0 adds to an older shop.
  for (const table of ['staff_roles', 'settings_translations', 'shop_settings'])
    expect(upgraded.rows[table]).toEqual(ours.rows[table])
  expect(upgraded.rows.staff_api_keys).toMatchObject([{ scopes: ['content:write', 'reviews:write'] }])

  expect(await upgrade(database)).toEqual({ code: 0, printed: NOTHING_TO_DO })
  expect(await readState(database.pool)).toEqual(upgraded)
})

test('a shop opens on the upgraded database, shows its orders and sells', async () => {
  const { url } = await previewDatabase().then(async (database) => {
    await upgrade(database)
    return database
  })
  const database = openDatabase(url)
  const now = () => new Date('2026-06-11T08:00:00Z')
  const server = await buildServer({ database, now, storefront: null })
  onTestFinished(async () => {
    await server.close()
    await database.close()
  })
  await server.ready()
  const { call } = createApiClient(server)
  const account = { email: 'mariam@example.com', password: 'soft-dunes-and-cotton-90' }
  const { token } = requireSuccess(await call('POST /api/user/login', account))
  const { orders } = requireSuccess(await call('POST /api/order/userorders', {}, { token }))
  expect(orders).toMatchObject([
    { number: 'LD-10002', status: 'Order Placed', amount: 125, items: [{ colorName: 'Sea', quantity: 1 }] },
    { number: 'LD-10001', status: 'Delivered', items: [{ quantity: 2 }, { size: '100', quantity: 1 }] },
  ])
  expect(await findInconsistencies(database.db)).toEqual([])
  requireSuccess(await call('POST /api/order/cancel', { orderId: orders[0]?._id ?? '' }, { token }))
  const { page } = requireSuccess(await call('GET /api/page', { name: 'about' }))
  expect(page.title).toBe('The story of the dunes')
  const { products } = requireSuccess(await call('GET /api/product/list', {}))
  expect(products.map(({ variants }) => variants.map(({ stocks }) => stocks))).toEqual([[11, 2]])
  expect(await findInconsistencies(database.db)).toEqual([])
})

test('starting on a preview database exits with one line and changes nothing', async () => {
  const { url, pool } = await previewDatabase()
  const before = await readState(pool)
  const { ended } = await start(SHOP_COMMAND, url)
  expect(await ended).toEqual({ code: 1, printed: FROM_PREVIEW })
  expect(await readState(pool)).toEqual(before)
})

test('a killed upgrade changes nothing, and the next one finishes', async () => {
  const { url, pool } = await previewDatabase()
  const before = await readState(pool)
  const blocker = await pool.connect()
  await blocker.query('BEGIN; LOCK TABLE orders IN ACCESS SHARE MODE')
  const { child, ended } = await start([SHOP, 'upgrade-from-preview'], url)
  const here = 'datname = current_database()'
  const waiting = async () => {
    const { rows } = await pool.query(
      `SELECT relation::regclass::text AS name FROM pg_locks JOIN pg_database d ON d.oid = database WHERE NOT granted AND ${here}`,
    )
    return rows
  }
  await expect.poll(waiting).toEqual([{ name: 'orders' }])
  child.kill('SIGKILL')
  await ended
  await blocker.query('COMMIT')
  blocker.release()
  const sessions = `SELECT FROM pg_stat_activity WHERE ${here} AND application_name LIKE 'little-dunes%'`
  await expect.poll(async () => (await pool.query(sessions)).rowCount).toBe(0)
  expect(await readState(pool)).toEqual(before)
  expect(await upgrade({ url })).toEqual({ code: 0, printed: UPGRADED })
})

test('other databases are refused with a reason', async () => {
  const empty = await emptyDatabase()
  expect(await upgrade(empty)).toEqual({
    code: 1,
    printed:
      'The database does not contain a shop, so there is nothing to upgrade. Create a shop with npm start.\n',
  })

  const { url, pool } = await previewDatabase()
  const records = 'drizzle.__drizzle_migrations'
  await pool.query(`INSERT INTO ${records} (hash, created_at) VALUES ('of a fork', 1795887145947)`)
  const fork = await readState(pool)
  expect(await upgrade({ url })).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/unknown migrations/),
  })
  expect(await readState(pool)).toEqual(fork)
  await pool.query(`DELETE FROM ${records} WHERE created_at >= 1795887145946`)
  expect(await upgrade({ url })).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/before commit 3fa33ea6/),
  })

  const shop = openDatabase(url)
  await shop.pool.query('SELECT 1')
  expect(await upgrade({ url })).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/A shop is running on this database/),
  })
  await shop.close()
})
