import { trimmedAddress } from '@little-dunes/domain/accounts/address'
import { localizeProduct } from '@little-dunes/domain/catalogue/translations/localize-product'
import { toSnapshot } from '@little-dunes/domain/contract/orders/ordered-product'
import { FIRST_LANGUAGE, type Language } from '@little-dunes/domain/i18n/languages'
import type { OrderStatus, PaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import type { ReviewReason } from '@little-dunes/domain/orders/order-limits'
import type { Quote } from '@little-dunes/domain/orders/totals'
import type { OrderVat } from '@little-dunes/domain/orders/vat'
import { loadTranslations } from '#catalogue/load-translations'
import { emails } from '#emails/email-tables'
import type { OrderRequest, OrderTaker } from '#orders/creating/order-request'
import type { OrderedEntry } from '#orders/creating/ordered-entries'
import { orderEvents, orderLines, orders } from '#orders/store/order-tables'
import { newOrderEmail } from '#orders/store/queue-order-email'
import type { Shop } from '#shop'

export interface NewOrder {
  userId: string
  /** Email of the account. It gets an email when the order is placed at once. */
  email: string
  paymentMethod: PaymentMethod
  status: OrderStatus
  language: Language
  reviewReason: ReviewReason | null
  input: OrderRequest
  code: string | null
  taker?: OrderTaker | undefined
  rate: number
  quote: Quote
  vatRate: number
  vat: OrderVat
  /** Estimated delivery day, such as `2026-11-25`. */
  estimatedDay: string | null
  /** Same order as `quote.lines` and `vat.lines`. */
  entries: readonly OrderedEntry[]
}

/** Reason in the first event of an order taken by the team. */
const BY_PHONE = 'phone'

/** Inserts the order, its lines as snapshots (D-07), its first event (D-40) and its email. Returns its id. */
export async function insertOrder(shop: Shop, order: NewOrder): Promise<string> {
  const { db } = shop
  const [id, at] = [shop.newId(), shop.now()]
  const entries = await localizeEntries(shop, order.entries, order.language)
  const { taker } = order
  const by = taker ? { actor: taker.actor, reason: BY_PHONE } : { actor: 'customer' }
  const event = { orderId: id, at, ...by, toStatus: order.status }
  // A single statement, so the database checks references to the order only at its end.
  const newOrder = db.$with('new_order').as(
    db
      .insert(orders)
      .values(toOrderRow(id, at, order))
      .returning({ id: orders.id }),
  )
  const newEvent = db
    .$with('new_event')
    .as(db.insert(orderEvents).values(event).returning({ id: orderEvents.id }))
  const email = newOrderEmail(shop, { ...order, orderId: id })
  const newEmail = email
    ? [db.$with('new_email').as(db.insert(emails).values(email).returning({ id: emails.id }))]
    : []
  await db
    .with(newOrder, newEvent, ...newEmail)
    .insert(orderLines)
    .values(toLineRows(id, { ...order, entries }))
  return id
}

/** The ordered products with names in the customer's language, for the snapshots of the order (D-07, D-62). */
export async function localizeEntries(
  shop: Shop,
  entries: readonly OrderedEntry[],
  language: Language,
): Promise<readonly OrderedEntry[]> {
  if (language === FIRST_LANGUAGE) return entries
  const translations = await loadTranslations(shop.db, {
    language,
    productIds: entries.map(({ product }) => product.id),
    variantIds: entries.map(({ variantId }) => variantId),
    subCategories: entries.map(({ product }) => product.subCategory),
  })
  return entries.map((entry) => {
    const { variantId, product } = entry
    const variants = product.variants.map((one) => ({
      ...one,
      translations: translations.ofVariant(variantId),
    }))
    const ofProduct = translations.ofProduct({ id: product.id, subCategory: product.subCategory })
    const translated = { ...product, variants, translations: ofProduct }
    return { ...entry, product: localizeProduct(translated, language).product }
  })
}

function toOrderRow(id: string, placedAt: Date, order: NewOrder): typeof orders.$inferInsert {
  const { userId, paymentMethod, status, language, reviewReason, code, rate, vatRate, estimatedDay } = order
  const { lines: _, ...amounts } = order.quote
  const { lines: __, ...vat } = order.vat
  const { shippingMethod, credit = 0 } = order.input
  const address = trimmedAddress(order.input.address)
  const terms = { address, shippingMethod, discountCode: code, discountRate: rate }
  return {
    id,
    userId,
    placedAt,
    paymentMethod,
    status,
    language,
    reviewReason,
    estimatedDay,
    ...terms,
    ...amounts,
    credit,
    // Store credit that covers the whole order pays it at once.
    paid: paymentMethod === 'credit',
    vatRate,
    ...vat,
  }
}

/** Product data of an order line (D-07). */
export const orderedGoods = ({ product, sizeEntryId, size, colorName, subSku, quantity }: OrderedEntry) => ({
  productId: product.id,
  sizeEntryId,
  size,
  colorName,
  subSku,
  quantity,
  product: toSnapshot(product),
})

const toLineRows = (orderId: string, { entries, quote, vat }: NewOrder): (typeof orderLines.$inferInsert)[] =>
  entries.map((entry, position) => ({
    orderId,
    position,
    ...orderedGoods(entry),
    linePaid: quote.lines[position]?.paid ?? 0,
    flashUnits: quote.lines[position]?.flashUnits ?? 0,
    couponShare: vat.lines[position]?.couponShare ?? 0,
    vat: vat.lines[position]?.vat ?? 0,
  }))
