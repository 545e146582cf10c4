import { REGIONS } from '@little-dunes/domain/accounts/address'
import type { ShippingMethod } from '@little-dunes/domain/orders/delivery'
import { type DeliveryPlan, deliveryEstimate } from '@little-dunes/domain/orders/shipping/delivery-estimate'

/** Delivery day that the shop promises at `now`; null when it promises none. */
export function estimatedDay(
  plan: DeliveryPlan | null,
  { address, shippingMethod: method }: { address: { region: string }; shippingMethod: ShippingMethod },
  now: Date,
): string | null {
  const region = REGIONS.find((one) => one === address.region.trim())
  return (plan && region && deliveryEstimate(plan, { region, method }, now.getTime())?.day) ?? null
}
