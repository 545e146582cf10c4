import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer } from '#build-server'
import { type DatabaseConnection, openDatabase } from '#database/database'
import { aProduct } from '#testing/a-product'
import { type CuttableLine, cuttableLine } from '#testing/cuttable-line'
import { freshDatabase } from '#testing/fresh-database'
import { soon } from '#testing/soon'

let database: DatabaseConnection
let line: CuttableLine

beforeAll(async () => {
  database = await freshDatabase()
  line = await cuttableLine(database.url)
})
afterAll(async () => {
  await line.close()
  await database.close()
})

test('while the database is away every answer says so, and the shop goes on by itself (D-31)', async () => {
  const connection = openDatabase(line.url)
  const server = await buildServer({ database: connection, storefront: null })
  await aProduct(server.shop, { name: 'Tee' })
  const list = () => server.inject({ method: 'GET', url: '/api/product/list' })
  const login = () =>
    server.inject({ method: 'POST', url: '/api/user/login', payload: { email: 'a@b.c', password: 'x' } })
  const ready = () => server.inject({ method: 'GET', url: '/readyz' })
  expect((await list()).json()).toMatchObject({ total: 1 })

  line.cut()
  await soon(async () => expect((await list()).statusCode).toBe(503))
  for (const response of [await list(), await login()]) {
    expect(response.json()).toMatchObject({ success: false, code: 'unavailable' })
    expect(response.headers['retry-after']).toBe('2')
  }
  expect((await ready()).statusCode).toBe(503)
  expect((await server.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)

  await database.db.execute(`UPDATE products SET name = 'Cap'`)
  line.mend()
  // What changed while nothing could be heard is there too (D-60).
  await soon(async () => expect((await list()).json()).toMatchObject({ products: [{ name: 'Cap' }] }))
  expect((await login()).json()).toMatchObject({ code: 'wrong_credentials' })
  expect((await ready()).json()).toEqual({ status: 'ready' })
  await server.close()
  await connection.close()
})
