import { HOUR } from '@little-dunes/domain/durations'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { isDatabaseUnavailable } from '#database/unavailable'
import { processEvents } from '#orders/payment/process-events'
import { reconcile } from '#orders/payment/reconcile'
import { processRefunds } from '#orders/refunds/process-refunds'
import { orders } from '#orders/store/order-tables'
import { refunds } from '#orders/store/payment-tables'
import { webhookEvents } from '#payments/event-tables'
import type { Shop } from '#shop'
import { readActualState } from '#testing/payment-model/books'
import type { ExpectedState } from '#testing/payment-model/ledger'
import type { PaymentWorld } from '#testing/payment-model/payment-world'
import { settledViolations } from '#testing/payment-model/settled-invariants'

const MAX_ROUNDS = 12
/** Longer than the longest retry delay, and later than the interval between checks of finished payments. */
const getHours = (round: number) => (round < 2 ? 7 : 25)

/** Lets time pass with a working provider until the shop has nothing left to process, without manual help. */
export async function settleEverything(world: PaymentWorld, ledger: ExpectedState): Promise<void> {
  await world.clearFaults()
  for (let round = 0; ; round++) {
    await world.goOn(getHours(round) * HOUR)
    await world.sandbox.turn('webhooks/deliver')
    for (const one of world.shops) await workOff(one.shop())
    const left = [
      ...(await leftToDo(world, ledger)),
      ...settledViolations(await readActualState(world, ledger)),
    ]
    if (left.length === 0) return
    if (round === MAX_ROUNDS) throw new Error(`Unfinished work after ${round} rounds:\n${left.join('\n')}`)
  }
}

/** One round of the jobs. If a busy machine delays the database too long, the next round retries. */
async function workOff(shop: Shop): Promise<void> {
  try {
    await processEvents(shop)
    await processRefunds(shop)
    await reconcile(shop)
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
  }
}

async function leftToDo({ database: { db } }: PaymentWorld, { customers }: ExpectedState): Promise<string[]> {
  const mine = inArray(
    orders.userId,
    customers.map(({ id }) => id),
  )
  const pending = await db
    .select()
    .from(orders)
    .where(and(mine, eq(orders.status, 'Pending Payment')))
  const events = await db.select().from(webhookEvents).where(isNull(webhookEvents.processedAt))
  const owed = await db.select().from(refunds).where(ne(refunds.status, 'succeeded'))
  return [
    ...pending.map(({ id }) => `order ${id} is waiting for its payment`),
    ...events.map(
      ({ id, type, attempts, lastError }) => `event ${id} ${type}, ${attempts} attempts: ${lastError}`,
    ),
    ...owed.map(
      ({ orderId, attempts, lastError }) => `refund of order ${orderId}, ${attempts} attempts: ${lastError}`,
    ),
  ]
}
