import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { findFreePort } from '@little-dunes/embedded-postgres/process'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { connectDatabase } from '#database/database'
import { isDatabaseUnavailable } from '#database/unavailable'

function addressAt(port: number, change: (url: URL) => void = () => undefined): string {
  const url = new URL(inject('databaseServer'))
  url.hostname = '127.0.0.1'
  url.port = String(port)
  change(url)
  return url.href
}

test('waits for an unreachable database, then fails with the reason', async () => {
  const port = await findFreePort()
  const lines: string[] = []
  const attempt = connectDatabase(addressAt(port), { patience: 300, log: (line) => lines.push(line) })
  await expect(attempt).rejects.toThrow(/did not answer for 0 seconds: .*ECONNREFUSED/)
  expect(lines[0]).toMatch(/^Waiting for the database: .*ECONNREFUSED/)
})

test('connects to a late database as soon as it answers', async () => {
  const port = await findFreePort()
  const real = new URL(inject('databaseServer'))
  const door = createServer((socket) => {
    const behind = connect(Number(real.port || 5432), real.hostname)
    socket.pipe(behind).pipe(socket)
    for (const end of [socket, behind]) end.on('error', () => undefined)
  })
  const waiting = connectDatabase(addressAt(port), { log: () => door.listen(port, '127.0.0.1') })
  const { pool, close } = await waiting
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await close()
  door.close()
  await once(door, 'close')
})

test('a refused connection is reported at once, without waiting', async () => {
  const real = new URL(inject('databaseServer'))
  const wrong = addressAt(Number(real.port || 5432), (url) => {
    url.pathname = 'no_such_database'
  })
  const attempt = connectDatabase(wrong)
  await expect(attempt).rejects.toThrow(/The database refused the connection: database "no_such_database"/)
})

/** Creates a database with these SQL options and returns its address; the database is deleted after the test. */
async function databaseWith(words: string): Promise<string> {
  const admin = new pg.Client({ connectionString: inject('databaseServer') })
  await admin.connect()
  const name = `letters_${process.pid}_${Date.now()}`
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template0 LOCALE_PROVIDER libc ${words}`)
  onTestFinished(async () => {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.end()
  })
  const url = new URL(inject('databaseServer'))
  url.pathname = name
  return url.href
}

test('refuses a database with a byte encoding, with the SQL for a correct one', async () => {
  const attempt = connectDatabase(await databaseWith("ENCODING 'SQL_ASCII' LOCALE 'C'"))
  await expect(attempt).rejects.toThrow(
    /database encoding is SQL_ASCII. .* TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'/,
  )
})

test.each([
  ['C', 1],
  ['C.UTF-8', 0],
])('accepts a database with the locale %s, with %i log lines about it', async (locale, warnings) => {
  const lines: string[] = []
  const url = await databaseWith(`ENCODING 'UTF8' LOCALE '${locale}'`)
  const { close } = await connectDatabase(url, { log: (line) => lines.push(line) })
  await close()
  expect(lines.filter((line) => line.includes("LOCALE 'C.UTF-8'"))).toHaveLength(warnings)
})

test('distinguishes a lost connection from a refused statement, even in a wrapped error', () => {
  const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  expect(isDatabaseUnavailable(new Error('Failed query', { cause: lost }))).toBe(true)
  expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isDatabaseUnavailable(Object.assign(new Error('lock timeout'), { code: '55P03' }))).toBe(true)
  expect(isDatabaseUnavailable(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false)
})
