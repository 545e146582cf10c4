import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { calls } from '@little-dunes/domain/contract/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let port: string

beforeAll(async () => {
  shop = await startTestShop({ trustProxy: true })
  for (let n = 0; n < 20; n++) await aProduct(shop.shop, { description: 'Soft. '.repeat(4_000) })
  ;({ port } = new URL(await shop.server.listen({ port: 0, host: '127.0.0.1' })))
})
afterAll(() => shop.close())

const OPEN_CALLS = Object.entries(calls).flatMap(([name, { caller }]) => (caller === 'anyone' ? [name] : []))

test('calls without a session share one limit per network', async () => {
  const limited = await shop.anotherServer({ rateLimits: true })
  const ask = async (name: string, remoteAddress: string, headers: Record<string, string> = {}) => {
    const [method, url] = name.split(' ') as ['GET' | 'POST', string]
    const payload = method === 'POST' ? { payload: {} } : {}
    return limited.request({ method, url, remoteAddress, headers, ...payload })
  }
  const statuses = async (remoteAddress: string) =>
    Promise.all(OPEN_CALLS.map(async (name) => (await ask(name, remoteAddress)).statusCode))
  const first = await Promise.all(
    Array.from({ length: 300 }, (_, n) => ask('GET /api/product/related', `2001:db8:1:2::${n + 1}`)),
  )
  expect(first.filter(({ statusCode }) => statusCode === 429)).toEqual([])
  expect(new Set(await statuses('2001:db8:1:2:ffff::1'))).toEqual(new Set([429]))
  expect(await statuses('2001:db8:1:3::1')).not.toContain(429)
  const refused = await ask('POST /api/contact', '2001:db8:1:2::1')
  expect([refused.json().code, Number(refused.headers['retry-after']) > 0]).toEqual([
    'too_many_requests',
    true,
  ])
  const { token } = await aCustomer(shop.shop)
  expect((await ask('POST /api/cart/get', '2001:db8:1:2::1', { token })).statusCode).toBe(200)
})

/** Requests a page that is not cached, from the network in the proxy's header; returns the status. */
async function askForList(network: string, agent: Agent): Promise<number> {
  const asking = request({
    host: '127.0.0.1',
    port,
    headers: { 'x-forwarded-for': network },
    agent,
    path: '/api/product/list?sort=low-high',
  })
  asking.end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer.statusCode ?? 0
}

test('a network that requests lists over 70 connections does not block others', async () => {
  const [busy, calm] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })]
  let isOver = false
  const flood = Array.from({ length: 70 }, async () => {
    let answered = 0
    for (; !isOver; answered += 1) await askForList('192.0.2.1', busy)
    return answered
  })
  const answers: number[] = []
  for (let n = 0; n < 15; n++) answers.push(await askForList('198.51.100.1', calm))
  isOver = true
  const flooded = await Promise.all(flood)
  for (const agent of [busy, calm]) agent.destroy()
  expect(answers.filter((status) => status !== 200)).toEqual([])
  expect(flooded.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(70)
})
