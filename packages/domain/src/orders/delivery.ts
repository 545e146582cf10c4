import type { Fils } from '#money'

/** The two delivery types (CHK-10 to CHK-12). */
export const SHIPPING_METHODS = ['Normal', 'Express'] as const
export type ShippingMethod = (typeof SHIPPING_METHODS)[number]

/** Fees of the shop, in fils; seeded 25.00, 169.00 and 10.00 (D-04, D-05). */
export interface DeliveryFees {
  deliveryFee: Fils
  /** Delivery is free when the discounted total is above this, not at it (CART-11). */
  freeDeliveryAbove: Fils
  expressFee: Fils
}

/** Fee for the discounted total, judged before any coupon (D-04, D-05). Nothing in the cart costs nothing (CART-13). */
export function shippingFee(discounted: Fils, fees: DeliveryFees): Fils {
  if (discounted === 0) return 0
  return discounted > fees.freeDeliveryAbove ? 0 : fees.deliveryFee
}

/** What express costs on top, also when delivery is free (CHK-13). */
export const expressExtra = (method: ShippingMethod, fees: DeliveryFees): Fils =>
  method === 'Express' ? fees.expressFee : 0

/** What is still missing to free delivery, in fils; 0 once it is free. At the limit one fils is missing. */
export function missingToFreeDelivery(discounted: Fils, fees: DeliveryFees): Fils {
  return Math.max(0, fees.freeDeliveryAbove + 1 - discounted)
}
