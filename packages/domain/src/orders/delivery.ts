import type { DeliveryFees } from '#extensions/delivery-price'
import type { Fils } from '#money'

/** CHK-10 to CHK-12. */
export const SHIPPING_METHODS = ['Normal', 'Express'] as const
export type ShippingMethod = (typeof SHIPPING_METHODS)[number]

/** Amount missing to free delivery, in fils. 0 once it is free, and one fils exactly at the limit. */
export function missingToFreeDelivery(discounted: Fils, fees: DeliveryFees): Fils {
  return Math.max(0, fees.freeDeliveryAbove + 1 - discounted)
}
