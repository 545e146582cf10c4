import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MINUTE } from '@little-dunes/domain/durations'
import { v7 } from 'uuid'
import { afterAll, beforeAll, type ExpectStatic, test } from 'vitest'
import { buildServer } from '#build-server'
import { FAILPOINTS, type Failpoint } from '#payments/failpoints'
import { requireFreePort } from '#startup/require-free-port'
import { aMember } from '#testing/a-member'
import { aSandbox } from '#testing/a-sandbox'
import { anSmtpServer, type TestSmtpServer } from '#testing/an-smtp-server'
import { freshDatabase } from '#testing/fresh-database'
import { type OrderRecord, readActualState } from '#testing/payment-model/books'
import { cancel, orderAt, place, verify } from '#testing/payment-model/customer-steps'
import { invariantViolations } from '#testing/payment-model/invariants'
import { fillCompileCache, startKillableShop } from '#testing/payment-model/killable-shop'
import {
  createExpectedState,
  type ExpectedState,
  type TestPaymentMethod,
} from '#testing/payment-model/ledger'
import type { ShopWorld } from '#testing/payment-model/payment-world'
import { pay } from '#testing/payment-model/provider-steps'
import { settledViolations } from '#testing/payment-model/settled-invariants'
import { wrongEmails } from '#testing/payment-model/wrong-emails'
import { withoutOrderLimits } from '#testing/without-order-limits'

/** Generous limits for a busy machine. */
const SETTLES_WITHIN = MINUTE
const RECONCILES_WITHIN = 120_000
const TIMEOUT = 600_000

const folder = mkdtempSync(path.join(tmpdir(), 'payment crashes '))
const compileCache = path.join(folder, 'compiled')

beforeAll(() => fillCompileCache(compileCache))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const orderInput = { customer: 0, product: 0, size: 0, quantity: 1, more: null, code: null, express: false }
/** Abandoned orders free the code, so every round can use it (D-44). */
const coded = { ...orderInput, quantity: 2, code: 'FIRSTDAY' as const }

/** A delivered order keeps its unit, so a later round sells another product before this one is sold out. */
const cashOrder = (round: number) => ({ ...orderInput, product: round < 3 ? 1 : 2 })

/** Packs, ships and delivers an order. A step repeated after a crash is refused if it had already succeeded. */
const deliverForCash = (which: number) => ({
  async run({ database, call }: ShopWorld, ledger: ExpectedState) {
    const { orderId } = orderAt(ledger, which)
    const { token } = await aMember({ db: database.db, now: () => new Date(), newId: v7 }, 'packer')
    for (const to of ['Packing', 'Shipped', 'Delivered'] as const)
      await call(0)('POST /api/staff/order/move', { orderId, to }, { token })
  },
})

/** One card order is replaced by a cash order that is delivered, one is paid and cancelled, and one stays. */
async function shopAndChangeMind(
  world: ShopWorld,
  ledger: ExpectedState,
  way: TestPaymentMethod,
  round: number,
) {
  const steps = [
    place(way, coded, round * 4, 0),
    place('cod', cashOrder(round), round * 4 + 1, 0),
    place(way, orderInput, round * 4 + 2, 0),
    pay(0, 'pm_card_visa'),
    verify(0, way === 'embedded', true, 0),
    cancel(0, 0),
    deliverForCash(1),
    place(way, orderInput, round * 4 + 3, 0),
    pay(0, 'pm_card_visa'),
  ]
  for (const step of steps) await step.run(world, ledger)
}

test.concurrent.for(['embedded', 'hosted'] as const)(
  'the shop recovers after being killed at any failpoint of a card payment (%s), a cash delivery or an email (D-41 to D-46, D-48)',
  { timeout: TIMEOUT },
  // Concurrent tests need a local `expect`.
  async (way, { expect }) => {
    const port = await requireFreePort(0, '127.0.0.1')
    const database = await freshDatabase()
    await withoutOrderLimits(database.db)
    const sandbox = await aSandbox(`http://127.0.0.1:${port}/api/stripe/webhook`)
    const server = await buildServer({ database, storefront: null })
    const smtp = await anSmtpServer()
    const ledger = await createExpectedState(server.shop)
    await server.close()
    const wrongNow = async () =>
      invariantViolations(await readActualState({ database, sandbox }, ledger), ledger)
    const dataFolder = path.join(folder, way)
    mkdirSync(dataFolder)
    const shop = startKillableShop({
      databaseUrl: database.url,
      dataFolder,
      compileCache,
      sandbox,
      port,
      smtpUrl: smtp.url,
      points: FAILPOINTS,
      onKilled: async (point) => expect(await wrongNow(), point).toEqual([]),
    })
    const world = { database, sandbox, call: () => shop.call, isCrashed: () => false }
    try {
      for (let round = 0; round < 6; round++) {
        const before = shop.killed.length
        await shopAndChangeMind(world, ledger, way, round)
        await settled(world, ledger, { failed: shop.failed, way, expect, smtp, killed: shop.killed })
        if (shop.killed.length === FAILPOINTS.length) break
        // The reconciliation, which runs every minute, reaches the failpoints that no step of a round reaches.
        const nextKill = expect.poll(() => shop.killed.length, { timeout: RECONCILES_WITHIN })
        await Promise.race([nextKill.toBeGreaterThan(before), shop.failed])
      }
      expect(shop.killed).toEqual(FAILPOINTS)
    } finally {
      await shop.close()
      await Promise.all([sandbox.close(), database.close(), smtp.close()])
    }
  },
)

const isPlaced = ({ order }: OrderRecord) => order.status === 'Order Placed' && order.paid

interface Settling {
  failed: Promise<never>
  way: TestPaymentMethod
  expect: ExpectStatic
  smtp: TestSmtpServer
  /** Failpoints at which the shop was killed so far. */
  killed: readonly Failpoint[]
}

/** Waits until the shop has settled without further calls, then cancels the remaining order to return its units. */
async function settled(
  world: ShopWorld,
  ledger: ExpectedState,
  { failed, way, expect, smtp, killed }: Settling,
) {
  const wrong = async () => {
    const books = await readActualState(world, ledger)
    const one = books.accounts.filter(isPlaced).length === 1 ? [] : ['the last order is not paid']
    // Each kill interrupts at most one email.
    const problems = await wrongEmails(world, books, smtp, killed.length)
    return [...invariantViolations(books, ledger), ...settledViolations(books), ...one, ...problems]
  }
  const nothing = expect.poll(wrong, { timeout: SETTLES_WITHIN, interval: 100 }).toEqual([])
  await Promise.race([nothing, failed])
  await verify(0, way === 'embedded', true, 0).run(world, ledger)
  await cancel(0, 0).run(world, ledger)
}
