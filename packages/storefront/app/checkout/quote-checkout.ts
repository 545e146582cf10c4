import type { DeliveryFees } from '@little-dunes/domain/extensions/delivery-price'
import type { Fils } from '@little-dunes/domain/money'
import type { ShippingMethod } from '@little-dunes/domain/orders/delivery'
import { isDiscountable } from '@little-dunes/domain/orders/discount-codes'
import { type Quote, quoteOrder } from '@little-dunes/domain/orders/totals'
import type { CartContents } from '#cart/cart-contents'
import type { AppliedDiscount } from '#checkout/checkout-draft'

interface Choices {
  shippingMethod: ShippingMethod
  applied: AppliedDiscount | null
  /** Surcharge of the chosen payment method. */
  cashFee?: Fils
}

/** Total of the cart with the choices at checkout (D-05, D-06). */
export function quoteCheckout(
  { orderable }: Pick<CartContents, 'orderable'>,
  fees: DeliveryFees,
  { shippingMethod, applied, cashFee }: Choices,
): Quote {
  const lines = orderable.map((line) => ({
    ...line,
    isExcluded: applied !== null && !isDiscountable(applied, line),
  }))
  return quoteOrder(lines, fees, shippingMethod, applied?.rate ?? 0, applied ?? undefined, cashFee)
}
