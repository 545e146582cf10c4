import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PageHandler } from '#pages/render-page'
import { eventually } from '#testing/eventually'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let gate: PromiseWithResolvers<void>
let [rendering, peak] = [0, 0]

/** Pages at made-up addresses wait at the gate. */
const handler: PageHandler = async (request) => {
  if (request.url.includes('/made-up')) {
    rendering += 1
    peak = Math.max(peak, rendering)
    await gate.promise
    rendering -= 1
  }
  return new Response('<!doctype html><p>hello</p>', { headers: { 'content-type': 'text/html' } })
}

beforeEach(async () => {
  gate = Promise.withResolvers()
  peak = 0
  shop = await startTestShop({
    storefront: { handler, clientFolder: import.meta.dirname },
    rateLimits: true,
  })
})
afterEach(async () => {
  gate.resolve()
  await shop.close()
})

const get = async (url: string, remoteAddress = '192.0.2.1') =>
  shop.request({ method: 'GET', url, remoteAddress })
const madeUp = (count: number) => Array.from({ length: count }, (_, n) => get(`/made-up/${n}`))
const countStatuses = (answers: { statusCode: number }[]) => {
  const counts = new Map<number, number>()
  for (const { statusCode } of answers) counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1)
  return Object.fromEntries(counts)
}

test('two unknown pages are rendered at once, forty wait and the rest get 503, without delaying a linked page', async () => {
  const asked = madeUp(60)
  let answered = 0
  const count = () => {
    answered += 1
  }
  for (const one of asked) void one.then(count)
  await eventually(async () => expect([rendering, answered]).toEqual([2, 18]))
  expect((await get('/')).statusCode).toBe(200)
  gate.resolve()
  const answers = await Promise.all(asked)
  expect(countStatuses(answers)).toEqual({ 200: 42, 503: 18 })
  expect(peak).toBe(2)
  for (const { headers } of answers.filter(({ statusCode }) => statusCode === 503))
    expect(headers['retry-after']).toMatch(/^\d+$/)
})

test('one network gets 150 unknown pages in ten seconds, without affecting other networks or linked pages', async () => {
  gate.resolve()
  const answers = []
  for (let n = 0; n < 153; n++) answers.push(await get(`/made-up/${n}`))
  expect(countStatuses(answers)).toEqual({ 200: 150, 429: 3 })
  expect(answers.at(-1)?.headers['retry-after']).toMatch(/^\d+$/)
  expect((await get('/made-up/again', '198.51.100.9')).statusCode).toBe(200)
  expect((await get('/')).statusCode).toBe(200)
})
