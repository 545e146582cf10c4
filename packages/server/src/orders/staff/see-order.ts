import { isProductId } from '@little-dunes/domain/catalogue/product'
import type { OrderLine, WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { refuse } from '@little-dunes/domain/messages/failures'
import { whyDeliveryStays } from '@little-dunes/domain/orders/shipping/delivery-undo'
import { and, asc, count, desc, eq, getTableColumns, notInArray, sql } from 'drizzle-orm'
import { NOTHING_BOUGHT, purchasesOf } from '#customers/list-customers'
import { emailsAbout } from '#emails/emails-about'
import type { Operation } from '#http/perform-call'
import { refundedUnits } from '#orders/refunds/price-units'
import { receivedOriginally, refundableAmounts, refundableDelivery } from '#orders/refunds/refundable-amounts'
import { changedSincePacked } from '#orders/staff/changed-since-packed'
import { createLeaveBy } from '#orders/staff/leave-by'
import { createLineNames } from '#orders/staff/line-names'
import {
  countCustomerOrders,
  financialColumns,
  financialStatusOf,
  pictureOf,
} from '#orders/staff/list-orders'
import { deliveryFacts } from '#orders/staff/undo-delivery/delivery-facts'
import { orderNotes, orderParcels } from '#orders/store/fulfilment-tables'
import { orderEdits, orderEvents, orderLines, orders } from '#orders/store/order-tables'
import { orderPayments, refunds } from '#orders/store/payment-tables'
import { hasEInvoice } from '#orders/tax-documents/e-invoice/e-invoice'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import { returns } from '#returns/return-tables'
import { readCarrierNames } from '#settings/read-carriers'
import type { Shop } from '#shop'
import { actorNameOf } from '#staff/actor-name'

export const seeOrder: Operation<'GET /api/staff/order'> = async (
  shop,
  member,
  { orderId },
  { language },
) => {
  if (!isProductId(orderId)) return refuse('order_not_found')
  const { providerId, startedAt, paidAt, cardBrand, cardLast4 } = orderPayments
  const [found] = await shop.db
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
  if (!found) return refuse('order_not_found')
  const { order, money } = found
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
      money: financialStatusOf(money),
      express: shippingMethod === 'Express',
      expressFee: express,
      review: reviewReason !== null,
      reviewReason,
      changedSincePacked: found.changedSincePacked,
      leaveBy: (await createLeaveBy(shop))(order),
      received: money.received,
      receivedOriginal: found.receivedOriginally,
      refundable: left.total,
      refundableOriginal: Math.min(left.original, left.total),
      refundableDelivery: Math.min(found.refundableDelivery, left.total),
      paymentId: found.providerId,
      card:
        found.cardBrand !== null && found.cardLast4 !== null
          ? { brand: found.cardBrand, last4: found.cardLast4 }
          : null,
      paymentStartedAt: found.startedAt?.getTime() ?? null,
      paidAt: found.paidAt?.getTime() ?? null,
      parcel: await parcelIn(shop, found.parcel, language),
      deliveryStays: whyDeliveryStays({ ...order, ...(await deliveryFacts(shop, orderId)) }),
      documents: await documentsOf(shop, orderId),
      lines: await linesOf(shop, order, language),
      ...(await historyOf(shop, orderId)),
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
  const purchases = await purchasesOf(shop, [userId])
  return (purchases.get(userId) ?? NOTHING_BOUGHT).spent
}

async function countCustomerReturns({ db }: Shop, userId: string): Promise<number> {
  const [found] = await db
    .select({ returns: count() })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(and(eq(orders.userId, userId), notInArray(returns.status, ['declined', 'cancelled'])))
  return found?.returns ?? 0
}

async function parcelIn(
  shop: Shop,
  parcel: typeof orderParcels.$inferSelect | null,
  language: Language,
): Promise<WholeOrder['parcel']> {
  if (!parcel) return null
  const nameOf = await readCarrierNames(shop, language)
  return { ...parcel, carrierName: nameOf(parcel.carrier) }
}

/** Invoices and credit notes, oldest first. */
async function documentsOf(shop: Shop, orderId: string): Promise<WholeOrder['documents']> {
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

async function linesOf(
  shop: Shop,
  { id: orderId, language: orderedIn }: Pick<typeof orders.$inferSelect, 'id' | 'language'>,
  language: Language,
): Promise<OrderLine[]> {
  const rows = await shop.db
    .select({ line: orderLines, refunded: refundedUnits() })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const namesOf = await createLineNames(
    shop,
    language,
    rows.map(({ line }) => ({ line, orderedIn })),
  )
  return rows.map(({ line, refunded: units }) => ({
    position: line.position,
    productId: line.productId,
    picture: pictureOf(line),
    ...namesOf(line, orderedIn),
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

function paidBackOf({
  paidBackAt,
  paidBackBy: actor,
  paidBackByName: actorName,
  paidBackNote: note,
}: Pick<typeof refunds.$inferSelect, 'paidBackAt' | 'paidBackBy' | 'paidBackNote'> & {
  paidBackByName: string
}): WholeOrder['refunds'][number]['paidBack'] {
  return paidBackAt && actor !== null ? { at: paidBackAt.getTime(), actor, actorName, note } : null
}

async function historyOf(
  shop: Shop,
  orderId: string,
): Promise<Pick<WholeOrder, 'refunds' | 'events' | 'edits' | 'notes' | 'emails'>> {
  const given = await shop.db
    .select({
      ...getTableColumns(refunds),
      actorName: actorNameOf(refunds.actor),
      paidBackByName: actorNameOf(refunds.paidBackBy),
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
    .select({ ...getTableColumns(orderEvents), actorName: actorNameOf(orderEvents.actor) })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.id))
  const edits = await shop.db
    .select({ ...getTableColumns(orderEdits), actorName: actorNameOf(orderEdits.actor) })
    .from(orderEdits)
    .where(eq(orderEdits.orderId, orderId))
    .orderBy(desc(orderEdits.id))
  const notes = await shop.db
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.at), desc(orderNotes.id))
  return {
    refunds: given.map(({ createdAt, refundedAt, lastError, ...refund }) => ({
      ...refund,
      paidBack: paidBackOf(refund),
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
    emails: await emailsAbout(shop, [orderId, ...given.map(({ id }) => id), ...notes.map(({ id }) => id)]),
  }
}
