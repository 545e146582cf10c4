import { REGIONS } from '@little-dunes/domain/accounts/address'
import type { OrderStatus } from '@little-dunes/domain/orders/order-lifecycle'
import { getShipByDay } from '@little-dunes/domain/orders/shipping/delivery-estimate'
import type { orders } from '#orders/store/order-tables'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

const IN_THE_HOUSE: readonly OrderStatus[] = ['Order Placed', 'Packing']

type Promised = Pick<typeof orders.$inferSelect, 'status' | 'address' | 'shippingMethod' | 'estimatedDay'>

/** Returns a function that computes the ship-by day of an order from the current delivery settings. */
export async function createShipBy(shop: Shop): Promise<(order: Promised) => string | null> {
  const [settings] = await shop.db.select({ plan: shopSettings.deliveryPlan }).from(shopSettings)
  const plan = settings?.plan
  return ({ status, address, shippingMethod: method, estimatedDay }) => {
    const region = REGIONS.find((one) => one === address.region.trim())
    if (!plan || !region || estimatedDay === null || !IN_THE_HOUSE.includes(status)) return null
    return getShipByDay(plan, { region, method }, estimatedDay)
  }
}
