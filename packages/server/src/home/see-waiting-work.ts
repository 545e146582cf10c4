import {
  WAITING_WORK,
  WAITING_WORK_KINDS,
  type WaitingWork,
} from '@little-dunes/domain/contract/home/home-calls'
import { and, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { users } from '#accounts/account-tables'
import { isToPayBack } from '#cash-on-delivery/pay-back'
import { contactMessages } from '#contact/contact-tables'
import { asksToBeErased } from '#customers/find-customers'
import { emails } from '#emails/email-tables'
import { failedRefundCondition, missingItemCondition, overduePaymentCondition } from '#home/list-problems'
import { countLowSizes } from '#home/low-stock-sizes'
import type { Operation } from '#http/perform-call'
import { viewCondition } from '#orders/staff/find-orders'
import { orderNotes } from '#orders/store/fulfilment-tables'
import { orders } from '#orders/store/order-tables'
import { orderPayments, refunds } from '#orders/store/payment-tables'
import { productQuestions } from '#questions/question-tables'
import { isOpenQuestion } from '#questions/staff/list-staff-questions'
import { returns } from '#returns/return-tables'
import { returnViewCondition } from '#returns/staff/list-returns'
import { reviews } from '#reviews/review-tables'
import { isOpenReview } from '#reviews/staff/list-staff-reviews'
import { webhookEndpoints } from '#webhooks/webhook-tables'

const count = (from: PgTable | SQL, condition: SQL | undefined): SQL =>
  sql`(SELECT count(*)::int FROM ${from} WHERE ${condition})`

const withOrder = (table: PgTable, orderId: SQL): SQL =>
  sql`${table} INNER JOIN ${orders} ON ${orders.id} = ${orderId}`

/** Counts in one statement. Each count uses an index of open rows. */
const countsAt = (now: Date): Record<Exclude<WaitingWork, 'low_sizes'>, SQL> => ({
  to_pack: count(orders, viewCondition('to_pack', now)),
  to_ship: count(orders, viewCondition('to_ship', now)),
  to_check: count(orders, viewCondition('review', now)),
  new_returns: count(returns, returnViewCondition('new')),
  returns_to_check: count(returns, returnViewCondition('to_check')),
  to_pay_back: count(refunds, isToPayBack),
  messages: count(contactMessages, isNull(contactMessages.doneAt)),
  to_erase: count(users, and(isNull(users.erasedAt), asksToBeErased)),
  reviews: count(reviews, isOpenReview),
  questions: count(productQuestions, isOpenQuestion),
  failed_emails: count(emails, isNotNull(emails.gaveUpAt)),
  failed_payments: count(
    withOrder(orderPayments, sql`${orderPayments.orderId}`),
    overduePaymentCondition(now),
  ),
  failed_refunds: count(refunds, failedRefundCondition),
  paused_webhooks: count(webhookEndpoints, inArray(webhookEndpoints.paused, ['failing', 'gone'])),
  missing_items: count(withOrder(orderNotes, sql`${orderNotes.orderId}`), missingItemCondition),
})

export const seeWaitingWork: Operation<'GET /api/staff/waiting'> = async (shop, { permissions }) => {
  const counts = countsAt(shop.now())
  const allowed = WAITING_WORK_KINDS.filter((kind) => permissions.includes(WAITING_WORK[kind]))
  const counted = allowed.filter((kind) => kind !== 'low_sizes')
  const { rows } = await shop.db.execute<Partial<Record<WaitingWork, number>>>(
    sql`SELECT ${sql.join(
      counted.map((kind) => sql`${counts[kind]} AS ${sql.identifier(kind)}`),
      sql`, `,
    )}`,
  )
  return {
    waiting: {
      ...rows[0],
      ...(allowed.includes('low_sizes') && { low_sizes: await countLowSizes(shop) }),
    },
  }
}
