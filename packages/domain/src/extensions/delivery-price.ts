import type { Fils } from '#money'

/** Fees of the settings, in fils; seeded 25.00, 169.00 and 10.00 (D-04, D-05). */
export interface DeliveryFees {
  deliveryFee: Fils
  /** Delivery is free when the discounted total is above this, not at it (CART-11). */
  freeDeliveryAbove: Fils
  expressFee: Fils
}

/**
 * What delivery costs, judged by the discounted total before any coupon (D-04, D-05). Nothing in the cart costs nothing
 * (CART-13). A shop with other prices changes this function: cart, order, feeds and structured data all ask it.
 */
export function shippingFee(discounted: Fils, fees: DeliveryFees): Fils {
  if (discounted === 0) return 0
  return discounted > fees.freeDeliveryAbove ? 0 : fees.deliveryFee
}

/** What express costs on top, also when delivery is free (CHK-13). */
export const expressExtra = (method: 'Normal' | 'Express', fees: DeliveryFees): Fils =>
  method === 'Express' ? fees.expressFee : 0
