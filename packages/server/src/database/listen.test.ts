import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseConnection } from '#database/database'
import { listen } from '#database/listen'
import { freshDatabase } from '#testing/fresh-database'

let connection: DatabaseConnection

beforeAll(async () => {
  connection = await freshDatabase()
})

afterAll(() => connection.close())

test('a listener receives notifications, reports a lost connection and reconnects', async () => {
  const events: string[] = []
  const listener = listen(connection.url, 'news', {
    onMessage: (message) => events.push(message),
    onReady: () => events.push('ready'),
    onLost: () => events.push('deaf'),
  })
  const expectEvents = (...expected: string[]) => expect.poll(() => events).toEqual(expected)
  await expectEvents('ready')
  await connection.pool.query(`SELECT pg_notify('news', 'one')`)
  await expectEvents('ready', 'one')
  await connection.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'little-dunes listener' AND datname = current_database()`,
  )
  await expectEvents('ready', 'one', 'deaf', 'ready')
  await connection.pool.query(`SELECT pg_notify('news', 'two')`)
  await expectEvents('ready', 'one', 'deaf', 'ready', 'two')
  await listener.close()
})
