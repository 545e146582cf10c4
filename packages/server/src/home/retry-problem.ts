import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { FailedTaskKind } from '@little-dunes/domain/contract/home/home-calls'
import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import { and, eq, inArray } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import { emails } from '#emails/email-tables'
import {
  failedEmailCondition,
  failedRefundCondition,
  missingItemCondition,
  overduePaymentCondition,
} from '#home/list-problems'
import type { Operation } from '#http/perform-call'
import { reconcileOrder } from '#orders/payment/reconcile'
import { orderNotes } from '#orders/store/fulfilment-tables'
import { findPayment } from '#orders/store/order-payment'
import { orders } from '#orders/store/order-tables'
import { refunds } from '#orders/store/payment-tables'
import type { Shop } from '#shop'
import { recordAuditEntry } from '#staff/record-audit-entry'

/** Makes a failed refund or email due, checks a payment, or resolves a missing unit. The jobs do the rest. */
export const retryProblem: Operation<'POST /api/staff/problems/retry'> = async (
  shop,
  member,
  { kind, id },
  context,
) => {
  if (!isUuid(id)) return refuse('problem_not_found')
  const outcome = await inTransaction(shop, async (tx) => {
    if (!(await REQUEUE[kind](tx, id))) return refuse('problem_not_found')
    const after = { triedAgain: tx.now().toISOString() }
    await recordAuditEntry(tx, { member, context }, { subject: kind, id, before: {}, after })
    return null
  })
  if (isRefusal(outcome)) return outcome
  if (kind === 'payment' && !(await reconcileOrder(shop, id))) return refuse('payments_unavailable')
  shop.wakeJobs()
  return outcome
}

/** Each returns true if there was something to retry. */
const REQUEUE: Record<FailedTaskKind, (tx: Shop, id: string) => Promise<boolean>> = {
  async refund(tx, id) {
    const { rowCount } = await tx.db
      .update(refunds)
      .set({ nextAt: tx.now() })
      .where(and(eq(refunds.id, id), failedRefundCondition))
    return rowCount === 1
  },
  async email(tx, id) {
    const { rowCount } = await tx.db
      .update(emails)
      .set({ nextAt: tx.now(), gaveUpAt: null })
      .where(and(eq(emails.id, id), failedEmailCondition))
    return rowCount === 1
  },
  async missing_item(tx, id) {
    const open = tx.db
      .select({ id: orderNotes.id })
      .from(orderNotes)
      .innerJoin(orders, eq(orders.id, orderNotes.orderId))
      .where(and(eq(orderNotes.id, id), missingItemCondition))
    const { rowCount } = await tx.db
      .update(orderNotes)
      .set({ asksFor: null })
      .where(inArray(orderNotes.id, open))
    return rowCount === 1
  },
  payment: async (tx, id) =>
    (await findPayment(tx, and(eq(orders.id, id), overduePaymentCondition(tx.now())))) !== null,
}
