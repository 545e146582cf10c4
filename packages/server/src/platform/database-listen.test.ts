import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseConnection } from '#platform/database'
import { listen } from '#platform/database-listen'
import { freshDatabase } from '#testing/fresh-database'

let connection: DatabaseConnection

beforeAll(async () => {
  connection = await freshDatabase()
})

afterAll(() => connection.close())

test('a listener hears what is told, says when it is deaf, and listens again by itself', async () => {
  const events = new PassThrough()
  const lines = createInterface(events)
  const tell = (line: string) => events.write(`${line}\n`)
  const next = async () => (await once(lines, 'line'))[0]
  const listener = listen(connection.url, 'news', {
    onMessage: tell,
    onReady: () => tell('ready'),
    onLost: () => tell('deaf'),
  })
  expect(await next()).toBe('ready')
  await connection.pool.query(`SELECT pg_notify('news', 'one')`)
  expect(await next()).toBe('one')
  await connection.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'little-dunes listener' AND datname = current_database()`,
  )
  expect(await next()).toBe('deaf')
  expect(await next()).toBe('ready')
  await connection.pool.query(`SELECT pg_notify('news', 'two')`)
  expect(await next()).toBe('two')
  await listener.close()
})
