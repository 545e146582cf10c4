import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { aedFromFils } from '@little-dunes/domain/money'
import type { CartLine } from '@little-dunes/domain/orders/cart'
import type { OrderLimits } from '@little-dunes/domain/orders/order-limits'
import { type Quote, quoteOrder } from '@little-dunes/domain/orders/totals'
import { type OrderVat, orderVat } from '@little-dunes/domain/orders/vat'
import { orderTerms } from '#discounts/order-terms'
import { type OrderRequest, orderCode } from '#orders/placing/check-order'
import type { OrderedEntry } from '#orders/placing/ordered-entries'
import { requireEntries } from '#orders/placing/stock-shortage'
import type { Shop } from '#shop'

/** An order priced by the shop alone (D-06): its own prices, fees and rate. */
export interface PricedOrder {
  entries: OrderedEntry[]
  quote: Quote
  vatRate: number
  vat: OrderVat
  limits: OrderLimits
  code: string | null
  rate: number
}

/** Prices the ordered lines as of now; refuses what is short, a code that does not count, and an amount that is not the shop's. */
export async function priceOrder(
  shop: Shop,
  userId: string,
  input: OrderRequest,
  lines: readonly CartLine[],
): Promise<PricedOrder | Refusal> {
  const entries = await requireEntries(shop, lines)
  if (isRefusal(entries)) return entries
  const code = orderCode(input)
  const terms = await orderTerms(shop, userId, code)
  if (isRefusal(terms)) return terms
  const priced = entries.map(({ product, quantity }) => ({ product, quantity }))
  const quote = quoteOrder(priced, terms.fees, input.shippingMethod, terms.rate)
  if (quote.subtotal > LARGEST_ORDER) return refuse('invalid_quantity', { message: 'order_too_large' })
  const tooMuch = linesBeyond(terms.limits, lines)
  if (tooMuch) return tooMuch
  if (quote.amount !== input.amount) return refuse('amount_changed', { quote: inAed(quote) })
  const { vatRate, rate, limits } = terms
  return { entries, quote, vatRate, vat: orderVat(quote, vatRate), code, rate, limits }
}

/** What one order may hold, whatever is in stock. */
function linesBeyond(
  { mostLines, mostUnitsPerLine }: OrderLimits,
  lines: readonly CartLine[],
): Refusal | null {
  if (lines.length > mostLines) return refuse('too_many_lines', { most: mostLines })
  const isLarger = lines.some(({ quantity }) => quantity > mostUnitsPerLine)
  return isLarger ? refuse('too_many_units', { most: mostUnitsPerLine }) : null
}

/** In fils: what a column of the database can hold, some 21 million AED. */
const LARGEST_ORDER = 2_147_483_647

function inAed({ lines: _, ...amounts }: Quote): Record<string, number> {
  return Object.fromEntries(Object.entries(amounts).map(([part, fils]) => [part, aedFromFils(fils)]))
}
