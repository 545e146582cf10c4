import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseConnection } from '#database/database'
import { databaseCode, transaction } from '#database/transaction'
import type { Database } from '#shop'
import { freshDatabase } from '#testing/fresh-database'

let connection: DatabaseConnection

beforeAll(async () => {
  connection = await freshDatabase()
  await connection.db.execute(sql`CREATE TABLE counters (id int PRIMARY KEY, value int NOT NULL)`)
  await connection.db.execute(sql`INSERT INTO counters VALUES (1, 0), (2, 0)`)
})

afterAll(() => connection.close())

const raise = (db: Database, id: number) =>
  db.execute(sql`UPDATE counters SET value = value + 1 WHERE id = ${id}`)

async function counter(id: number) {
  const { rows } = await connection.db.execute<{ value: number }>(
    sql`SELECT value FROM counters WHERE id = ${id}`,
  )
  return rows[0]?.value
}

test('two deadlocked transactions both succeed after a retry', async () => {
  const bothHoldOne = meeting(2)
  const cross = (first: number, second: number) => {
    let tries = 0
    return transaction(connection.db, async (db) => {
      await raise(db, first)
      if (++tries === 1) await bothHoldOne()
      await raise(db, second)
      return tries
    })
  }
  const tries = await Promise.all([cross(1, 2), cross(2, 1)])
  expect(tries.toSorted()).toEqual([1, 2])
  expect([await counter(1), await counter(2)]).toEqual([2, 2])
})

test('a failure rolls the transaction back and is rethrown', async () => {
  const before = await counter(1)
  const work = transaction(connection.db, async (db) => {
    await raise(db, 1)
    await db.execute(sql`INSERT INTO counters VALUES (1, 0)`)
  })
  const error = await work.catch((reason: unknown) => reason)
  expect(databaseCode(error)).toBe('23505')
  expect(await counter(1)).toBe(before)
})

test('a nested transaction belongs to the outer one', async () => {
  const before = await counter(2)
  const outer = transaction(connection.db, async (db) => {
    await transaction(db, (inner) => raise(inner, 2))
    throw new Error('Rolled back on purpose')
  })
  await expect(outer).rejects.toThrow('Rolled back on purpose')
  expect(await counter(2)).toBe(before)
})

/** Resolves for everyone once all have arrived. */
function meeting(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let present = 0
  return () => {
    present += 1
    if (present === size) resolve()
    return promise
  }
}

test.each(['SELECT pg_sleep(10)', 'nothing'])(
  'a connection lost in a transaction, running %s, fails the transaction but not the process',
  async (statement) => {
    const broken = transaction(connection.db, async (db) => {
      const { rows } = await db.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
      const running = statement === 'nothing' ? Promise.resolve() : db.execute(statement)
      const end = connection.db.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid}, 5000)`)
      await Promise.all([running, end])
      await raise(db, 1)
    })
    await expect(broken).rejects.toThrow()
  },
)
