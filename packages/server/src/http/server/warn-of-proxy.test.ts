import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

/** Returns the log of a shop with this setting after two requests by a proxy. */
async function readLog(trustProxy: boolean | number): Promise<string[]> {
  const lines: string[] = []
  const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } }
  const { request } = await shop.anotherServer({ trustProxy, logger })
  await request({ url: '/healthz' })
  for (let n = 0; n < 2; n++)
    await request({ url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.5' } })
  return lines
}

test('an unconfigured proxy is reported once, without visitor data', async () => {
  const lines = await readLog(false)
  expect(lines).toEqual([expect.stringContaining('set TRUST_PROXY=1')])
  expect(lines.join('')).not.toContain('203.0.113.5')
})

test('a configured proxy is not reported', async () => {
  expect(await readLog(1)).toEqual([])
})
