import { type PricedLine, priceLines } from '#catalogue/pricing'
import type { PricingFields } from '#catalogue/product'
import { type Fils, subtractRate } from '#money'
import { type DeliveryFees, expressExtra, type ShippingMethod, shippingFee } from '#orders/delivery'

/** The totals panel of the cart, all in fils (D-04): subtotal, discounted price, shipping fee, total. */
export interface CartTotals {
  subtotal: Fils
  discounted: Fils
  shipping: Fils
  total: Fils
  lines: PricedLine[]
}

/** Totals of a cart (CART-05, CART-10 to CART-16). */
export function cartTotals(
  lines: readonly { product: PricingFields; quantity: number }[],
  fees: DeliveryFees,
): CartTotals {
  const priced = priceLines(lines)
  const subtotal = priced.reduce((sum, line) => sum + line.original, 0)
  const discounted = priced.reduce((sum, line) => sum + line.paid, 0)
  const shipping = shippingFee(discounted, fees)
  return { subtotal, discounted, shipping, total: discounted + shipping, lines: priced }
}

/** What an order costs, in fils. `discounted + delivery + express − coupon = amount` always holds (D-07). */
export interface Quote {
  subtotal: Fils
  discounted: Fils
  delivery: Fils
  express: Fils
  coupon: Fils
  amount: Fils
  lines: PricedLine[]
}

/** The final amount (CHK-22, CHK-23, D-05). `rate` is the code's fraction, 0 without a code. */
export function quoteOrder(
  lines: readonly { product: PricingFields; quantity: number }[],
  fees: DeliveryFees,
  method: ShippingMethod,
  rate: number,
): Quote {
  const { subtotal, discounted, shipping, lines: priced } = cartTotals(lines, fees)
  const express = discounted === 0 ? 0 : expressExtra(method, fees)
  const amount = subtractRate(discounted, rate, shipping + express)
  const coupon = discounted + shipping + express - amount
  return { subtotal, discounted, delivery: shipping, express, coupon, amount, lines: priced }
}
