import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { attachToEmbeddedPostgres } from '@little-dunes/embedded-postgres/embedded-postgres'
import { sql } from 'drizzle-orm'
import { type DatabaseConnection, openDatabase } from '#database/database'
import { anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { newTally, retryingClient } from '#testing/long/retrying-client'
import { type ShopProcess, startShopProcess } from '#testing/long/shop-process'
import { withoutOrderLimits } from '#testing/without-order-limits'

/** Real shop with a separate data folder. Tests damage its parts while customers place orders. */
export interface FaultShop {
  shop(): ShopProcess
  restart(): Promise<void>
  tally: ReturnType<typeof newTally>
  /** Places an order, retrying until it is answered. Returns its id. */
  place(): Promise<string>
  /** Ids of confirmed orders. */
  told: Set<string>
  asked(): number
  /** Milliseconds until any customer has placed an order. */
  untilUsable(): Promise<number>
  database: DatabaseConnection
  stop(): Promise<number | string>
}

const CUSTOMERS = 16
const PATIENCE = 120_000

export async function startFaultShop(dataFolder: string): Promise<FaultShop> {
  const settings = { DATA_DIR: dataFolder, PAYMENTS: 'test', TEST_PAYMENTS_PORT: '0', RATE_LIMIT: 'off' }
  let running = await startShopProcess(settings)
  const tally = newTally()
  const call = retryingClient(() => running.url, { patience: PATIENCE, tally })
  const database = await connectBeside(dataFolder)
  const { products } = requireSuccess(await call('GET /api/product/list', {}))
  const product = products.find(({ price, variants }) => price >= 10 && variants[0]?.sizes[0])
  const size = product?.variants[0]?.sizes[0]?.size ?? ''
  if (!product) throw new Error('The shop is empty')
  await withoutOrderLimits(database.db)
  await database.db.execute(sql`UPDATE size_entries SET stocks = 10000000 WHERE product_id = ${product._id}`)
  const colorName = product.variants[0]?.colorName ?? ''
  const line = { itemId: product._id, size, colorName, quantity: 1 }
  const tokens = await Promise.all(Array.from({ length: CUSTOMERS }, (_, index) => register(index)))
  const quoted = await call('POST /api/order/place', anOrder([line], 0.01), { token: tokens[0] ?? '' })
  const { amount } = (quoted as unknown as { quote: { amount: number } }).quote
  const told = new Set<string>()
  const placed = new EventEmitter()
  let asked = 0

  async function register(index: number): Promise<string> {
    const person = {
      name: 'Mariam',
      email: `customer-${index}@example.com`,
      phone: `+97150${String(1_000_000 + index)}`,
      password: 'a quiet afternoon',
    }
    return requireSuccess(await call('POST /api/user/register', person)).token
  }

  async function place(): Promise<string> {
    const token = tokens[asked++ % CUSTOMERS] ?? ''
    const answer = await call('POST /api/order/place', anOrder([line], amount), {
      token,
      idempotencyKey: randomUUID(),
    })
    const { orderId } = requireSuccess(answer)
    told.add(orderId)
    placed.emit('order')
    return orderId
  }

  return {
    shop: () => running,
    async restart() {
      running = await startShopProcess(settings)
    },
    tally,
    place,
    told,
    asked: () => asked,
    async untilUsable() {
      const began = performance.now()
      const first = once(placed, 'order').then(() => performance.now() - began)
      await place()
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
