import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { aedFromFils } from '@little-dunes/domain/money'
import type { CartLine } from '@little-dunes/domain/orders/cart'
import type { OrderHistory, OrderLimits } from '@little-dunes/domain/orders/order-limits'
import { type Quote, quoteOrder } from '@little-dunes/domain/orders/totals'
import { type OrderVat, orderVat } from '@little-dunes/domain/orders/vat'
import { discountColumns, discountTermsOrRefusal } from '#discounts/check-discount'
import { orderHistoryColumn } from '#orders/placing/account-limits'
import { normalizedDiscountCode, type OrderRequest } from '#orders/placing/check-order'
import { type OrderedEntry, requireSizeEntries } from '#orders/placing/ordered-entries'
import { orderLimitColumns } from '#settings/order-limits'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

/** An order priced by the shop alone (D-06): its own prices, fees and rate. */
export interface PricedOrder {
  entries: OrderedEntry[]
  quote: Quote
  vatRate: number
  vat: OrderVat
  limits: OrderLimits
  /** What the shopper has ordered before. */
  history: OrderHistory
  code: string | null
  rate: number
  /** Of the code by all shoppers together; null for any number. */
  mostUses: number | null
}

/** Prices the ordered lines as of now; refuses what is short, a code that does not count, and an amount that is not the shop's. */
export async function priceOrder(
  shop: Shop,
  userId: string,
  input: OrderRequest,
  lines: readonly CartLine[],
): Promise<PricedOrder | Refusal> {
  const entries = await requireSizeEntries(shop, lines)
  if (isRefusal(entries)) return entries
  const code = normalizedDiscountCode(input)
  const terms = await readTerms(shop, userId, code)
  const discount = discountTermsOrRefusal(code, terms, shop.now())
  if (isRefusal(discount)) return discount
  const { rate, minimum, mostUses } = discount
  const priced = entries.map(({ product, quantity }) => ({ product, quantity }))
  const quote = quoteOrder(priced, terms.fees, input.shippingMethod, rate)
  if (quote.subtotal > LARGEST_ORDER) return refuse('invalid_quantity', { textKey: 'order_too_large' })
  const tooMuch = linesBeyond(terms.limits, lines)
  if (tooMuch) return tooMuch
  if (quote.discounted < minimum) return refuse('code_minimum', { minimum: aedFromFils(minimum) })
  if (quote.amount !== input.amount) return refuse('amount_changed', { quote: inAed(quote) })
  const { vatRate, limits, history } = terms
  return { entries, quote, vatRate, vat: orderVat(quote, vatRate), code, rate, mostUses, limits, history }
}

/** What the shop charges and allows now, its discount code and the shopper's orders before, in one query. */
async function readTerms(shop: Shop, userId: string, code: string | null) {
  const { deliveryFee, freeDeliveryAbove, expressFee, vatRate } = shopSettings
  const fees = { deliveryFee, freeDeliveryAbove, expressFee }
  const columns = {
    fees,
    vatRate,
    limits: orderLimitColumns,
    history: orderHistoryColumn(userId, shop.now()),
    ...discountColumns(userId, code),
  }
  const [terms] = await shop.db.select(columns).from(shopSettings)
  if (!terms) throw new Error('The shop has no settings')
  return terms
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
