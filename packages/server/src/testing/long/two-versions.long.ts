import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { freshDatabase } from '#testing/fresh-database'
import { cashCustomers } from '#testing/long/cash-customers'
import { newTally, retryingClient } from '#testing/long/retrying-client'
import { type ShopProcess, startShopProcess } from '#testing/long/shop-process'

/** Installed checkout of the previous release (`npm run test:upgrade`). */
const PREVIOUS = process.env.PREVIOUS_RELEASE
/** Milliseconds with both versions. */
const TOGETHER = Number(process.env.UPGRADE_SECONDS ?? 30) * 1000
const ORDERS_AT_ONCE = 6
const PATIENCE = 20_000

const getCommand = (folder: string) =>
  ['scripts/require-node.mjs', 'packages/server/src/main.ts'].map((file) => path.join(folder, file))

test.skipIf(!PREVIOUS)(
  'this version opens while the previous release sells, and both sell together',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'two-versions-'))
    const database = await freshDatabase({ withoutTables: true })
    const open: ShopProcess[] = []
    onTestFinished(async () => {
      await Promise.all(open.map((shop) => shop.stop()))
      await database.close()
      await rm(folder, { recursive: true })
    })
    const settings = { DATABASE_URL: database.url, DATA_DIR: folder, PAYMENTS: 'off', RATE_LIMIT: 'off' }
    const start = async (command?: string[]) => {
      const shop = await startShopProcess(settings, command)
      open.push(shop)
      return shop
    }

    const old = await start(getCommand(PREVIOUS ?? ''))
    let urls = [old.url]
    let calls = 0
    const answered = new Map<string, number>()
    const tally = newTally()
    const next = () => {
      const url = urls[calls++ % urls.length] ?? ''
      answered.set(url, (answered.get(url) ?? 0) + 1)
      return url
    }
    const customers = await cashCustomers(retryingClient(next, { patience: PATIENCE, tally }), database.db)
    let selling = true
    const sell = async () => {
      while (selling && tally.faults.length === 0) await customers.place()
    }
    const sellers = Promise.all(Array.from({ length: ORDERS_AT_ONCE }, sell))
    // Awaited below, unless the test fails first.
    sellers.catch(() => undefined)
    const untilOrders = async (more: number) => {
      const goal = customers.confirmed.size + more
      await expect.poll(() => tally.faults.length > 0 || customers.confirmed.size >= goal).toBe(true)
      expect(tally.faults).toEqual([])
    }

    await untilOrders(50)
    const current = await start()
    urls = [old.url, current.url]
    await delay(TOGETHER)
    await untilOrders(50)
    urls = [current.url]
    await old.stop()
    await untilOrders(50)
    selling = false
    await sellers

    expect(tally.faults).toEqual([])
    for (const { url } of [old, current]) expect(answered.get(url)).toBeGreaterThan(50)
    expect(customers.confirmed.size).toBe(customers.asked())
    const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM orders')
    expect(rows.map(({ id }) => id).sort()).toEqual([...customers.confirmed].sort())
    expect(await findInconsistencies(database.db)).toEqual([])
  },
)
