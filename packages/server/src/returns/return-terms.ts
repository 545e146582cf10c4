import type { ReturnTerms } from '@little-dunes/domain/orders/returns/return-terms'
import type { WorkingDays } from '@little-dunes/domain/orders/shipping/working-days'
import { and, desc, eq } from 'drizzle-orm'
import { orderEvents } from '#orders/store/order-tables'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

/** Return settings of the shop. */
export async function readReturnTerms(
  shop: Shop,
): Promise<ReturnTerms & { deliveryPlan: WorkingDays | null }> {
  const { returnDays: days, pickupFee, nonReturnableTypes, photoOfDamage, deliveryPlan } = shopSettings
  const [terms] = await shop.db
    .select({ days, pickupFee, nonReturnableTypes, photoOfDamage, deliveryPlan })
    .from(shopSettings)
  if (!terms) throw new Error('The shop_settings table is empty')
  return terms
}

/** Epoch milliseconds; null before the delivery. */
export async function loadDeliveredAt(shop: Shop, orderId: string): Promise<number | null> {
  const [event] = await shop.db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.toStatus, 'Delivered')))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return event?.at.getTime() ?? null
}
