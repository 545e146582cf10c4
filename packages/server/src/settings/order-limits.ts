import type { OrderLimits } from '@little-dunes/domain/orders/order-limits'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

export const limitNumberColumns = {
  maxLines: shopSettings.maxLines,
  maxUnitsPerLine: shopSettings.maxUnitsPerLine,
  ordersPerDay: shopSettings.ordersPerDay,
  valuePerDay: shopSettings.valuePerDay,
  openCashOrders: shopSettings.openCashOrders,
  refusedParcels: shopSettings.refusedParcels,
  cancellationsPerDay: shopSettings.cancellationsPerDay,
  cashReviewAbove: shopSettings.cashReviewAbove,
  maxCash: shopSettings.maxCash,
}

export const orderLimitColumns = {
  ...limitNumberColumns,
  cashOnDelivery: shopSettings.cashOnDelivery,
  cashEmirates: shopSettings.cashEmirates,
}

export async function readOrderLimits(shop: Shop): Promise<OrderLimits> {
  const [limits] = await shop.db.select(orderLimitColumns).from(shopSettings)
  if (!limits) throw new Error('The shop_settings table is empty')
  return limits
}
