import { greetedName } from '@little-dunes/domain/accounts/greeted-name'
import { sizeInText } from '@little-dunes/domain/catalogue/translations/without-options'
import type { WireOrder } from '@little-dunes/domain/contract/orders/order-calls'
import { orderedPicture } from '@little-dunes/domain/contract/orders/ordered-product'
import { LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import {
  type OrderEmail,
  orderEmailMessages,
} from '@little-dunes/domain/messages/order-emails/order-email-messages'
import type { OrderEmailFacts } from '@little-dunes/domain/messages/order-emails/order-email-texts'
import type { OrderReceipt } from '@little-dunes/domain/messages/order-emails/order-receipt'
import { type Fils, filsFromAed } from '@little-dunes/domain/money'
import { amountDue } from '@little-dunes/domain/orders/credit/store-credit'
import { type OrderStatus, UNDONE_DELIVERY } from '@little-dunes/domain/orders/order-lifecycle'
import { carrierNameIn, carrierOfName } from '@little-dunes/domain/orders/shipping/carriers'
import { languagePath, ORDER_KEY_PARAM, PATHS, taxDocumentPath } from '@little-dunes/domain/paths'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { storeCreditEntries } from '#credit/credit-tables'
import type { ListedItem } from '#emails/render-items'
import type { EmailLoader } from '#emails/send-emails'
import { providerAmount } from '#orders/refunds/valid-refunds'
import { loadOrders } from '#orders/showing/load-orders'
import { signedOrderPath } from '#orders/showing/order-link'
import { type DocumentLink, loadReceipt } from '#orders/showing/order-receipt'
import { type ParcelFacts, parcelReceipt } from '#orders/showing/parcel-receipt'
import { refundReceipt } from '#orders/showing/refund-receipt'
import { orderNotes, orderParcels } from '#orders/store/fulfilment-tables'
import { orderEvents, orders } from '#orders/store/order-tables'
import { refunds } from '#orders/store/payment-tables'
import { NOT_CONFIRMED } from '#orders/store/transition-order'
import { readCarriers } from '#settings/read-carriers'
import { readAmountWriter } from '#settings/read-currency-format'
import type { Shop } from '#shop'

/** Subject of an email: an order, a refund with its total and its share in store credit, or a note. */
interface Subject {
  orderId: string
  refund: Fils
  refundCredit: Fils
  note?: string
  isUnconfirmed?: boolean
}

async function loadSubject(shop: Shop, kind: OrderEmail, about: string): Promise<Subject | null> {
  if (kind === 'order_refunded' || kind === 'refund_done') {
    const [refund] = await shop.db.select().from(refunds).where(eq(refunds.id, about))
    if (!refund) return null
    const { orderId, amount, credit } = refund
    // Store credit was available at once, so the second email is only about the provider's part.
    return kind === 'refund_done'
      ? { orderId, refund: providerAmount(refund), refundCredit: 0 }
      : { orderId, refund: amount, refundCredit: credit }
  }
  if (kind === 'order_note') {
    const [note] = await shop.db.select().from(orderNotes).where(eq(orderNotes.id, about))
    return note ? { orderId: note.orderId, refund: 0, refundCredit: 0, note: note.text } : null
  }
  const refunded =
    kind === 'order_cancelled' ? await loadRefunded(shop, about) : { refund: 0, refundCredit: 0 }
  const isUnconfirmed = kind === 'order_cancelled' && (await wasUnconfirmed(shop, about))
  return { orderId: about, ...refunded, isUnconfirmed }
}

async function wasUnconfirmed(shop: Shop, orderId: string): Promise<boolean> {
  const ended = and(eq(orderEvents.orderId, orderId), eq(orderEvents.reason, NOT_CONFIRMED))
  return (await shop.db.select({ id: orderEvents.id }).from(orderEvents).where(ended)).length > 0
}

/** Money returned for a cancelled order: its refunds, and the credit that an unpaid order had taken. */
async function loadRefunded(shop: Shop, orderId: string): Promise<Pick<Subject, 'refund' | 'refundCredit'>> {
  const sum = (amount: SQL | PgColumn) => sql`coalesce(sum(${amount}), 0)`.mapWith(Number)
  const [refunded] = await shop.db
    .select({ amount: sum(refunds.amount), credit: sum(refunds.credit) })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
  const [released] = await shop.db
    .select({ credit: sum(storeCreditEntries.amount) })
    .from(storeCreditEntries)
    .where(and(eq(storeCreditEntries.orderId, orderId), eq(storeCreditEntries.reason, 'order_cancelled')))
  const credit = released?.credit ?? 0
  return { refund: (refunded?.amount ?? 0) + credit, refundCredit: (refunded?.credit ?? 0) + credit }
}

const NO_PARCEL: ParcelFacts = { carrier: '', trackingNumber: '', trackingUrl: '', phone: '' }

/** Courier data in the given language; empty before the order is shipped. */
async function loadParcel(shop: Shop, orderId: string, language: Language): Promise<ParcelFacts> {
  const [parcel] = await shop.db.select().from(orderParcels).where(eq(orderParcels.orderId, orderId))
  if (!parcel) return NO_PARCEL
  const carriers = await readCarriers(shop)
  return {
    carrier: carrierNameIn(carriers, parcel.carrier, language),
    trackingNumber: parcel.trackingNumber,
    trackingUrl: parcel.trackingUrl,
    phone: carrierOfName(carriers, parcel.carrier)?.phone ?? '',
  }
}

async function loadEstimatedDay(shop: Shop, orderId: string): Promise<string> {
  const [order] = await shop.db
    .select({ day: orders.estimatedDay })
    .from(orders)
    .where(eq(orders.id, orderId))
  return order?.day ?? ''
}

const listedItem = (item: WireOrder['items'][number], language: Language): ListedItem => ({
  text: `${item.quantity} × ${sizeInText(item, item, language)}`,
  picture: orderedPicture(item, item.colorName),
})

/** Data of an order for its emails. */
interface ReadOrder {
  order: WireOrder
  language: Language
  write(fils: Fils): string
  parcel: ParcelFacts
  getLink: DocumentLink
}

async function buildFacts(
  shop: Shop,
  kind: OrderEmail,
  { order, language, write, parcel }: ReadOrder,
  { refund, refundCredit, note = '', isUnconfirmed = false }: Subject,
): Promise<OrderEmailFacts> {
  const credit = filsFromAed(order.credit ?? 0)
  const orNothing = (amount: Fils): string => (amount > 0 ? write(amount) : '')
  const due = amountDue({ amount: filsFromAed(order.amount), credit })
  return {
    name: order.address.fullname,
    number: order.number,
    items: order.items.map((item) => listedItem(item, language).text),
    total: orNothing(due),
    credit: orNothing(credit),
    isCash: order.paymentMethod === 'cod',
    arrives: SAYS_ARRIVAL.has(kind) ? await loadEstimatedDay(shop, order._id) : '',
    carrier: parcel.carrier,
    trackingNumber: parcel.trackingNumber,
    refund: orNothing(refund),
    refundOriginal: orNothing(refund - refundCredit),
    refundCredit: orNothing(refundCredit),
    isUnconfirmed,
    note,
  }
}

const SAYS_ARRIVAL: ReadonlySet<OrderEmail> = new Set(['order_placed', 'order_shipped'])
const IS_OF_PARCEL: ReadonlySet<OrderEmail> = new Set(['order_shipped', 'out_for_delivery'])
const IS_OF_REFUND: ReadonlySet<OrderEmail> = new Set(['order_refunded', 'refund_done'])
/** Without a receipt. */
const SHOWS_ITEMS: ReadonlySet<OrderEmail> = new Set(['payment_failed', 'order_delivered', 'order_cancelled'])
const IS_OF_WHOLE: ReadonlySet<OrderEmail> = new Set(['order_placed', 'order_edited'])

/** Undefined when the email has no receipt below its text. */
async function receiptFor(
  shop: Shop,
  kind: OrderEmail,
  { order, language, write, parcel, getLink }: ReadOrder,
  {
    about,
    total,
    refund,
    refundCredit,
  }: Pick<Subject, 'refund' | 'refundCredit'> & { about: string; total: string },
): Promise<OrderReceipt | undefined> {
  if (IS_OF_WHOLE.has(kind)) return loadReceipt(shop, order, language, { write, getLink })
  if (IS_OF_PARCEL.has(kind)) {
    const due = order.paymentMethod === 'cod' ? total : ''
    return parcelReceipt(shop, order, language, { parcel, due })
  }
  if (!IS_OF_REFUND.has(kind)) return undefined
  const money = { original: refund - refundCredit, credit: refundCredit }
  return refundReceipt(shop, { refundId: about, order, language, write, getLink, ...money })
}

/** Status that an order must still have when the email leaves: these steps can be undone or repeated before. */
const WHILE: Partial<Record<OrderEmail, OrderStatus>> = {
  order_delivered: UNDONE_DELIVERY.from,
  delivery_undone: UNDONE_DELIVERY.to,
}

const source =
  (kind: OrderEmail): EmailLoader =>
  async (shop, { about, language, origin }) => {
    if (about === null) return null
    const subject = await loadSubject(shop, kind, about)
    // Lists leave out orders that were never paid. If the money comes in after all, the email is not sent.
    const unpaid = kind === 'payment_failed'
    const [order] = subject ? await loadOrders(shop, eq(orders.id, subject.orderId), 1, { unpaid }) : []
    if (!subject || !order) return null
    if (WHILE[kind] && WHILE[kind] !== order.status) return null
    const read = LANGUAGES.find((known) => known === language) ?? LANGUAGES[0]
    const write = await readAmountWriter(shop, read)
    const parcel = IS_OF_PARCEL.has(kind) ? await loadParcel(shop, order._id, read) : NO_PARCEL
    const orderPath = await signedOrderPath(shop, order.number)
    const [, key] = orderPath.split(`#${ORDER_KEY_PARAM}=`)
    const getLink: DocumentLink = (document) =>
      origin + languagePath(read, taxDocumentPath(order.number, document, key))
    const refunded: ReadOrder = { order, language: read, write, parcel, getLink }
    const facts = await buildFacts(shop, kind, refunded, subject)
    const { action, ...texts } = orderEmailMessages[read][kind](facts)
    const receipt = await receiptFor(shop, kind, refunded, { ...subject, about, total: facts.total })
    const path = kind === 'payment_failed' ? PATHS.cart : orderPath
    const url = origin + languagePath(read, path)
    const { name, number, total, carrier, trackingNumber, refund } = facts
    const words = { name: greetedName(name), number, total, carrier, trackingNumber, refund }
    const items = SHOWS_ITEMS.has(kind) ? order.items.map((item) => listedItem(item, read)) : []
    return { ...texts, facts: words, action: { label: action, url }, receipt, items }
  }

/** Loads the content of order emails when they are sent. */
export const ORDER_EMAILS: Record<OrderEmail, EmailLoader> = {
  order_placed: source('order_placed'),
  order_edited: source('order_edited'),
  order_shipped: source('order_shipped'),
  payment_failed: source('payment_failed'),
  out_for_delivery: source('out_for_delivery'),
  order_delivered: source('order_delivered'),
  delivery_undone: source('delivery_undone'),
  order_cancelled: source('order_cancelled'),
  order_refunded: source('order_refunded'),
  refund_done: source('refund_done'),
  order_note: source('order_note'),
}
