import { EventEmitter, once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { attachToEmbeddedPostgres } from '@little-dunes/embedded-postgres/embedded-postgres'
import { type DatabaseConnection, openDatabase } from '#database/database'
import { type CashCustomers, cashCustomers } from '#testing/long/cash-customers'
import { newTally, retryingClient } from '#testing/long/retrying-client'
import { type ShopProcess, startShopProcess } from '#testing/long/shop-process'

/** Real shop with a separate data folder. Tests damage its parts while customers place orders. */
export interface FaultShop extends CashCustomers {
  shop(): ShopProcess
  restart(): Promise<void>
  tally: ReturnType<typeof newTally>
  /** Milliseconds until any customer has placed an order. */
  untilUsable(): Promise<number>
  database: DatabaseConnection
  stop(): Promise<number | string>
}

const PATIENCE = 120_000

export async function startFaultShop(dataFolder: string): Promise<FaultShop> {
  const settings = { DATA_DIR: dataFolder, PAYMENTS: 'test', TEST_PAYMENTS_PORT: '0', RATE_LIMIT: 'off' }
  let running = await startShopProcess(settings)
  const tally = newTally()
  const call = retryingClient(() => running.url, { patience: PATIENCE, tally })
  const database = await connectBeside(dataFolder)
  const placed = new EventEmitter()
  const customers = await cashCustomers(call, database.db, () => placed.emit('order'))

  return {
    shop: () => running,
    async restart() {
      running = await startShopProcess(settings)
    },
    tally,
    ...customers,
    async untilUsable() {
      const began = performance.now()
      const first = once(placed, 'order').then(() => performance.now() - began)
      await customers.place()
      return first
    },
    database,
    async stop() {
      await database.close()
      return running.stop()
    },
  }
}

/** Connects to the database of the running shop, which keeps its port as long as the shop runs. */
async function connectBeside(dataFolder: string): Promise<DatabaseConnection> {
  for (;;) {
    const { url } = await attachToEmbeddedPostgres(dataFolder)
    const connection = openDatabase(url)
    if (await connection.pool.query('SELECT 1').catch(() => null)) return connection
    await connection.close()
    await delay(100)
  }
}
