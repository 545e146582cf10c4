import type { DeliveryFees } from '#extensions/delivery-price'
import type { Fils } from '#money'

/** The two delivery types (CHK-10 to CHK-12). */
export const SHIPPING_METHODS = ['Normal', 'Express'] as const
export type ShippingMethod = (typeof SHIPPING_METHODS)[number]

/** What is still missing to free delivery, in fils; 0 once it is free. At the limit one fils is missing. */
export function missingToFreeDelivery(discounted: Fils, fees: DeliveryFees): Fils {
  return Math.max(0, fees.freeDeliveryAbove + 1 - discounted)
}
