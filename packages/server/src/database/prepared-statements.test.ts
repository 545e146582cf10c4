import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStatementNames, PreparingClient } from '#database/prepared-statements'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
})
afterAll(() => shop.close())

test('a repeated statement with parameters is prepared', async () => {
  // Other tests may have used up the statement names of the process.
  const client = new PreparingClient(shop.database.url, createStatementNames())
  await client.connect()
  const ask = async (number: number) =>
    (await client.query({ text: 'SELECT $1::int + 40 AS answer' }, [number])).rows[0]?.answer
  const sums = [await ask(1), await ask(2), await ask(3)]
  const { rows } = await client.query('SELECT name, statement FROM pg_prepared_statements')
  await client.end()
  expect({ sums, rows }).toEqual({
    sums: [41, 42, 43],
    rows: [{ name: 'statement_1', statement: 'SELECT $1::int + 40 AS answer' }],
  })
})

test('several statements in one text are not prepared', async () => {
  const twice = sql.raw('SELECT 1 AS a; SELECT 2 AS a')
  for (let time = 0; time < 3; time++) await expect(shop.db.execute(twice)).resolves.toBeDefined()
})

test('one-time statements get no name, and the number of names is limited', () => {
  const getName = createStatementNames(2)
  expect([
    getName('a'),
    getName('b'),
    getName('a'),
    getName('c'),
    getName('b'),
    getName('c'),
    getName('c'),
  ]).toEqual([undefined, undefined, 'statement_1', undefined, 'statement_2', undefined, undefined])
  expect([getName('a'), getName('b')]).toEqual(['statement_1', 'statement_2'])
})
