import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshDatabase } from '#testing/fresh-database'

test('each test has a separate database, created within seconds', async () => {
  const started = performance.now()
  const first = await freshDatabase()
  const second = await freshDatabase()
  expect(performance.now() - started).toBeLessThan(15_000)
  await first.db.execute(sql`CREATE TABLE notes (text text)`)
  const found = await second.db.execute(sql`SELECT to_regclass('notes') AS found`)
  expect(found.rows).toEqual([{ found: null }])
  await Promise.all([first.close(), second.close()])
})
