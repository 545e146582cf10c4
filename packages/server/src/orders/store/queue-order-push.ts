import type { OrderPushStep } from '@little-dunes/domain/messages/order-push'
import type { OrderStatus } from '@little-dunes/domain/orders/order-lifecycle'
import { sql } from 'drizzle-orm'
import { pushMessages, pushSubscriptions } from '#orders/store/push-tables'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

/** Queues a notification for the browsers of an order, in the transaction of the step; none if the setting is off. */
export async function queueOrderPush(tx: Shop, orderId: string, step: OrderPushStep): Promise<void> {
  const now = sql`${tx.now().toISOString()}::timestamptz`
  await tx.db.execute(sql`
    INSERT INTO ${pushMessages} (id, subscription_id, step, created_at, next_at)
    SELECT gen_random_uuid(), s.id, ${step}, ${now}, ${now} FROM ${pushSubscriptions} s
    WHERE s.order_id = ${orderId} AND (SELECT order_push FROM ${shopSettings})`)
}

const STEPS: Partial<Record<OrderStatus, OrderPushStep>> = {
  Packing: 'packing',
  Shipped: 'shipped',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
}

/** Some statuses have no notification. */
export async function queueStatusPush(tx: Shop, orderId: string, to: OrderStatus): Promise<void> {
  const step = STEPS[to]
  if (step) await queueOrderPush(tx, orderId, step)
}
