import { isUuid } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { count, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { refundableAmounts } from '#orders/refunds/refundable-amounts'
import { orders } from '#orders/store/order-tables'
import { refunds } from '#orders/store/payment-tables'
import { refundByRules } from '#returns/refund-by-rules'
import { returnEvents, returnPhotos, returns } from '#returns/return-tables'
import { loadReturnPhotos } from '#returns/show-photos'
import { loadStaffReturns } from '#returns/staff/load-staff-returns'
import { actorNameSql } from '#staff/actor-name'

export const seeReturn: Operation<'GET /api/staff/return'> = async (
  shop,
  _member,
  { returnId },
  { language },
) => {
  if (!isUuid(returnId)) return refuse('return_not_found')
  const [listed] = await loadStaffReturns(shop, language, eq(returns.id, returnId))
  const [details] = await shop.db
    .select({ row: returns, order: orders, refunded: refunds.amount })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .leftJoin(refunds, eq(refunds.id, returns.refundId))
    .where(eq(returns.id, returnId))
  if (!listed || !details) return refuse('return_not_found')
  const { row, order, refunded } = details
  const events = await shop.db
    .select({ ...getTableColumns(returnEvents), actorName: actorNameSql(returnEvents.actor) })
    .from(returnEvents)
    .where(eq(returnEvents.returnId, returnId))
    .orderBy(desc(returnEvents.id))
  const [photos] = await shop.db
    .select({ photos: count() })
    .from(returnPhotos)
    .where(eq(returnPhotos.returnId, returnId))
  return {
    return: {
      ...listed,
      note: row.note,
      photos: photos?.photos ?? 0,
      paymentMethod: order.paymentMethod,
      phone: order.address.phone,
      email: order.address.email,
      refund: await refundByRules(shop, order, { resolution: 'refund', lines: listed.lines }),
      refundTo: row.refundTo,
      refundable: (await refundableAmounts(shop, order.id)).total,
      refunded,
      events: events.map(({ at, actor, actorName, fromStatus, toStatus, reason }) => ({
        at: at.getTime(),
        actor,
        actorName,
        from: fromStatus,
        to: toStatus,
        reason,
      })),
    },
  }
}

/** Team members who may see the return may see its photos. */
export const seeReturnPhotos: Operation<'GET /api/staff/return/photos'> = async (
  shop,
  _member,
  { returnId },
) => {
  const photos = isUuid(returnId) ? await loadReturnPhotos(shop, eq(returns.id, returnId)) : null
  return photos ? { photos } : refuse('return_not_found')
}
