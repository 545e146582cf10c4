import type { Client } from '@little-dunes/domain/contract/client'
import { type DatabaseConnection, openDatabase } from '#database/database'
import { aSandbox, type TestSandbox } from '#testing/a-sandbox'
import { type CrashableShop, startCrashableShop } from '#testing/payment-model/crashable-shop'
import { openWebhookGate, type WebhookGate } from '#testing/payment-model/webhook-gate'
import { withoutOrderLimits } from '#testing/without-order-limits'

/** A callable shop, its database, and the Stripe sandbox. */
export interface ShopWorld {
  database: DatabaseConnection
  sandbox: TestSandbox
  call: (server: number) => Client
  /** True when the server stopped during the call and so could not answer. */
  isCrashed: (server: number) => boolean
}

/** The real system of a run: two servers of one shop. */
export interface PaymentWorld extends ShopWorld {
  gate: WebhookGate
  shops: [CrashableShop, CrashableShop]
  now(): Date
  /** Advances the clocks of shop and provider. */
  goOn(milliseconds: number): Promise<void>
  /** Sets the shop's clock so far ahead of the provider's, in milliseconds; a smaller value moves it back. */
  putClock(ahead: number): void
  /** Clears all faults of the provider. */
  clearFaults(): Promise<void>
  /** True when the shop waits only briefly for the provider. */
  hasty: boolean
  close(): Promise<void>
}

/** In milliseconds: short enough for a step, and longer than any answer of a busy machine. */
const PATIENT = { retries: 0, timeout: 15_000 }
const HASTY = { retries: 0, timeout: 150 }

export async function startPaymentWorld(databaseUrl: string): Promise<PaymentWorld> {
  const shops: CrashableShop[] = []
  const gate = await openWebhookGate(() => shops)
  const sandbox = await aSandbox(gate.url)
  await sandbox.turn('webhooks/off')
  const [patient, hasty] = [sandbox.provider(PATIENT), sandbox.provider(HASTY)]
  let [ahead, wrong] = [0, 0]
  const now = () => new Date(Date.now() + ahead + wrong)
  const options = { databaseUrl, now, provider: () => (world.hasty ? hasty : patient) }
  const database = openDatabase(databaseUrl)
  await withoutOrderLimits(database.db)
  const world: PaymentWorld = {
    database,
    sandbox,
    gate,
    now,
    hasty: false,
    get shops() {
      return [getShop(0), getShop(1)] as [CrashableShop, CrashableShop]
    },
    call: (server) => getShop(server).call,
    isCrashed: (server) => getShop(server).isCrashed(),
    async goOn(milliseconds) {
      ahead += milliseconds
      await sandbox.turn('clock', { advance_ms: milliseconds })
    },
    putClock(by) {
      wrong = by
    },
    async clearFaults() {
      world.hasty = false
      gate.let('passed')
      await sandbox.turn('reset')
      await sandbox.turn('webhooks/off')
      await sandbox.turn('clock', { advance_ms: ahead })
    },
    async close() {
      await Promise.all(shops.map((shop) => shop.close()))
      await Promise.all([sandbox.close(), gate.close(), database.close()])
    },
  }
  const getShop = (server: number): CrashableShop => {
    const shop = shops[server % shops.length]
    if (!shop) throw new Error('No server is running')
    return shop
  }
  shops.push(...(await Promise.all([startCrashableShop(options), startCrashableShop(options)])))
  return world
}
