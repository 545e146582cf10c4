import type { Fils } from '#money'

/** Fees of the settings, in fils. Defaults: 25.00, 169.00 and 10.00 (D-04, D-05). */
export interface DeliveryFees {
  deliveryFee: Fils
  /** Delivery is free above this discounted total, not at it (CART-11). */
  freeDeliveryAbove: Fils
  expressFee: Fils
}

/**
 * Delivery fee for the discounted total before any code (D-04, D-05), 0 for an empty cart (CART-13). To use other
 * prices, change this function: cart, order, feeds and structured data all call it.
 */
export function shippingFee(discounted: Fils, fees: DeliveryFees): Fils {
  if (discounted === 0) return 0
  return discounted > fees.freeDeliveryAbove ? 0 : fees.deliveryFee
}

/** Extra fee for express, even if delivery is free (CHK-13). */
export const expressExtra = (method: 'Normal' | 'Express', fees: DeliveryFees): Fils =>
  method === 'Express' ? fees.expressFee : 0
