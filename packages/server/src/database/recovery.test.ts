import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { HOUR } from '@little-dunes/domain/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer } from '#build-server'
import { type DatabaseConnection, openDatabase } from '#database/database'
import type { PageHandler } from '#pages/render-page'
import { aProduct } from '#testing/a-product'
import { type BreakableConnection, breakableConnection } from '#testing/breakable-connection'
import { eventually } from '#testing/eventually'
import { freshDatabase } from '#testing/fresh-database'
import { movableClock } from '#testing/movable-clock'

let database: DatabaseConnection
let line: BreakableConnection

beforeAll(async () => {
  database = await freshDatabase()
  line = await breakableConnection(database.url)
})
afterAll(async () => {
  await line.close()
  await database.close()
})

/** Storefront with one kind of page: the names of all products. */
const handler: PageHandler = async (_request, { client }) => {
  const answer = await client('GET /api/product/list', {})
  const names = answer.success ? answer.products.map(({ name }) => name) : []
  return new Response(names.join(), { headers: { 'content-type': 'text/html' } })
}

test('during a database outage, cached pages are served for an hour and marked as stale (D-60)', async () => {
  const connection = openDatabase(line.url)
  const clock = movableClock(new Date())
  const clientFolder = mkdtempSync(path.join(tmpdir(), 'no files '))
  const storefront = { handler, clientFolder }
  const server = await buildServer({ database: connection, storefront, now: clock.now })
  const page = (url = '/') => server.inject({ method: 'GET', url })
  await aProduct(server.shop, { name: 'Old tee' })
  await eventually(async () => {
    expect((await page()).body).toContain('Old tee')
    expect((await page()).headers).not.toHaveProperty('cache-status')
  })
  line.cut()
  await eventually(async () =>
    expect((await page()).headers['cache-status']).toBe('little-dunes; hit; ttl=-0'),
  )
  expect((await page('/cart')).statusCode).toBe(503)
  clock.moveBy(20_000)
  const old = await page()
  expect([old.statusCode, old.body]).toEqual([200, expect.stringContaining('Old tee')])
  expect(old.headers['cache-status']).toBe('little-dunes; hit; ttl=-20')
  clock.moveBy(HOUR)
  expect((await page()).statusCode).toBe(503)
  line.fix()
  await eventually(async () => expect((await page()).statusCode).toBe(200))
  expect((await page()).headers).not.toHaveProperty('cache-status')
  await database.db.execute(sql`DELETE FROM products`)
  await server.close()
  await connection.close()
  rmSync(clientFolder, { recursive: true })
})

test('during a database outage calls return 503, and the shop recovers without a restart (D-31)', async () => {
  const connection = openDatabase(line.url)
  const server = await buildServer({ database: connection, storefront: null })
  await aProduct(server.shop, { name: 'Tee' })
  const list = () => server.inject({ method: 'GET', url: '/api/product/list' })
  const login = () =>
    server.inject({ method: 'POST', url: '/api/user/login', payload: { email: 'a@b.c', password: 'x' } })
  const ready = () => server.inject({ method: 'GET', url: '/readyz' })
  expect((await list()).json()).toMatchObject({ total: 1 })

  line.cut()
  await eventually(async () => expect((await list()).statusCode).toBe(503))
  for (const response of [await list(), await login()]) {
    expect(response.json()).toMatchObject({ success: false, code: 'unavailable' })
    expect(response.headers['retry-after']).toBe('2')
  }
  expect((await ready()).statusCode).toBe(503)
  expect((await server.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)

  await database.db.execute(`UPDATE products SET name = 'Cap'`)
  line.fix()
  // The new page also has changes from the time without notifications (D-60).
  await eventually(async () => expect((await list()).json()).toMatchObject({ products: [{ name: 'Cap' }] }))
  expect((await login()).json()).toMatchObject({ code: 'wrong_credentials' })
  expect((await ready()).json()).toEqual({ status: 'ready' })
  await server.close()
  await connection.close()
})
