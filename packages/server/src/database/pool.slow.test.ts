import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatabaseConnection, openDatabase } from '#database/database'
import { openShopDatabase } from '#database/open-shop-database'
import { transaction } from '#database/transaction'
import { breakableConnection } from '#testing/breakable-connection'
import { eventually } from '#testing/eventually'
import { freshDatabase } from '#testing/fresh-database'

let database: DatabaseConnection

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const POOL = 10
const one = sql`SELECT 1`

interface Load {
  stop: boolean
  done: number
  failed: number
}

/** Runs transactions in sequence until stopped, and ignores failures. */
async function keepWorking({ db }: DatabaseConnection, load: Load) {
  while (!load.stop) {
    try {
      await transaction(db, (tx) => tx.execute(one))
      load.done += 1
    } catch {
      load.failed += 1
      await new Promise(setImmediate)
    }
  }
}

/** Opens as many transactions as the pool has connections; they wait for each other inside. */
async function meetInTransactions({ db }: DatabaseConnection, size: number) {
  const { promise: met, resolve } = Promise.withResolvers<void>()
  let present = 0
  const join = async () => {
    present += 1
    if (present === size) resolve()
    await met
  }
  await Promise.all(
    Array.from({ length: size }, () =>
      transaction(db, async (tx) => {
        await tx.execute(one)
        await join()
      }),
    ),
  )
}

test('after twenty database outages under load, the pool has all its connections', async () => {
  const line = await breakableConnection(database.url)
  const connection = openDatabase(line.url, { poolSize: POOL })
  const load = { stop: false, done: 0, failed: 0 }
  const workers = Array.from({ length: 3 * POOL }, () => keepWorking(connection, load))
  for (let times = 0; times < 20; times++) {
    const { done, failed } = load
    await eventually(async () => expect(load.done).toBeGreaterThan(done + POOL))
    line.cut()
    await eventually(async () => expect(load.failed).toBeGreaterThan(failed + POOL))
    line.fix()
  }
  load.stop = true
  await Promise.all(workers)
  await meetInTransactions(connection, POOL)
  expect(connection.pool.idleCount).toBe(connection.pool.totalCount)
  await connection.close()
  await line.close()
})

test('a transaction that timed out does not return its connection to the pool', async () => {
  const connection = openDatabase(database.url, { poolSize: 1, queryTimeout: 300 })
  const slow = transaction(connection.db, (tx) => tx.execute(sql`SELECT pg_sleep(5)`))
  await expect(slow).rejects.toThrow()
  const next = await connection.db.execute<{ in_transaction: boolean }>(
    sql`SELECT now() <> statement_timestamp() AS in_transaction`,
  )
  expect(next.rows).toEqual([{ in_transaction: false }])
  await connection.close()
})

test('work that continues after a failed statement does not count as complete', async () => {
  const careless = transaction(database.db, async (tx) => {
    await tx.execute(sql`SELECT 1 / 0`).catch(() => undefined)
    return 'done'
  })
  await expect(careless).rejects.toThrow('rolled back')
})

test('the built-in database stops even when a connection is never released', {
  timeout: 120_000,
}, async () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'pool test '))
  const shop = await openShopDatabase({ databaseUrl: undefined, dataFolder })
  await shop.pool.connect()
  await shop.close()
  await expect(new pg.Client({ connectionString: shop.url }).connect()).rejects.toThrow(/ECONNREFUSED/)
  rmSync(dataFolder, { recursive: true, force: true })
})
