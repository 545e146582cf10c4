import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import type { DeliveryFees } from '@little-dunes/domain/orders/delivery'
import type { OrderLimits } from '@little-dunes/domain/orders/order-limits'
import { and, eq, sql } from 'drizzle-orm'
import { codeUses, discountCodes } from '#discounts/discount-tables'
import { orders } from '#orders/store/order-tables'
import { orderLimitColumns } from '#settings/order-limits'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

/** What the shop charges and allows now, the VAT inside in percent, and what the code takes off: `rate` 0 without a code. */
export interface OrderTerms {
  fees: DeliveryFees
  limits: OrderLimits
  vatRate: number
  rate: number
}

/**
 * Fees and rate for an order of this shopper; a code is refused in the order of D-44: used before unknown. An own order
 * that waits for its payment does not stand in the way: placing another closes it and frees its code (D-45).
 */
export async function orderTerms(
  shop: Shop,
  userId: string,
  code: string | null,
): Promise<OrderTerms | Refusal> {
  const { deliveryFee, freeDeliveryAbove, expressFee, vatRate } = shopSettings
  const [found] = await shop.db
    .select({
      fees: { deliveryFee, freeDeliveryAbove, expressFee },
      vatRate,
      limits: orderLimitColumns,
      rate: discountCodes.rate,
      used: isUsed(),
    })
    .from(shopSettings)
    .leftJoin(discountCodes, and(eq(discountCodes.code, sql`${code}::text`), eq(discountCodes.active, true)))
    .leftJoin(codeUses, and(eq(codeUses.userId, userId), eq(codeUses.code, sql`${code}::text`)))
    .leftJoin(orders, eq(orders.id, codeUses.orderId))
  if (!found) throw new Error('The shop has no settings')
  const { used, rate, ...terms } = found
  if (code === null) return { ...terms, rate: 0 }
  if (used) return refuse('code_used')
  return rate === null ? refuse('code_unknown') : { ...terms, rate }
}

const isUsed = () => sql<boolean>`${orders.status} <> 'Pending Payment'`
