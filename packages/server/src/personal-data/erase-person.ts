import { ADDRESS_FIELDS } from '@little-dunes/domain/accounts/address'
import { isFinishedReturn, RETURN_STATUSES } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { and, asc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import {
  accountLinks,
  customerNotes,
  newsletterConsents,
  phoneCodes,
  sessions,
  users,
} from '#accounts/account-tables'
import { userPasskeys } from '#accounts/passkeys/passkey-tables'
import { buyerCompanies, childSizes, savedAddresses } from '#accounts/profile/profile-tables'
import { knownDevices } from '#accounts/sign-in/attempt-tables'
import { cartLines, cartMerges } from '#cart/cart-tables'
import { contactMessages } from '#contact/contact-tables'
import { addCreditEntry } from '#credit/add-credit-entry'
import { lockCreditBalance } from '#credit/credit-balance'
import { storeCreditEntries } from '#credit/credit-tables'
import { giftCards } from '#credit/gift-cards/gift-card-tables'
import { emails } from '#emails/email-tables'
import { callerKey } from '#http/require-caller'
import { idempotentAnswers } from '#idempotency/idempotency-tables'
import { orderNotes } from '#orders/store/fulfilment-tables'
import { orders } from '#orders/store/order-tables'
import { orderPayments, refunds } from '#orders/store/payment-tables'
import { CLOSED_RECHECK, subtractMs } from '#orders/store/payment-times'
import { pushSubscriptions } from '#orders/store/push-tables'
import { productQuestions } from '#questions/question-tables'
import { cartReminders, stockNotices } from '#reminders/reminder-tables'
import { returnPhotos, returns } from '#returns/return-tables'
import { reviewOptOuts } from '#reviews/review-tables'
import { deleteReviews } from '#reviews/with-summary'
import type { Shop } from '#shop'
import { staffChanges } from '#staff/audit-log-tables'
import { wishes } from '#wishlist/wishlist-tables'

type PersonRow = typeof users.$inferSelect

/** Numbers of orders that still need the customer for a delivery, refund, return or late payment (D-46). */
export async function unfinishedOrders(tx: Shop, userId: string): Promise<number[]> {
  const mayBePaid = gt(orderPayments.startedAt, subtractMs(tx.now(), CLOSED_RECHECK.for))
  const rows = await tx.db
    .selectDistinct({ number: orders.number })
    .from(orders)
    .leftJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .leftJoin(refunds, eq(refunds.orderId, orders.id))
    .leftJoin(returns, eq(returns.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        or(
          inArray(orders.status, ['Pending Payment', 'Order Placed', 'Packing', 'Shipped']),
          inArray(orderPayments.status, ['starting', 'open', 'processing']),
          and(eq(orderPayments.status, 'closed'), mayBePaid),
          ne(refunds.status, 'succeeded'),
          refunds.toPayBack,
          inArray(
            returns.status,
            RETURN_STATUSES.filter((status) => !isFinishedReturn(status)),
          ),
        ),
      ),
    )
    .orderBy(asc(orders.number))
  return rows.map(({ number }) => number)
}

/** Erases a customer's personal data. Orders stay in the books without it, and tax documents stay unchanged. */
export async function erasePerson(tx: Shop, customer: PersonRow): Promise<void> {
  await eraseOrders(tx, customer.id)
  await eraseFromAuditLog(tx, customer.id)
  await eraseCredit(tx, customer)
  await deleteBelongings(tx, customer)
  await deleteReviews(tx, customer.id)
  await eraseAccount(tx, customer.id)
}

/** The emirate stays, because VAT is reported by emirate. */
const ERASED_ADDRESS: SQL = sql`jsonb_build_object('fullname', '', 'email', '', 'phone', '', 'street', '',
  'city', '', 'region', ${orders.address} ->> 'region', 'zipcode', '')`

/** Erases notes and addresses in the activity log. The entries and their actors stay. */
async function eraseFromAuditLog(tx: Shop, userId: string): Promise<void> {
  const personal = sql.param(['note', ...ADDRESS_FIELDS])
  await tx.db.execute(sql`
    UPDATE ${staffChanges} SET changes = (
      SELECT jsonb_object_agg(field, CASE WHEN field = ANY(${personal}::text[]) THEN '["", ""]' ELSE value END)
      FROM jsonb_each(changes) AS one(field, value))
    WHERE changes ?| ${personal}::text[] AND (
      (subject = 'customer' AND subject_id = ${userId})
      OR (subject = 'order' AND subject_id IN (SELECT id::text FROM ${orders} WHERE user_id = ${userId}::uuid)))`)
}

async function eraseOrders(tx: Shop, userId: string): Promise<void> {
  const ofCustomer = tx.db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  await tx.db.delete(orderNotes).where(inArray(orderNotes.orderId, ofCustomer))
  await tx.db.delete(pushSubscriptions).where(inArray(pushSubscriptions.orderId, ofCustomer))
  await tx.db
    .update(orderPayments)
    .set({
      request: sql`jsonb_set(${orderPayments.request}, '{email}', '""')`,
      cardBrand: null,
      cardLast4: null,
    })
    .where(inArray(orderPayments.orderId, ofCustomer))
  await tx.db.update(refunds).set({ paidBackNote: '' }).where(inArray(refunds.orderId, ofCustomer))
  await tx.db.delete(returnPhotos).where(inArray(returnPhotos.orderId, ofCustomer))
  await tx.db.update(returns).set({ note: '' }).where(inArray(returns.orderId, ofCustomer))
  await tx.db.update(orders).set({ address: ERASED_ADDRESS }).where(eq(orders.userId, userId))
}

/** Withdraws the remaining credit, which the customer can no longer use, and erases the staff's notes. */
async function eraseCredit(tx: Shop, { id: userId, email }: PersonRow): Promise<void> {
  const balance = await lockCreditBalance(tx, userId)
  await tx.db.update(storeCreditEntries).set({ note: '' }).where(eq(storeCreditEntries.userId, userId))
  if (balance > 0)
    await addCreditEntry(tx, { userId, reason: 'withdrawn', amount: -balance, actor: 'system', note: '' })
  await tx.db.update(giftCards).set({ recipient: '' }).where(eq(giftCards.recipient, email))
}

async function deleteBelongings(tx: Shop, { id, email }: PersonRow): Promise<void> {
  const tables = [
    newsletterConsents,
    sessions,
    userPasskeys,
    accountLinks,
    phoneCodes,
    customerNotes,
    cartLines,
    cartMerges,
    wishes,
    savedAddresses,
    childSizes,
    buyerCompanies,
    cartReminders,
    reviewOptOuts,
    productQuestions,
  ] as const
  for (const table of tables) await tx.db.delete(table).where(eq(table.userId, id))
  await tx.db.delete(idempotentAnswers).where(eq(idempotentAnswers.userId, id))
  await tx.db.delete(knownDevices).where(eq(knownDevices.account, callerKey({ id })))
  await tx.db.delete(contactMessages).where(eq(contactMessages.email, email))
  await tx.db.delete(stockNotices).where(eq(stockNotices.email, email))
  await tx.db.delete(emails).where(eq(emails.to, email))
}

/** The columns are unique and never empty. No valid email or phone looks like these values. */
async function eraseAccount(tx: Shop, id: string): Promise<void> {
  const nobody = `erased:${id}`
  await tx.db
    .update(users)
    .set({
      name: '',
      email: nobody,
      phone: nobody,
      passwordHash: '',
      emailConfirmedAt: null,
      phoneConfirmedAt: null,
      erasedAt: tx.now(),
    })
    .where(eq(users.id, id))
}
