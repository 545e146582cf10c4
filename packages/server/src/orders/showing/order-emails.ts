import type { WireOrder } from '@little-dunes/domain/contract/order-calls'
import { LANGUAGES } from '@little-dunes/domain/messages/languages'
import {
  type OrderEmail,
  orderEmailMessages,
} from '@little-dunes/domain/messages/order-emails/order-email-messages'
import type { OrderEmailFacts } from '@little-dunes/domain/messages/order-emails/order-email-texts'
import { type Fils, filsFromAed, formatAed } from '@little-dunes/domain/money'
import { languagePath, PATHS } from '@little-dunes/domain/paths'
import { eq, sql } from 'drizzle-orm'
import type { EmailLoader } from '#emails/send-emails'
import { loadOrders } from '#orders/showing/load-orders'
import { signedOrderPath } from '#orders/showing/order-link'
import { orderParcels, orders } from '#orders/store/order-tables'
import { refunds } from '#orders/store/payment-tables'
import type { Shop } from '#shop'

/** What a mail is about: an order, or one refund of it. */
interface Subject {
  orderId: string
  refund: Fils
}

async function subjectOf(shop: Shop, kind: OrderEmail, about: string): Promise<Subject | null> {
  if (kind === 'order_refunded' || kind === 'refund_done') {
    const [refund] = await shop.db.select().from(refunds).where(eq(refunds.id, about))
    return refund ? { orderId: refund.orderId, refund: refund.amount } : null
  }
  return { orderId: about, refund: kind === 'order_cancelled' ? await refundedOf(shop, about) : 0 }
}

async function refundedOf(shop: Shop, orderId: string): Promise<Fils> {
  const refund = sql`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number)
  const [given] = await shop.db.select({ refund }).from(refunds).where(eq(refunds.orderId, orderId))
  return given?.refund ?? 0
}

async function parcelOf(shop: Shop, orderId: string) {
  const [parcel] = await shop.db.select().from(orderParcels).where(eq(orderParcels.orderId, orderId))
  return parcel
}

const itemText = ({ name, colorName, size, quantity }: WireOrder['items'][number]): string =>
  `${quantity} × ${name}, ${colorName}, ${size}`

async function factsOf(
  shop: Shop,
  kind: OrderEmail,
  order: WireOrder,
  refund: Fils,
): Promise<OrderEmailFacts> {
  const parcel =
    kind === 'order_shipped' || kind === 'out_for_delivery' ? await parcelOf(shop, order._id) : undefined
  return {
    name: order.address.fullname,
    number: order.number,
    items: order.items.map(itemText),
    total: formatAed(filsFromAed(order.amount)),
    isCash: order.paymentMethod === 'cod',
    carrier: parcel?.carrier ?? '',
    trackingNumber: parcel?.trackingNumber ?? '',
    refund: refund > 0 ? formatAed(refund) : '',
  }
}

const source =
  (kind: OrderEmail): EmailLoader =>
  async (shop, { about, language, origin }) => {
    const subject = about === null ? null : await subjectOf(shop, kind, about)
    const [order] = subject ? await loadOrders(shop, eq(orders.id, subject.orderId), 1) : []
    if (!subject || !order) return null
    const read = LANGUAGES.find((known) => known === language) ?? LANGUAGES[0]
    const { action, ...texts } = orderEmailMessages[read][kind](
      await factsOf(shop, kind, order, subject.refund),
    )
    const path = kind === 'payment_failed' ? PATHS.cart : await signedOrderPath(shop, order.number)
    const url = origin + languagePath(read, path)
    return { ...texts, action: { label: action, url } }
  }

/** What the mails of an order say, looked up when they are sent. */
export const ORDER_EMAILS: Record<OrderEmail, EmailLoader> = {
  order_placed: source('order_placed'),
  order_shipped: source('order_shipped'),
  payment_failed: source('payment_failed'),
  out_for_delivery: source('out_for_delivery'),
  order_delivered: source('order_delivered'),
  order_cancelled: source('order_cancelled'),
  order_refunded: source('order_refunded'),
  refund_done: source('refund_done'),
}
