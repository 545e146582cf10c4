import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { eventually } from '#testing/eventually'
import { aDeliveredOrder } from '#testing/orders/a-delivered-order'
import { SHOP_COMMAND } from '#testing/processes/shop-command'
import { startTestShop, type TestShop } from '#testing/start-test-shop'
import { aReceiver, type TestReceiver } from '#testing/webhooks/a-receiver'

const EVENTS = ['order.placed', 'order.packed', 'order.shipped', 'order.delivered'] as const
const folder = mkdtempSync(path.join(tmpdir(), 'webhook crashes '))

let shop: TestShop
let receiver: TestReceiver

beforeAll(async () => {
  receiver = await aReceiver()
  // Runs no jobs, so the killed processes handle its commits.
  shop = await startTestShop({ webhookAddresses: 'local' })
})
afterAll(async () => {
  await shop.close()
  await receiver.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the shop as a separate process. `CRASH_AT` ends it by SIGKILL. */
function open(environment: Record<string, string> = {}): { child: ChildProcess; ended: Promise<unknown> } {
  const settings = {
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: shop.database.url,
    DEMO: 'off',
    PICTURE_JOB: 'off',
    PAYMENTS: 'off',
    NODE_ENV: 'test',
    ...environment,
  }
  const child = spawn(process.execPath, SHOP_COMMAND, {
    cwd: folder,
    env: { PATH: process.env.PATH, ...settings },
    stdio: 'ignore',
  })
  return { child, ended: once(child, 'exit') }
}

test('a shop killed before or after sending a webhook loses none', async () => {
  const owner = await aMember(shop.shop, 'owner')
  const { secret } = requireSuccess(
    await shop.call('POST /api/staff/webhooks/create', { url: receiver.url, events: [...EVENTS] }, owner),
  )
  const tee = await aProduct(shop.shop)
  await aDeliveredOrder(shop, anOrder([aLine(tee)], 125))
  for (const point of ['webhook claimed', 'webhook sent', 'webhook claimed', 'webhook sent'])
    await open({ CRASH_AT: point }).ended
  expect(receiver.received).toHaveLength(2)
  const last = open()
  await eventually(async () =>
    expect([...new Set(receiver.received.map(({ type }) => type))].toSorted()).toEqual(
      [...EVENTS].toSorted(),
    ),
  )
  last.child.kill('SIGTERM')
  await last.ended
  // Each event arrives at least once. A repeat has the id of the first.
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(EVENTS.length)
  for (const message of receiver.received) expect(receiver.isSigned(message, secret)).toBe(true)
})
