import { paymentFee } from '@little-dunes/domain/extensions/payment-fee'
import { orderTaxRate } from '@little-dunes/domain/extensions/tax'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { aedFromFils } from '@little-dunes/domain/money'
import type { CartLine } from '@little-dunes/domain/orders/cart'
import { isDiscountable } from '@little-dunes/domain/orders/discount-codes'
import type { PaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import type { OrderLimits } from '@little-dunes/domain/orders/order-limits'
import { type Quote, quoteOrder } from '@little-dunes/domain/orders/totals'
import { type OrderVat, orderVat } from '@little-dunes/domain/orders/vat'
import { discountTermsOrRefusal } from '#discounts/check-discount'
import type { OrderRequest } from '#orders/creating/order-request'
import { type OrderedEntry, stockShortage } from '#orders/creating/ordered-entries'
import type { OrderTerms } from '#orders/creating/read-order-terms'

/** Priced by the shop alone (D-06): its own prices, fees and rate. */
export interface PricedOrder {
  entries: OrderedEntry[]
  quote: Quote
  vatRate: number
  vat: OrderVat
  rate: number
  /** Maximum uses of the code by all customers together; null for no limit. */
  maxUses: number | null
}

/** Cash on delivery has its own fee. An order that credit pays in full is not paid in cash. */
interface PaymentChoice {
  paymentMethod: PaymentMethod
}

/** Prices the ordered lines as of `now`. Also refuses an amount that differs from the shop's. */
export function priceOrder(
  terms: OrderTerms,
  input: OrderRequest & PaymentChoice,
  code: string | null,
  lines: readonly CartLine[],
  now: Date,
): PricedOrder | Refusal {
  const priced = priceEntries(terms, input, code, lines, now)
  if (isRefusal(priced) || priced.quote.amount === input.amount) return priced
  return refuse('amount_changed', { quote: inAed(priced.quote) })
}

/** Prices the ordered lines as of `now`. Refuses lines that are short, too much for one order, and invalid codes. */
export function priceEntries(
  terms: OrderTerms,
  { shippingMethod, paymentMethod }: Pick<OrderRequest, 'shippingMethod'> & PaymentChoice,
  code: string | null,
  lines: readonly CartLine[],
  now: Date,
): PricedOrder | Refusal {
  const { entries } = terms
  const short = stockShortage(lines, entries)
  if (short) return short
  const discount = discountTermsOrRefusal(code, terms, now)
  if (isRefusal(discount)) return discount
  const { rate, minimum, maxUses } = discount
  const priced = entries.map(({ product, quantity }) => ({
    product,
    quantity,
    isExcluded: !isDiscountable(discount, { ...product, product }),
  }))
  const cashFee = paymentFee(paymentMethod, terms.cashFee)
  const quote = quoteOrder(priced, terms.fees, shippingMethod, rate, discount, cashFee)
  if (priced.every(({ isExcluded }) => isExcluded)) return refuse('code_other_products')
  if (quote.subtotal > LARGEST_ORDER) return refuse('invalid_quantity', { textKey: 'order_too_large' })
  const tooMuch = linesBeyond(terms.limits, lines)
  if (tooMuch) return tooMuch
  if (quote.discounted < minimum) return refuse('code_minimum', { minimum: aedFromFils(minimum) })
  const vatRate = orderTaxRate({ ...quote, shippingMethod }, terms.vatRate)
  return { entries, quote, vatRate, vat: orderVat(quote, vatRate), rate, maxUses }
}

/** Checks the limits of one order, regardless of the stock. */
export function linesBeyond(
  { maxLines, maxUnitsPerLine }: OrderLimits,
  lines: readonly Pick<CartLine, 'quantity'>[],
): Refusal | null {
  if (lines.length > maxLines) return refuse('too_many_lines', { max: maxLines })
  const isLarger = lines.some(({ quantity }) => quantity > maxUnitsPerLine)
  return isLarger ? refuse('too_many_units', { max: maxUnitsPerLine }) : null
}

/** In fils: the largest value of an `integer` column, about 21 million AED. */
export const LARGEST_ORDER = 2_147_483_647

export function inAed({ lines: _, ...amounts }: Quote): Record<string, number> {
  return Object.fromEntries(Object.entries(amounts).map(([part, fils]) => [part, aedFromFils(fils)]))
}
