import type { Client } from '@little-dunes/domain/contract/client'
import { type DatabaseConnection, openDatabase } from '#database/database'
import { aSandbox, type TestSandbox } from '#testing/a-sandbox'
import { type CrashableShop, startCrashableShop } from '#testing/payment-model/crashable-shop'
import { openWebhookGate, type WebhookGate } from '#testing/payment-model/webhook-gate'
import { withoutOrderLimits } from '#testing/without-order-limits'

/** A shop that can be called, its database, and the stand-in for Stripe. */
export interface ShopWorld {
  database: DatabaseConnection
  sandbox: TestSandbox
  call: (server: number) => Client
  /** Whether a call could not be answered, because the server ended over it. */
  isCrashed: (server: number) => boolean
}

/** What is real in a run of the model: two servers of one shop. */
export interface PaymentWorld extends ShopWorld {
  gate: WebhookGate
  shops: [CrashableShop, CrashableShop]
  now(): Date
  /** Puts the clocks of shop and provider forward. */
  goOn(milliseconds: number): Promise<void>
  /** Sets the clocks of the shop alone: so far ahead of the provider's. What was further ahead is put back. */
  putClock(ahead: number): void
  /** Takes back all faults of the provider. */
  clearFaults(): Promise<void>
  /** Whether the shop waits only briefly for the provider. */
  hasty: boolean
  close(): Promise<void>
}

/** Quick enough for a step, and longer than any answer of a busy machine takes. */
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
      return [shopOf(0), shopOf(1)] as [CrashableShop, CrashableShop]
    },
    call: (server) => shopOf(server).call,
    isCrashed: (server) => shopOf(server).isCrashed(),
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
  const shopOf = (server: number): CrashableShop => {
    const shop = shops[server % shops.length]
    if (!shop) throw new Error('No server is running')
    return shop
  }
  shops.push(...(await Promise.all([startCrashableShop(options), startCrashableShop(options)])))
  return world
}
