import type { WireOrder } from '@little-dunes/domain/contract/order-calls'
import type { Language } from '@little-dunes/domain/messages/languages'
import {
  type OrderReceipt,
  orderReceiptMessages,
  type ReceiptAmount,
  type ReceiptItem,
} from '@little-dunes/domain/messages/order-emails/order-receipt'
import type { Fils } from '@little-dunes/domain/money'
import { eq, sql } from 'drizzle-orm'
import { receiptItem } from '#orders/showing/order-receipt'
import { orderLines } from '#orders/store/order-tables'
import { refundLines, refunds } from '#orders/store/payment-tables'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import type { Shop } from '#shop'

interface ShownRefund {
  refundId: string
  order: WireOrder
  language: Language
  write(fils: Fils): string
  /** What the mail says of it: what goes back the way it was paid, and what to store credit. */
  original: Fils
  credit: Fils
}

/** What a refund is for, where its money goes and its credit note, for a mail in a language. */
export async function refundReceipt(shop: Pick<Shop, 'db'>, shown: ShownRefund): Promise<OrderReceipt> {
  const { refundId, order, language, write, original, credit } = shown
  const t = orderReceiptMessages[language]
  const part = (label: string, fils: Fils): ReceiptAmount[] =>
    fils > 0 ? [{ label, amount: write(fils) }] : []
  const [refund] = await shop.db.select().from(refunds).where(eq(refunds.id, refundId))
  const [note] = await shop.db.select().from(taxDocuments).where(eq(taxDocuments.refundId, refundId))
  // Items and VAT are of all of it.
  const isWhole = refund?.amount === original + credit
  const [vat = null] = isWhole && note ? part(t.vat(note.content.vatRate), note.vat) : []
  return {
    items: isWhole ? await refundedItems(shop, shown) : [],
    parts: isWhole ? part(t.delivery, refund.delivery) : [],
    totals: [
      ...part(order.paymentMethod === 'cod' ? t.inCash : t.toCard, original),
      ...part(t.toCredit, credit),
    ],
    vat,
    boxes: note ? [{ label: t.creditNote, lines: [note.number] }] : [],
  }
}

/** With what goes back for each; none of a refund that is an amount alone. */
async function refundedItems(
  { db }: Pick<Shop, 'db'>,
  { refundId, order, language, write }: ShownRefund,
): Promise<ReceiptItem[]> {
  const { quantity, amount, position } = refundLines
  const place = sql`(SELECT count(*) FROM ${orderLines} l
    WHERE l.order_id = ${refundLines}.order_id AND l.position < ${refundLines}.position)`.mapWith(Number)
  const lines = await db
    .select({ place, quantity, amount })
    .from(refundLines)
    .where(eq(refundLines.refundId, refundId))
    .orderBy(position)
  return lines.flatMap((line) => {
    const item = order.items[line.place]
    return item ? [receiptItem(item, language, { ...line, amount: write(line.amount) })] : []
  })
}
