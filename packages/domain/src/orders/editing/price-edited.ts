import type { PricingFields } from '#catalogue/product'
import type { DeliveryFees } from '#extensions/delivery-price'
import type { Fils } from '#money'
import type { ShippingMethod } from '#orders/delivery'
import { type CodeExtras, type Quote, quoteOrder } from '#orders/totals'
import { type OrderVat, orderVat } from '#orders/vat'

/** A placed order, as far as its price goes; amounts in fils, `vatRate` in percent. */
export interface PlacedTerms {
  delivery: Fils
  express: Fils
  cashFee: Fils
  shippingMethod: ShippingMethod
  /** The fraction that its code takes off, 0 without a code. */
  discountRate: number
  vatRate: number
}

/** The code of an order besides its fraction; `minimum` in fils. */
export interface EditedCode extends CodeExtras {
  minimum: Fils
}

export interface EditedPrice {
  quote: Quote
  vat: OrderVat
  /** The goods are below what the code asks for: it takes nothing off any more. */
  losesCode: boolean
}

/** What an order has paid for delivery, express and cash stays their price, whatever they cost by now. */
const feesOf = ({ delivery, express }: PlacedTerms, fees: DeliveryFees): DeliveryFees => ({
  ...fees,
  deliveryFee: delivery > 0 ? delivery : fees.deliveryFee,
  expressFee: express > 0 ? express : fees.expressFee,
})

/**
 * The price of an order with other lines: lines that stay bring the product as it was ordered, new ones as it is sold now.
 * Flash unit, code, free delivery and VAT follow the rules of a new order (D-03 to D-05).
 */
export function priceEdited(
  lines: readonly { product: PricingFields; quantity: number; isExcluded?: boolean }[],
  placed: PlacedTerms,
  fees: DeliveryFees,
  { minimum, ...extras }: EditedCode,
): EditedPrice {
  const { shippingMethod, discountRate, vatRate } = placed
  const priceAt = (rate: number, more?: CodeExtras) =>
    quoteOrder(lines, feesOf(placed, fees), shippingMethod, rate, more, placed.cashFee)
  const full = priceAt(discountRate, extras)
  const hasCode = discountRate > 0 || extras.amountOff > 0 || extras.freeDelivery
  const losesCode = hasCode && full.discounted < minimum
  const quote = losesCode ? priceAt(0) : full
  return { quote, vat: orderVat(quote, vatRate), losesCode }
}
