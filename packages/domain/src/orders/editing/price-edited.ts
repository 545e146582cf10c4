import type { PricingFields } from '#catalogue/product'
import type { DeliveryFees } from '#extensions/delivery-price'
import type { Fils } from '#money'
import type { ShippingMethod } from '#orders/delivery'
import { type CodeExtras, type Quote, quoteOrder } from '#orders/totals'
import { type OrderVat, orderVat } from '#orders/vat'

/** Price terms of a placed order. Amounts in fils, `vatRate` in percent. */
export interface PlacedTerms {
  delivery: Fils
  express: Fils
  cashFee: Fils
  shippingMethod: ShippingMethod
  /** Fraction of its code, 0 without one. */
  discountRate: number
  vatRate: number
}

/** `minimum` in fils. */
export interface EditedCode extends CodeExtras {
  minimum: Fils
}

export interface EditedPrice {
  quote: Quote
  vat: OrderVat
  /** The goods fall below the minimum of the code, which gives no discount then. */
  losesCode: boolean
}

/** An order keeps its fees for delivery and express, even if the settings have changed. */
const getFees = ({ delivery, express }: PlacedTerms, fees: DeliveryFees): DeliveryFees => ({
  ...fees,
  deliveryFee: delivery > 0 ? delivery : fees.deliveryFee,
  expressFee: express > 0 ? express : fees.expressFee,
})

/**
 * Price of an order with other lines. Existing lines keep the product as ordered, new ones use the current one. Flash
 * unit, code, free delivery and VAT follow the rules of a new order (D-03 to D-05).
 */
export function priceEdited(
  lines: readonly { product: PricingFields; quantity: number; isExcluded?: boolean }[],
  placed: PlacedTerms,
  fees: DeliveryFees,
  { minimum, ...extras }: EditedCode,
): EditedPrice {
  const { shippingMethod, discountRate, vatRate } = placed
  const priceAt = (rate: number, more?: CodeExtras) =>
    quoteOrder(lines, getFees(placed, fees), shippingMethod, rate, more, placed.cashFee)
  const full = priceAt(discountRate, extras)
  const hasCode = discountRate > 0 || extras.amountOff > 0 || extras.freeDelivery
  const losesCode = hasCode && full.discounted < minimum
  const quote = losesCode ? priceAt(0) : full
  return { quote, vat: orderVat(quote, vatRate), losesCode }
}
