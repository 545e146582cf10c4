import type { WireOrder } from '@little-dunes/domain/contract/orders/order-calls'
import type { Language } from '@little-dunes/domain/i18n/languages'
import {
  type OrderReceipt,
  orderReceiptMessages,
  type ReceiptAmount,
  type ReceiptItem,
} from '@little-dunes/domain/messages/order-emails/order-receipt'
import type { Fils } from '@little-dunes/domain/money'
import { lineRefund } from '@little-dunes/domain/orders/refunds/line-refund'
import { and, eq, sql } from 'drizzle-orm'
import { type DocumentLink, documentBox, receiptItem } from '#orders/showing/order-receipt'
import { orderLines } from '#orders/store/order-tables'
import { refundLines, refunds } from '#orders/store/payment-tables'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import type { Shop } from '#shop'

interface ShownRefund {
  refundId: string
  order: WireOrder
  language: Language
  write(fils: Fils): string
  /** Amounts of the email: money to the original payment method, and store credit. */
  original: Fils
  credit: Fils
  getLink: DocumentLink
}

/** Items of a refund, the destination of its money and its credit note, for an email. */
export async function refundReceipt(shop: Pick<Shop, 'db'>, shown: ShownRefund): Promise<OrderReceipt> {
  const { refundId, order, language, write, original, credit, getLink } = shown
  const t = orderReceiptMessages[language]
  const part = (label: string, fils: Fils): ReceiptAmount[] =>
    fils > 0 ? [{ label, amount: write(fils) }] : []
  const [refund] = await shop.db.select().from(refunds).where(eq(refunds.id, refundId))
  const [note] = await shop.db.select().from(taxDocuments).where(eq(taxDocuments.refundId, refundId))
  // The items and the VAT belong to the whole refund.
  const isWhole = refund?.amount === original + credit
  const [vat = null] = isWhole && note ? part(t.vat(note.content.vatRate), note.vat) : []
  const { items, share } = isWhole ? await refundedItems(shop, shown) : { items: [], share: 0 }
  const shareOfCode = part(t.shareOfCode(order.discountCode ?? ''), share)
  return {
    items,
    parts: [
      ...shareOfCode.map(({ label, amount }) => ({ label, amount: t.less(amount), isLess: true })),
      ...(isWhole ? part(t.delivery, refund.delivery) : []),
    ],
    totals: [
      ...part(order.paymentMethod === 'cod' ? t.inCash : t.toCard, original),
      ...part(t.toCredit, credit),
    ],
    vat,
    boxes: note ? [documentBox(t.creditNote, note.number, getLink)] : [],
  }
}

/** Items with their price before the code, and the share of the code in it. Empty for a refund of an amount only. */
async function refundedItems(
  { db }: Pick<Shop, 'db'>,
  { refundId, order, language, write }: ShownRefund,
): Promise<{ items: ReceiptItem[]; share: Fils }> {
  const { quantity, amount, position } = refundLines
  const place = sql`(SELECT count(*) FROM ${orderLines} l
    WHERE l.order_id = ${refundLines}.order_id AND l.position < ${refundLines}.position)`.mapWith(Number)
  // Refund ids are in order of time.
  const before = sql`(SELECT coalesce(sum(r.quantity), 0) FROM ${refundLines} r
    WHERE r.order_id = ${refundLines}.order_id AND r.position = ${refundLines}.position
      AND r.refund_id < ${refundLines}.refund_id)`.mapWith(Number)
  const rows = await db
    .select({ place, before, quantity, amount, line: orderLines })
    .from(refundLines)
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, refundLines.orderId), eq(orderLines.position, position)),
    )
    .where(eq(refundLines.refundId, refundId))
    .orderBy(position)
  const lines = rows.map(({ line, ...row }) => {
    const cost = { quantity: line.quantity, paid: line.linePaid, couponShare: line.couponShare }
    const full = lineRefund({ ...cost, couponShare: 0 }, row.before, row.quantity)
    return { ...row, share: full - lineRefund(cost, row.before, row.quantity) }
  })
  return {
    items: lines.flatMap((line) => {
      const item = order.items[line.place]
      const details = { quantity: line.quantity, amount: write(line.amount + line.share), isPart: true }
      return item ? [receiptItem(item, language, details)] : []
    }),
    share: lines.reduce((sum, line) => sum + line.share, 0),
  }
}
