import { type PricedLine, priceLines } from '#catalogue/pricing'
import type { PricingFields } from '#catalogue/product'
import { type DeliveryFees, expressExtra, shippingFee } from '#extensions/delivery-price'
import { type Fils, subtractRate } from '#money'
import type { ShippingMethod } from '#orders/delivery'

/** Totals panel of the cart, in fils (D-04). */
export interface CartTotals {
  subtotal: Fils
  discounted: Fils
  shipping: Fils
  total: Fils
  lines: PricedLine[]
}

/** CART-05, CART-10 to CART-16. `priceLines` prices the lines, with the flash sale. */
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

/** Price of an order, in fils. `discounted + delivery + express + cashFee − coupon = amount` always holds (D-07). */
export interface Quote {
  subtotal: Fils
  discounted: Fils
  delivery: Fils
  express: Fils
  /** Fee for cash on delivery, 0 for other methods. */
  cashFee: Fils
  coupon: Fils
  amount: Fils
  lines: QuotedLine[]
}

/** `isExcluded` lines are outside the code's scope and get no share of its discount. */
export interface QuotedLine extends PricedLine {
  isExcluded?: true
}

/** Discounts of a code other than a fraction: an amount off the goods in its scope, or the delivery fee. */
export interface CodeExtras {
  amountOff: Fils
  freeDelivery: boolean
}

const NO_EXTRAS: CodeExtras = { amountOff: 0, freeDelivery: false }

/**
 * Price of an order (CHK-22, CHK-23, D-05). `rate` is the code's fraction, 0 without one. The discount never exceeds
 * the goods in the code's scope. `fee` is that of cash on delivery, which no code reduces.
 */
export function quoteOrder(
  lines: readonly { product: PricingFields; quantity: number; isExcluded?: boolean }[],
  fees: DeliveryFees,
  method: ShippingMethod,
  rate: number,
  { amountOff, freeDelivery }: CodeExtras = NO_EXTRAS,
  fee: Fils = 0,
): Quote {
  const { subtotal, discounted, shipping, lines: priced } = cartTotals(lines, fees)
  const express = discounted === 0 ? 0 : expressExtra(method, fees)
  const cashFee = discounted === 0 ? 0 : fee
  const quoted = priced.map(
    (line, place): QuotedLine => (lines[place]?.isExcluded ? { ...line, isExcluded: true } : line),
  )
  const goods = quoted.reduce((sum, { paid, isExcluded }) => sum + (isExcluded ? 0 : paid), 0)
  const delivery = freeDelivery && goods > 0 ? 0 : shipping
  const coupon = Math.min(goods, goods - subtractRate(goods, rate, 0) + amountOff)
  const amount = discounted + delivery + express + cashFee - coupon
  return { subtotal, discounted, delivery, express, cashFee, coupon, amount, lines: quoted }
}
