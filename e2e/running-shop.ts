import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test as base, expect } from '@playwright/test'
import { type RunningShop, startShop } from './shop-process.ts'

const run = promisify(execFile)

interface Fixtures {
  /** A whole shop of this test's own: database, server, demo catalogue. */
  shop: RunningShop
  /** Texts that this journey provokes in the console; anything else there fails it. */
  expectedConsole: (RegExp | string)[]
  quietConsole: undefined
}

export const test = base.extend<Fixtures>({
  shop: async ({ browserName: _browser }, use, testInfo) => {
    const folder = process.env.JOURNEYS_FOLDER ?? ''
    const own = join(folder, `shop-${testInfo.testId}-${testInfo.retry}`)
    // `cp -a` keeps the owner of the database's files, which need not be who runs the tests.
    await run('cp', ['-a', join(folder, 'template'), own])
    const shop = await startShop(own)
    await use(shop)
    await shop.stop()
    await rm(own, { recursive: true, force: true })
  },
  baseURL: async ({ shop }, use) => use(shop.url),
  expectedConsole: [[], { option: true }],
  quietConsole: [
    async ({ context, expectedConsole }, use) => {
      const heard: string[] = []
      const isExpected = (text: string) =>
        expectedConsole.some((one) => (typeof one === 'string' ? text.includes(one) : one.test(text)))
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) heard.push(message.text())
      })
      context.on('weberror', (error) => heard.push(String(error.error())))
      await use(undefined)
      expect(heard.filter((text) => !isExpected(text))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
