import type { PersonalDataExport } from '@little-dunes/domain/contract/accounts/personal-data'
import { aedFromFils } from '@little-dunes/domain/money'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { orderNotes } from '#orders/store/fulfilment-tables'
import { orderLines, orders } from '#orders/store/order-tables'
import { refunds } from '#orders/store/payment-tables'
import { pushSubscriptions } from '#orders/store/push-tables'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import type { Shop } from '#shop'

type ExportedOrder = PersonalDataExport['orders'][number]

/** Orders of a customer with all related data, oldest first. */
export async function exportOrders(tx: Shop, userId: string): Promise<ExportedOrder[]> {
  const rows = await tx.db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.placedAt))
  const exported: ExportedOrder[] = []
  for (const order of rows) exported.push({ ...toFacts(order), ...(await loadParts(tx, order.id)) })
  return exported
}

const toFacts = (order: typeof orders.$inferSelect) => ({
  number: orderNumberText(order.number),
  placedAt: order.placedAt.toISOString(),
  status: order.status,
  paymentMethod: order.paymentMethod,
  language: order.language,
  address: order.address,
  discountCode: order.discountCode,
  amount: aedFromFils(order.amount),
  credit: aedFromFils(order.credit),
})

async function loadParts(tx: Shop, orderId: string) {
  const lines = await tx.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const refundRows = await tx.db.select().from(refunds).where(eq(refunds.orderId, orderId))
  const documents = await tx.db
    .select()
    .from(taxDocuments)
    .where(and(eq(taxDocuments.orderId, orderId), isNull(taxDocuments.voidedAt)))
  const notes = await tx.db.select().from(orderNotes).where(eq(orderNotes.orderId, orderId))
  const devices = await tx.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.orderId, orderId))
  return {
    items: lines.map(({ product, colorName, size, quantity, linePaid }) => ({
      name: product.name,
      colour: colorName,
      size,
      quantity,
      paid: aedFromFils(linePaid),
    })),
    refunds: refundRows.map(({ createdAt, amount, reason }) => ({
      at: createdAt.toISOString(),
      amount: aedFromFils(amount),
      reason,
    })),
    documents: documents.map(({ number }) => number),
    devices: devices.map(({ createdAt, endpoint }) => ({
      since: createdAt.toISOString(),
      service: new URL(endpoint).hostname,
    })),
    notes: notes.map(({ at, text }) => ({ at: at.toISOString(), text })),
  }
}
