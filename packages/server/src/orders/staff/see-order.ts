import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { OrderLine, WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { refuse } from '@little-dunes/domain/messages/failures'
import { whyDeliveryStays } from '@little-dunes/domain/orders/shipping/delivery-undo'
import { and, asc, count, desc, eq, getTableColumns, notInArray, sql } from 'drizzle-orm'
import { loadPurchases, NOTHING_BOUGHT } from '#customers/list-customers'
import { emailsAbout } from '#emails/emails-about'
import type { Operation } from '#http/perform-call'
import { refundedUnits } from '#orders/refunds/price-units'
import { receivedOriginally, refundableAmounts, refundableDelivery } from '#orders/refunds/refundable-amounts'
import { changedSincePacked } from '#orders/staff/changed-since-packed'
import { createLineNames } from '#orders/staff/line-names'
import {
  countCustomerOrders,
  financialColumns,
  getFinancialStatus,
  getPicture,
} from '#orders/staff/list-orders'
import { createShipBy } from '#orders/staff/ship-by'
import { deliveryFacts } from '#orders/staff/undo-delivery/delivery-facts'
import { orderNotes, orderParcels } from '#orders/store/fulfilment-tables'
import { orderEdits, orderEvents, orderLines, orders } from '#orders/store/order-tables'
import { orderPayments, refunds } from '#orders/store/payment-tables'
import { hasEInvoice } from '#orders/tax-documents/e-invoice/e-invoice'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import { returns } from '#returns/return-tables'
import { readCarrierNames } from '#settings/read-carriers'
import type { Shop } from '#shop'
import { actorNameSql } from '#staff/actor-name'

export const seeOrder: Operation<'GET /api/staff/order'> = async (
  shop,
  member,
  { orderId },
  { language },
) => {
  if (!isUuid(orderId)) return refuse('order_not_found')
  const { providerId, startedAt, paidAt, cardBrand, cardLast4 } = orderPayments
  const [stored] = await shop.db
    .select({
      order: orders,
      money: financialColumns,
      receivedOriginally,
      providerId,
      startedAt,
      paidAt,
      cardBrand,
      cardLast4,
      parcel: orderParcels,
      refundableDelivery,
      changedSincePacked,
    })
    .from(orders)
    .leftJoin(orderParcels, eq(orderParcels.orderId, orders.id))
    .leftJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .where(eq(orders.id, orderId))
  if (!stored) return refuse('order_not_found')
  const { order, money } = stored
  const left = await refundableAmounts(shop, orderId)
  const { shippingMethod, reviewReason, placedAt, outForDeliveryAt, address, express, ...row } = order
  return {
    order: {
      ...row,
      placedAt: placedAt.getTime(),
      outForDeliveryAt: outForDeliveryAt?.getTime() ?? null,
      name: address.fullname,
      region: address.region,
      address,
      money: getFinancialStatus(money),
      express: shippingMethod === 'Express',
      expressFee: express,
      review: reviewReason !== null,
      reviewReason,
      changedSincePacked: stored.changedSincePacked,
      shipBy: (await createShipBy(shop))(order),
      received: money.received,
      receivedOriginal: stored.receivedOriginally,
      refundable: left.total,
      refundableOriginal: Math.min(left.original, left.total),
      refundableDelivery: Math.min(stored.refundableDelivery, left.total),
      paymentId: stored.providerId,
      card:
        stored.cardBrand !== null && stored.cardLast4 !== null
          ? { brand: stored.cardBrand, last4: stored.cardLast4 }
          : null,
      paymentStartedAt: stored.startedAt?.getTime() ?? null,
      paidAt: stored.paidAt?.getTime() ?? null,
      parcel: await parcelIn(shop, stored.parcel, language),
      deliveryStays: whyDeliveryStays({ ...order, ...(await deliveryFacts(shop, orderId)) }),
      documents: await loadDocuments(shop, orderId),
      lines: await loadLines(shop, order, language),
      ...(await loadHistory(shop, orderId)),
      customerId: order.userId,
      ordersOfCustomer: await countCustomerOrders(shop, order.userId),
      spentByCustomer: member.permissions.includes('customers:read')
        ? await spentBy(shop, order.userId)
        : null,
      returnsOfCustomer: await countCustomerReturns(shop, order.userId),
    },
  }
}

async function spentBy(shop: Shop, userId: string): Promise<number> {
  const purchases = await loadPurchases(shop, [userId])
  return (purchases.get(userId) ?? NOTHING_BOUGHT).spent
}

async function countCustomerReturns({ db }: Shop, userId: string): Promise<number> {
  const [stored] = await db
    .select({ returns: count() })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(and(eq(orders.userId, userId), notInArray(returns.status, ['declined', 'cancelled'])))
  return stored?.returns ?? 0
}

async function parcelIn(
  shop: Shop,
  parcel: typeof orderParcels.$inferSelect | null,
  language: Language,
): Promise<WholeOrder['parcel']> {
  if (!parcel) return null
  const getCarrierName = await readCarrierNames(shop, language)
  return { ...parcel, carrierName: getCarrierName(parcel.carrier) }
}

/** Invoices and credit notes, oldest first. */
async function loadDocuments(shop: Shop, orderId: string): Promise<WholeOrder['documents']> {
  const { id, number, kind, content, voidedAt } = taxDocuments
  const rows = await shop.db
    .select({ id, number, kind, content, voidedAt })
    .from(taxDocuments)
    .where(eq(taxDocuments.orderId, orderId))
    .orderBy(asc(taxDocuments.issuedAt), asc(number))
  return rows.map(({ content: written, voidedAt: voided, ...document }) => ({
    ...document,
    hasEInvoice: voided === null && hasEInvoice(written),
    voided: voided !== null,
  }))
}

async function loadLines(
  shop: Shop,
  { id: orderId, language: orderedIn }: Pick<typeof orders.$inferSelect, 'id' | 'language'>,
  language: Language,
): Promise<OrderLine[]> {
  const rows = await shop.db
    .select({ line: orderLines, refunded: refundedUnits() })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const getLineNames = await createLineNames(
    shop,
    language,
    rows.map(({ line }) => ({ line, orderedIn })),
  )
  return rows.map(({ line, refunded: units }) => ({
    position: line.position,
    productId: line.productId,
    picture: getPicture(line),
    ...getLineNames(line, orderedIn),
    swatch: line.product.variants.find(({ colorName }) => colorName === line.colorName)?.swatch ?? null,
    size: line.size,
    sku: line.subSku,
    quantity: line.quantity,
    refunded: units,
    paid: line.linePaid,
    couponShare: line.couponShare,
    vat: line.vat,
  }))
}

function toCashRefund({
  paidBackAt,
  paidBackBy: actor,
  paidBackByName: actorName,
  paidBackNote: note,
}: Pick<typeof refunds.$inferSelect, 'paidBackAt' | 'paidBackBy' | 'paidBackNote'> & {
  paidBackByName: string
}): WholeOrder['refunds'][number]['paidBack'] {
  return paidBackAt && actor !== null ? { at: paidBackAt.getTime(), actor, actorName, note } : null
}

async function loadHistory(
  shop: Shop,
  orderId: string,
): Promise<Pick<WholeOrder, 'refunds' | 'events' | 'edits' | 'notes' | 'emails'>> {
  const refundRows = await shop.db
    .select({
      ...getTableColumns(refunds),
      actorName: actorNameSql(refunds.actor),
      paidBackByName: actorNameSql(refunds.paidBackBy),
      returnNumber: returns.number,
      restocked:
        sql`(SELECT coalesce(sum(l.restocked), 0) FROM refund_lines l WHERE l.refund_id = ${refunds.id})
        + (SELECT coalesce(sum(l.restocked), 0) FROM return_lines l WHERE l.return_id = ${returns.id})`.mapWith(
          Number,
        ),
    })
    .from(refunds)
    .leftJoin(returns, eq(returns.refundId, refunds.id))
    .where(eq(refunds.orderId, orderId))
    .orderBy(desc(refunds.createdAt))
  const events = await shop.db
    .select({ ...getTableColumns(orderEvents), actorName: actorNameSql(orderEvents.actor) })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.id))
  const edits = await shop.db
    .select({ ...getTableColumns(orderEdits), actorName: actorNameSql(orderEdits.actor) })
    .from(orderEdits)
    .where(eq(orderEdits.orderId, orderId))
    .orderBy(desc(orderEdits.id))
  const notes = await shop.db
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.at), desc(orderNotes.id))
  return {
    refunds: refundRows.map(({ createdAt, refundedAt, lastError, ...refund }) => ({
      ...refund,
      paidBack: toCashRefund(refund),
      at: createdAt.getTime(),
      doneAt: refundedAt?.getTime() ?? null,
      error: refundedAt ? null : lastError,
    })),
    events: events.map(({ at, fromStatus: from, toStatus: to, ...event }) => ({
      ...event,
      at: at.getTime(),
      from,
      to,
    })),
    edits: edits.map((edit) => ({ ...edit, at: edit.at.getTime() })),
    notes: notes.map((note) => ({ ...note, at: note.at.getTime() })),
    emails: await emailsAbout(shop, [
      orderId,
      ...refundRows.map(({ id }) => id),
      ...notes.map(({ id }) => id),
    ]),
  }
}
