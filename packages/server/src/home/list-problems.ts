import type { FailedTask } from '@little-dunes/domain/contract/home/home-calls'
import { MINUTE } from '@little-dunes/domain/durations'
import { and, asc, eq, isNotNull, lt, ne, type SQL } from 'drizzle-orm'
import { emails } from '#emails/email-tables'
import type { Operation } from '#http/perform-call'
import { orderNotes } from '#orders/store/fulfilment-tables'
import { orders } from '#orders/store/order-tables'
import { orderPayments, refunds } from '#orders/store/payment-tables'
import { HOSTED_PAGE_LIFETIME, subtractMs } from '#orders/store/payment-times'
import type { Shop } from '#shop'

const MAX_PROBLEMS = 20

/** A payment that is undecided for so long could not be checked with the provider. */
const OVERDUE = HOSTED_PAGE_LIFETIME + 5 * MINUTE

export const failedRefundCondition = and(ne(refunds.status, 'succeeded'), isNotNull(refunds.lastError))
export const failedEmailCondition = and(isNotNull(emails.lastError), isNotNull(emails.gaveUpAt))
export const overduePaymentCondition = (now: Date): SQL | undefined =>
  and(eq(orders.status, 'Pending Payment'), lt(orderPayments.startedAt, subtractMs(now, OVERDUE)))

/** Only orders that are not packed yet can have a missing unit. */
export const missingItemCondition = and(
  eq(orderNotes.asksFor, 'missing_item'),
  eq(orders.status, 'Order Placed'),
)

export const listProblems: Operation<'GET /api/staff/problems'> = async (shop) => ({
  problems: [
    ...(await payments(shop)),
    ...(await failedRefunds(shop)),
    ...(await failedEmails(shop)),
    ...(await listMissingItems(shop)),
  ],
})

const order = { id: orders.id, number: orders.number }

async function payments(shop: Shop): Promise<FailedTask[]> {
  const rows = await shop.db
    .select({ order, amount: orders.amount, at: orderPayments.startedAt })
    .from(orders)
    .innerJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .where(overduePaymentCondition(shop.now()))
    .orderBy(asc(orderPayments.startedAt))
    .limit(MAX_PROBLEMS)
  return rows.map((row) => ({
    ...row,
    kind: 'payment',
    id: row.order.id,
    at: row.at.getTime(),
    to: null,
    error: null,
  }))
}

async function failedRefunds(shop: Shop): Promise<FailedTask[]> {
  const { id, amount, createdAt: at, lastError: error } = refunds
  const rows = await shop.db
    .select({ id, order, amount, at, error })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(failedRefundCondition)
    .orderBy(asc(at))
    .limit(MAX_PROBLEMS)
  return rows.map((row) => ({ ...row, kind: 'refund', at: row.at.getTime(), to: null }))
}

async function failedEmails(shop: Shop): Promise<FailedTask[]> {
  const { id, to, createdAt: at, lastError: error } = emails
  const rows = await shop.db
    .select({ id, to, at, error, order })
    .from(emails)
    .leftJoin(orders, eq(orders.id, emails.about))
    .where(failedEmailCondition)
    .orderBy(asc(at))
    .limit(MAX_PROBLEMS)
  return rows.map((row) => ({ ...row, kind: 'email', at: row.at.getTime(), amount: null }))
}

async function listMissingItems(shop: Shop): Promise<FailedTask[]> {
  const { id, at, text: error } = orderNotes
  const rows = await shop.db
    .select({ id, order, at, error })
    .from(orderNotes)
    .innerJoin(orders, eq(orders.id, orderNotes.orderId))
    .where(missingItemCondition)
    .orderBy(asc(at))
    .limit(MAX_PROBLEMS)
  return rows.map((row) => ({ ...row, kind: 'missing_item', at: row.at.getTime(), to: null, amount: null }))
}
