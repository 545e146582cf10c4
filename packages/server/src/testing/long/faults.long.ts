import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { MINUTE } from '@little-dunes/domain/durations'
import { attachToEmbeddedPostgres } from '@little-dunes/embedded-postgres/embedded-postgres'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { openDatabase } from '#database/database'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { orders } from '#orders/store/order-tables'
import { type FaultShop, startFaultShop } from '#testing/long/fault-shop'
import { databaseProcesses, findSandbox, signal } from '#testing/long/processes'
import { startShopProcess } from '#testing/long/shop-process'

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 20)
const PLACEMENTS = 500
const AT_ONCE = 16
const TERMINATIONS = Number(process.env.TERMINATIONS ?? 50)
const USABLE_WITHIN = 5_000
const LONG = 30 * MINUTE

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'))
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755)
  const dataFolder = path.join(folder, 'data')
  mkdirSync(dataFolder)
  return dataFolder
}

/** The database must have exactly the confirmed orders, each once. */
async function expectNothingLost(dataFolder: string, { confirmed }: FaultShop) {
  const database = openDatabase((await attachToEmbeddedPostgres(dataFolder)).url)
  const rows = await database.db.select({ id: orders.id }).from(orders)
  const wrong = await findInconsistencies(database.db)
  await database.close()
  const stored = new Set(rows.map(({ id }) => id))
  expect([confirmed.difference(stored).size, stored.difference(confirmed).size, wrong]).toEqual([0, 0, []])
}

/** Places `count` orders, several at a time; resolves when all are answered. */
async function placeMany(shop: FaultShop, count: number) {
  let begun = 0
  const customer = async () => {
    while (begun < count) {
      begun += 1
      await shop.place()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, customer))
}

test(`kill -9 of shop, database and stand-in at random, ${ROUNDS} times in ${PLACEMENTS} orders: nothing told is lost, nothing is half`, {
  timeout: LONG,
}, async () => {
  const dataFolder = newFolder()
  const shop = await startFaultShop(dataFolder)
  const kills = {
    shop: async () => {
      shop.shop().child.kill('SIGKILL')
      await shop.shop().ended
      await shop.restart()
    },
    database: async () => signal(databaseProcesses(dataFolder).slice(0, 1), 'SIGKILL'),
    sandbox: async () => signal([findSandbox(shop.shop().child.pid ?? 0)], 'SIGKILL'),
  }
  const names = ['shop', 'database', 'sandbox'] as const
  const waits: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const placing = placeMany(shop, PLACEMENTS)
    await delay(Math.random() * 1_000)
    await kills[names[Math.floor(Math.random() * names.length)] ?? 'shop']()
    waits.push(await shop.untilUsable())
    await placing
  }
  await Promise.all(Array.from({ length: AT_ONCE }, () => shop.place()))
  await expectNothingLost(dataFolder, shop)
  expect(shop.tally.faults).toEqual([])
  expect(Math.max(...waits)).toBeLessThan(USABLE_WITHIN)
  expect(await shop.stop()).toBe(0)
})

test('a database that stands still for 34 seconds: told to come back, nothing lost, usable soon after', {
  timeout: LONG,
}, async () => {
  const dataFolder = newFolder()
  const shop = await startFaultShop(dataFolder)
  const placing = placeMany(shop, 200)
  const stopped = databaseProcesses(dataFolder)
  signal(stopped, 'SIGSTOP')
  await delay(34_000)
  const alive = await fetch(`${shop.shop().url}/healthz`)
  expect(alive.status).toBe(200)
  signal(stopped, 'SIGCONT')
  expect(await shop.untilUsable()).toBeLessThan(USABLE_WITHIN)
  await placing
  await expectNothingLost(dataFolder, shop)
  expect(shop.tally.faults).toEqual([])
  expect(await shop.stop()).toBe(0)
})

test('a database without free connections: the shop goes on with those it has', {
  timeout: LONG,
}, async () => {
  const dataFolder = newFolder()
  const shop = await startFaultShop(dataFolder)
  const { url } = await attachToEmbeddedPostgres(dataFolder)
  const taken: pg.Client[] = []
  const refused = async () => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    taken.push(client)
  }
  await expect(
    (async () => {
      for (;;) await refused()
    })(),
  ).rejects.toThrow(/too many clients|remaining connection slots/)
  await placeMany(shop, 100)
  await Promise.all(taken.map((client) => client.end()))
  expect(await shop.untilUsable()).toBeLessThan(USABLE_WITHIN)
  await expectNothingLost(dataFolder, shop)
  expect(shop.tally.faults).toEqual([])
  expect(await shop.stop()).toBe(0)
})

test('a database that takes two seconds for every order: slow, and nothing else', {
  timeout: LONG,
}, async () => {
  const dataFolder = newFolder()
  const shop = await startFaultShop(dataFolder)
  await shop.database.db.execute(sql`CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(2); RETURN NEW; END $$`)
  await shop.database.db.execute(
    sql`CREATE TRIGGER slow BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION slow()`,
  )
  await placeMany(shop, 64)
  await shop.database.db.execute(sql`DROP FUNCTION slow CASCADE`)
  expect(await shop.untilUsable()).toBeLessThan(USABLE_WITHIN)
  await expectNothingLost(dataFolder, shop)
  expect(shop.tally.faults).toEqual([])
  expect(await shop.stop()).toBe(0)
})

const mounts = (...args: string[]) => spawnSync(args[0] ?? '', args.slice(1)).status === 0
const mountable = mkdtempSync(path.join(tmpdir(), 'mountable-'))
const canMount = mounts('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', mountable)
if (canMount) mounts('umount', mountable)
rmSync(mountable, { recursive: true, force: true })

/** Only root can mount a small disk. */
if (canMount) {
  test('a disk that is full while orders are placed: told to come back, nothing lost, usable when there is room', {
    timeout: LONG,
  }, async () => {
    const disk = mkdtempSync(path.join(tmpdir(), 'small-disk-'))
    expect(mounts('mount', '-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', disk)).toBe(true)
    cleanUps.push(() => {
      mounts('umount', '-l', disk)
      rmSync(disk, { recursive: true, force: true })
    })
    const dataFolder = path.join(disk, 'data')
    mkdirSync(dataFolder)
    const shop = await startFaultShop(dataFolder)
    await placeMany(shop, 50)
    const before = shop.confirmed.size
    const filler = path.join(disk, 'filler')
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M', 'count=500'])
    expect(existsSync(filler)).toBe(true)
    const placing = placeMany(shop, 200)
    const status = async () => (await fetch(`${shop.shop().url}/readyz`)).status
    await expect.poll(status, { timeout: MINUTE }).toBe(503)
    await delay(10_000)
    rmSync(filler)
    expect(await shop.untilUsable()).toBeLessThan(USABLE_WITHIN)
    await placing
    expect(shop.confirmed.size).toBeGreaterThan(before)
    await expectNothingLost(dataFolder, shop)
    expect(shop.tally.faults).toEqual([])
    await expect.poll(status, { timeout: 30_000 }).toBe(200)
    expect(await shop.stop()).toBe(0)
  })
}

test(`SIGTERM to shop, database and stand-in at once, ${TERMINATIONS} times: the shop ends with 0 and leaves nothing running`, {
  timeout: LONG,
}, async () => {
  const dataFolder = newFolder()
  const settings = { DATA_DIR: dataFolder, PAYMENTS: 'test', TEST_PAYMENTS_PORT: '0', RATE_LIMIT: 'off' }
  for (let time = 0; time < TERMINATIONS; time++) {
    const shop = await startShopProcess(settings)
    const asking = Array.from({ length: 20 }, () => fetch(`${shop.url}/api/settings`).catch(() => null))
    await delay(Math.random() * 200)
    const all = [
      shop.child.pid,
      findSandbox(shop.child.pid ?? 0),
      ...databaseProcesses(dataFolder).slice(0, 1),
    ]
    signal(time % 2 ? all : all.toReversed(), 'SIGTERM')
    expect([time, await shop.ended, shop.printed()]).toEqual([time, 0, expect.anything()])
    await Promise.all(asking)
    expect(databaseProcesses(dataFolder)).toEqual([])
    writeFileSync(path.join(dataFolder, 'times'), String(time))
  }
})
