import type { WireOrder } from '@little-dunes/domain/contract/orders/order-calls'
import type { Language } from '@little-dunes/domain/i18n/languages'
import {
  type OrderReceipt,
  orderReceiptMessages,
  type ReceiptBox,
} from '@little-dunes/domain/messages/order-emails/order-receipt'
import { eq, sql } from 'drizzle-orm'
import { addressBox, receiptItem } from '#orders/showing/order-receipt'
import { orderLines } from '#orders/store/order-tables'
import { refundLines } from '#orders/store/payment-tables'
import type { Shop } from '#shop'

/** Unknown texts are empty. */
export interface ParcelFacts {
  carrier: string
  trackingNumber: string
  trackingUrl: string
  phone: string
}

/** Contents, courier and destination of a parcel, and the cash that is `due`, for an email. */
export async function parcelReceipt(
  shop: Pick<Shop, 'db'>,
  order: WireOrder,
  language: Language,
  { parcel, due }: { parcel: ParcelFacts; due: string },
): Promise<OrderReceipt> {
  const t = orderReceiptMessages[language]
  const refunded = await refundedUnits(shop, order._id)
  return {
    items: order.items.flatMap((item, place) => {
      const quantity = item.quantity - (refunded[place] ?? 0)
      return quantity > 0 ? [receiptItem(item, language, { quantity })] : []
    }),
    parts: [],
    totals: due ? [{ label: t.dueAtDoor, amount: due }] : [],
    vat: null,
    boxes: [...courierBox(parcel, t), addressBox(order, language)],
  }
}

function courierBox(
  { carrier, trackingNumber, trackingUrl, phone }: ParcelFacts,
  t: (typeof orderReceiptMessages)['en'],
): ReceiptBox[] {
  const lines = [
    ...(trackingNumber ? [t.trackingNumber(trackingNumber)] : []),
    ...(phone ? [t.courierPhone(phone)] : []),
  ]
  if (lines.length === 0) return []
  const link = trackingUrl ? { link: { label: t.follow, url: trackingUrl } } : {}
  return [{ label: carrier || t.parcel, lines, ...link }]
}

/** Refunded units of each line, which are in no parcel. */
async function refundedUnits({ db }: Pick<Shop, 'db'>, orderId: string): Promise<number[]> {
  const units = sql`(SELECT coalesce(sum(r.quantity), 0) FROM ${refundLines} r
    WHERE r.order_id = ${orderLines}.order_id AND r.position = ${orderLines}.position)`.mapWith(Number)
  const lines = await db
    .select({ units })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.position)
  return lines.map((line) => line.units)
}
