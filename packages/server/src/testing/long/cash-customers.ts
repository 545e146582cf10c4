import { randomUUID } from 'node:crypto'
import type { Client } from '@little-dunes/domain/contract/client'
import { sql } from 'drizzle-orm'
import type { Database } from '#shop'
import { anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { withoutOrderLimits } from '#testing/without-order-limits'

/** Customers of a running shop who all order the same item, for cash. */
export interface CashCustomers {
  /** Places an order. Returns its id. */
  place(): Promise<string>
  /** Ids of confirmed orders. */
  confirmed: Set<string>
  asked(): number
}

const CUSTOMERS = 16

export async function cashCustomers(
  call: Client,
  db: Database,
  onOrder: () => void = () => undefined,
): Promise<CashCustomers> {
  const { products } = requireSuccess(await call('GET /api/product/list', {}))
  const product = products.find(({ price, variants }) => price >= 10 && variants[0]?.sizes[0])
  const size = product?.variants[0]?.sizes[0]?.size ?? ''
  if (!product) throw new Error('The shop has no suitable product')
  await withoutOrderLimits(db)
  await db.execute(sql`UPDATE size_entries SET stocks = 10000000 WHERE product_id = ${product._id}`)
  const colorName = product.variants[0]?.colorName ?? ''
  const line = { itemId: product._id, size, colorName, quantity: 1 }
  const tokens = await Promise.all(Array.from({ length: CUSTOMERS }, (_, index) => register(index)))
  const quoted = await call('POST /api/order/place', anOrder([line], 0.01), { token: tokens[0] ?? '' })
  const { amount } = (quoted as unknown as { quote: { amount: number } }).quote
  const confirmed = new Set<string>()
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

  return {
    confirmed,
    asked: () => asked,
    async place() {
      const token = tokens[asked++ % CUSTOMERS] ?? ''
      const answer = await call('POST /api/order/place', anOrder([line], amount), {
        token,
        idempotencyKey: randomUUID(),
      })
      const { orderId } = requireSuccess(answer)
      confirmed.add(orderId)
      onOrder()
      return orderId
    },
  }
}
