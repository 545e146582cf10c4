import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '#testing/a-product'
import { eventually } from '#testing/eventually'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

/** Letters of each description: more than the buffers of a connection hold altogether. */
const LONG = 200_000

let shop: TestShop
let url: URL

beforeAll(async () => {
  shop = await startTestShop({ largeShop: 0 })
  for (let n = 0; n < 60; n++) await aProduct(shop.shop, { description: 'Soft '.repeat(LONG / 5) })
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

test('readers who take nothing of the streamed list give way to others', async () => {
  const slow = Array.from({ length: 5 }, readNothing)
  await eventually(async () => expect((await fetch(url)).status).toBe(429))
  await eventually(async () => {
    const response = await fetch(url)
    expect(response.status).toBe(200)
    expect(((await response.json()) as { total: number }).total).toBe(60)
  })
  for (const socket of slow) socket.destroy()
})
