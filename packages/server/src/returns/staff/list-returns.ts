import type { ReturnView } from '@little-dunes/domain/contract/staff/choices'
import type { ReturnStatus } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { and, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { returnLines, returns } from '#returns/return-tables'
import { countSentBack } from '#returns/staff/count-sent-back'
import { loadStaffReturns } from '#returns/staff/load-staff-returns'
import { returnSearchCondition } from '#returns/staff/search-returns'
import type { Shop } from '#shop'

const VIEWS: Record<ReturnView, readonly ReturnStatus[]> = {
  open: ['requested', 'approved', 'picked_up', 'received', 'checked'],
  new: ['requested'],
  coming: ['approved', 'picked_up'],
  to_check: ['received', 'checked'],
  done: ['refunded', 'exchanged', 'declined', 'cancelled'],
}

export const returnViewCondition = (view: ReturnView): SQL => inArray(returns.status, [...VIEWS[view]])

export const listReturns: Operation<'GET /api/staff/returns'> = async (
  shop,
  { permissions },
  { view, q },
  { language },
) => ({
  returns: await loadStaffReturns(
    shop,
    language,
    and(returnViewCondition(view), returnSearchCondition(q)),
    view === 'done',
  ),
  counts: await countReturns(shop),
  sentBack: permissions.includes('sales:read') ? await countSentBack(shop) : null,
})

/** Returns in each view, and the units that are set aside. */
export async function countReturns(shop: Shop) {
  const of = (view: ReturnView) => sql`count(*) FILTER (WHERE ${returnViewCondition(view)})`.mapWith(Number)
  const [counts] = await shop.db
    .select({ open: of('open'), new: of('new'), coming: of('coming'), to_check: of('to_check') })
    .from(returns)
    .where(returnViewCondition('open'))
  const [aside] = await shop.db
    .select({ set_aside: sql`coalesce(sum(${returnLines.worn}), 0)`.mapWith(Number) })
    .from(returnLines)
    .where(gt(returnLines.worn, 0))
  if (!counts || !aside) throw new Error('The count query returned no row')
  return { ...counts, ...aside }
}
