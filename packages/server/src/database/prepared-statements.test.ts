import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStatementNames } from '#database/prepared-statements'
import { transaction } from '#database/transaction'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
})
afterAll(() => shop.close())

const preparedOf = (phrase: string) => sql`
  SELECT statement FROM pg_prepared_statements WHERE position(${phrase} in statement) > 0
  AND position('pg_prepared_statements' in statement) = 0`

test('a connection prepares what comes again, with its parameters', async () => {
  const answers = await transaction(shop.db, async (db) => {
    const ask = async (number: number) =>
      (await db.execute<{ answer: number }>(sql`SELECT ${number}::int + 40 AS answer`)).rows[0]?.answer
    const sums = [await ask(1), await ask(2), await ask(3)]
    return { sums, kept: (await db.execute(preparedOf('+ 40'))).rowCount }
  })
  expect(answers).toEqual({ sums: [41, 42, 43], kept: 1 })
})

test('several statements in one text are run as they are', async () => {
  const twice = sql.raw('SELECT 1 AS a; SELECT 2 AS a')
  for (let time = 0; time < 3; time++) await expect(shop.db.execute(twice)).resolves.toBeDefined()
})

test('texts that come once are not named, and no more are named than a connection should keep', () => {
  const nameOf = createStatementNames(2)
  expect([nameOf('a'), nameOf('b'), nameOf('a'), nameOf('c'), nameOf('b'), nameOf('c'), nameOf('c')]).toEqual(
    [undefined, undefined, 'statement_1', undefined, 'statement_2', undefined, undefined],
  )
  expect([nameOf('a'), nameOf('b')]).toEqual(['statement_1', 'statement_2'])
})
