import { connect, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshCards } from '#catalogue/cards/refresh-cards'
import { products } from '#catalogue/catalogue-tables'
import { aProduct } from '#testing/a-product'
import { eventually } from '#testing/eventually'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let url: URL

beforeAll(async () => {
  shop = await startTestShop({ largeShop: 0 })
  for (let n = 0; n < 40; n++) await aProduct(shop.shop)
  while (await refreshCards(shop.db));
  // Together the answers exceed the buffers of a connection.
  await shop.db.update(products).set({ description: sql`repeat('Soft ', 40000)` })
  url = new URL('/api/product/list', await shop.server.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(() => shop.close())

function readNothing(): Socket {
  const socket = connect(Number(url.port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.pause()
  socket.write(`GET ${url.pathname} HTTP/1.1\r\nHost: shop\r\n\r\n`)
  return socket
}

test('stalled readers of the streamed list give way to others', async () => {
  const served: Socket[] = []
  shop.server.server.on('connection', (socket) => served.push(socket))
  const slow = Array.from({ length: 2 }, readNothing)
  await eventually(async () =>
    expect(served.filter(({ writableLength }) => writableLength > 0)).toHaveLength(2),
  )
  await eventually(async () => {
    const response = await fetch(url)
    expect(response.status).toBe(200)
    expect(((await response.json()) as { total: number }).total).toBe(40)
  })
  for (const socket of slow) socket.destroy()
})
