import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { requireStoppedShop, withBackupClient } from '#backup/backup-client'
import type { BackupManifest } from '#backup/backup-manifest'
import { copyDatabase } from '#backup/copy-database'
import { moveDatabase } from '#backup/move-database'
import { readBackup } from '#backup/read-backup'
import { restoreBackup } from '#backup/restore-backup'
import { writeBackup } from '#backup/write-backup'
import { buildServer } from '#build-server'
import { openDatabase } from '#database/database'
import { migrateDatabase, migrationsFolder } from '#database/migrations'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { freshDatabase } from '#testing/fresh-database'
import { aDeliveredOrder } from '#testing/orders/a-delivered-order'
import { createApiClient, startTestShop } from '#testing/start-test-shop'

const now = () => new Date('2026-06-01T08:00:00Z')
const nothing = () => undefined

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function aDatabase(options: { withoutTables?: boolean } = {}) {
  const database = await freshDatabase(options)
  onTestFinished(() => database.close())
  return database
}

/** A shop with a delivered order, its invoice, and a customer name with every character that COPY escapes. */
async function aShop() {
  const shop = await startTestShop()
  onTestFinished(() => shop.close())
  const tee = await aProduct(shop.shop)
  const delivered = await aDeliveredOrder(shop, anOrder([aLine(tee)], 125))
  await aCustomer(shop.shop, { name: 'مريم\t"Tab"\\N\nline \u{1f42a} \\.' })
  return { ...shop, ...delivered, tee }
}

const on = <Result>({ url }: { url: string }, work: (client: pg.Client) => Promise<Result>) =>
  withBackupClient({ databaseUrl: url, dataFolder: 'unused' }, work)

const readContent = (database: { url: string }) =>
  on(database, (client) =>
    copyDatabase(client, async (_, rows, digest) => {
      digest.resume()
      for await (const chunk of rows) digest.write(chunk)
      digest.end()
    }),
  )

const backUp = (database: { url: string }, dataFolder: string, file: string): Promise<BackupManifest> =>
  on(database, (client) => writeBackup(client, dataFolder, file, { now }))

async function restore(
  database: { url: string },
  dataFolder: string,
  file: string,
  options: Parameters<typeof restoreBackup>[3] = { replace: false },
) {
  const backup = await readBackup(file)
  await on(database, (client) => restoreBackup(client, dataFolder, backup, options)).finally(() =>
    backup.close(),
  )
}

test('a backup of a running shop restores every row, sequence, secret and constraint', async () => {
  const { database, token, orderId, tee } = await aShop()
  const [folder, target] = [await aFolder(), await aDatabase({ withoutTables: true })]
  const file = join(folder, 'shop.zip')
  await backUp(database, folder, file)
  await restore(target, folder, file)

  expect(await readContent(target)).toEqual(await readContent(database))
  const { db, pool, close } = openDatabase(target.url)
  onTestFinished(close)
  expect(await findInconsistencies(db)).toEqual([])
  await expect(pool.query('UPDATE tax_documents SET vat = 1')).rejects.toThrow('never changed')
  await expect(pool.query('UPDATE order_lines SET order_id = gen_random_uuid()')).rejects.toThrow(
    'foreign key',
  )

  const server = await buildServer({
    database: { url: target.url, db, pool, close: async () => undefined },
    now,
    storefront: null,
    backoffice: null,
  })
  onTestFinished(() => server.close())
  await server.ready()
  const { call } = createApiClient(server)
  const mine = requireSuccess(await call('POST /api/order/userorders', {}, { token }))
  expect(mine.orders.map(({ _id }) => _id)).toEqual([orderId])
  const next = requireSuccess(await call('POST /api/order/place', anOrder([aLine(tee)], 125), { token }))
  const { rows } = await pool.query('SELECT number FROM orders WHERE id IN ($1, $2) ORDER BY number', [
    orderId,
    next.orderId,
  ])
  expect(rows[1]?.number).toBe(rows[0]?.number + 1)
})

test('a backup contains an order placed during it completely or not at all', async () => {
  const { database, tee, call, token } = await aShop()
  const [folder, target] = [await aFolder(), await aDatabase({ withoutTables: true })]
  const file = join(folder, 'shop.zip')
  const placing: Promise<unknown>[] = []
  await on(database, (client) =>
    writeBackup(client, folder, file, {
      now,
      onProgress: () => placing.push(call('POST /api/order/place', anOrder([aLine(tee)], 125), { token })),
    }),
  )
  await Promise.all(placing)
  await restore(target, folder, file)
  const { db, close } = openDatabase(target.url)
  onTestFinished(close)
  expect(await findInconsistencies(db)).toEqual([])
})

test('pictures and films are restored, and derived widths and partial files are left out', async () => {
  const { database } = await aShop()
  const [folder, elsewhere] = [await aFolder(), await aFolder()]
  const files = {
    'dune-tee.01234567.avif': 'master',
    'dune-tee.01234567.json': '{"source":""}',
    'story.abcdef01.mp4': 'film',
  }
  const media = join(folder, 'media')
  await mkdir(media)
  for (const [name, text] of Object.entries(files)) await writeFile(join(media, name), text)
  await writeFile(join(media, 'dune-tee.01234567-400.webp'), 'a width')
  await writeFile(join(media, 'story.abcdef01.mp4.part'), 'half')
  const file = join(folder, 'shop.zip')
  await backUp(database, folder, file)
  await restore(await aDatabase({ withoutTables: true }), elsewhere, file)

  const restored = await readdir(join(elsewhere, 'media'))
  expect(restored.toSorted()).toEqual(Object.keys(files))
  for (const [name, text] of Object.entries(files))
    expect(await readFile(join(elsewhere, 'media', name), 'utf8')).toBe(text)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('restore replaces an existing shop only on request, and never one with foreign tables', async () => {
  const { database } = await aShop()
  const [folder, target] = [await aFolder(), await aShop()]
  const file = join(folder, 'shop.zip')
  await backUp(database, folder, file)
  const before = await readContent(target.database)
  await expect(restore(target.database, folder, file)).rejects.toThrow('already contains a shop')
  expect(await readContent(target.database)).toEqual(before)

  await target.database.pool.query('CREATE TABLE "ledger_of_others" (id int)')
  await expect(restore(target.database, folder, file, { replace: true })).rejects.toThrow('ledger_of_others')
  await target.database.pool.query('DROP TABLE "ledger_of_others"')
  await target.server.close()
  await restore(target.database, folder, file, { replace: true })
  expect(await readContent(target.database)).toEqual(await readContent(database))
})

test('a damaged or foreign file is refused and changes nothing', async () => {
  const { database } = await aShop()
  const [folder, target] = [await aFolder(), await aDatabase()]
  const file = join(folder, 'shop.zip')
  await mkdir(join(folder, 'media'))
  await writeFile(join(folder, 'media', 'film.abcdef01.mp4'), 'The bytes of a film, not compressed')
  await backUp(database, folder, file)
  const whole = await readFile(file)
  const before = await readContent(target)

  const refused = async (content: Buffer | string, reason: RegExp) => {
    await writeFile(file, content)
    await expect(restore(target, folder, file)).rejects.toThrow(reason)
    expect(await readContent(target)).toEqual(before)
  }
  await refused(whole.subarray(0, whole.length / 2), /damaged or not a backup/)
  await refused('{"products":[]}', /damaged or not a backup/)
  await refused('', /damaged or not a backup/)
  const changed = Buffer.from(whole)
  changed.write('XXX', changed.indexOf('bytes of a film'))
  await refused(changed, /film\.abcdef01\.mp4 doesn't match its checksum/)
  const rows = Buffer.from(whole)
  rows.write('\0\0\0', rows.indexOf('tables/size_entries.copy') + 60)
  await refused(rows, /./)
  await expect(readBackup(join(folder, 'none.zip'))).rejects.toThrow(/Could not read/)
})

/** The migrations of a later version: those of this one and another. */
async function laterMigrations(statement: string): Promise<string> {
  const folder = await aFolder()
  await cp(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: object[] }
  const entry = { idx: 1, version: '7', when: 9_000_000_000_000, tag: '9999_later', breakpoints: true }
  await writeFile(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }))
  await writeFile(join(folder, '9999_later.sql'), statement)
  return folder
}

test('opening a backup of an older version migrates it, and a backup of a newer version or a preview is refused', async () => {
  const { database } = await aShop()
  const [target, folder] = [await aDatabase({ withoutTables: true }), await aFolder()]
  const later = await laterMigrations(`UPDATE products SET name = 'Upgraded ' || name`)
  await backUp(database, folder, join(folder, 'older.zip'))
  await restore(target, folder, join(folder, 'older.zip'), { replace: false, folder: later })
  expect(await readContent(target)).toEqual(await readContent(database))
  await migrateDatabase(target.pool, later)
  const { rows } = await target.pool.query('SELECT name FROM products')
  expect(rows).toEqual([{ name: 'Upgraded Dune Tee' }])

  const refused = async (name: string, reason: string) => {
    await backUp(target, folder, join(folder, name))
    const other = await aDatabase({ withoutTables: true })
    await expect(restore(other, folder, join(folder, name))).rejects.toThrow(reason)
  }
  await refused('newer.zip', 'newer version')
  await target.pool.query('UPDATE drizzle.__drizzle_migrations SET created_at = created_at / 2')
  await refused('preview.zip', 'npx shop upgrade-from-preview')
})

test('a backup never overwrites a file, and a failed backup leaves no file', async () => {
  const { database } = await aShop()
  const folder = await aFolder()
  const file = join(folder, 'shop.zip')
  await writeFile(file, 'something else')
  await expect(backUp(database, folder, file)).rejects.toThrow('already exists')
  expect(await readFile(file, 'utf8')).toBe('something else')
  await expect(backUp(database, folder, join(folder, 'nowhere', 'shop.zip'))).rejects.toThrow(
    'Could not write',
  )

  const stopped = on(database, (client) =>
    writeBackup(client, folder, join(folder, 'other.zip'), {
      now,
      onProgress: (table) => {
        if (table === 'orders') throw new Error('The power failed')
      },
    }),
  )
  await expect(stopped).rejects.toThrow('The power failed')
  expect(await readdir(folder)).toEqual(['shop.zip'])
})

test('a database moves to another server row by row, and a concurrent change rolls the move back', async () => {
  const { database } = await aShop()
  const target = await aDatabase({ withoutTables: true })
  const move = (onProgress: (table: string) => void) =>
    on(database, (source) =>
      on(target, (destination) => moveDatabase(source, destination, { replace: false, onProgress })),
    )
  let renamed: Promise<unknown> | undefined
  const raced = move(() => {
    renamed ??= database.pool.query(`UPDATE users SET name = 'Somebody else'`)
  })
  await expect(raced).rejects.toThrow('the rows of users')
  await renamed
  const { rows } = await target.pool.query(`SELECT 1 FROM pg_tables WHERE schemaname = 'public'`)
  expect(rows).toEqual([])

  await move(nothing)
  expect(await readContent(target)).toEqual(await readContent(database))
})

test('refuses work that a running shop would disturb', async () => {
  const { database } = await aShop()
  await expect(on(database, requireStoppedShop)).rejects.toThrow('A shop is running')
  const quiet = await aDatabase()
  await expect(on(quiet, requireStoppedShop)).resolves.toBeUndefined()
})
