import { refuse } from '@little-dunes/domain/messages/failures'
import { isFinishedReturn, RETURN_STATUSES } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { and, asc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import {
  accountLinks,
  newsletterConsents,
  phoneCodes,
  sessions,
  shopperNotes,
  users,
} from '#accounts/account-tables'
import { knownDevices } from '#accounts/sign-in/attempt-tables'
import { type ShopperRow, withShopper } from '#backoffice/shoppers/change-shopper'
import { cartLines, cartMerges } from '#cart/cart-tables'
import { contactMessages } from '#contact/contact-tables'
import { emails } from '#emails/email-tables'
import type { Operation } from '#http/perform-call'
import { callerKey } from '#http/require-caller'
import { idempotentAnswers } from '#idempotency/idempotency-tables'
import { orderNotes, orders } from '#orders/store/order-tables'
import { orderPayments, refunds } from '#orders/store/payment-tables'
import { CLOSED_RECHECK, subtractMs } from '#orders/store/payment-times'
import { returns } from '#returns/return-tables'
import type { Shop } from '#shop'
import { recordAuditEntry } from '#staff/record-audit-entry'
import { wishes } from '#wishlist/wishlist-tables'

/** Erases who a shopper is. What was bought stays in the books, without the person; tax documents stay as they are. */
export const eraseShopper: Operation<'POST /api/staff/shopper/erase'> = (
  shop,
  member,
  { shopperId },
  context,
) =>
  withShopper(shop, shopperId, async (tx, shopper) => {
    const open = await unfinishedOrders(tx, shopper.id)
    if (open.length > 0) return refuse('shopper_has_open_orders', { orders: open })
    await eraseOrders(tx, shopper.id)
    await deleteBelongings(tx, shopper)
    await eraseAccount(tx, shopper.id)
    const change = {
      subject: 'shopper',
      id: shopper.id,
      before: { erased: false },
      after: { erased: true },
    }
    await recordAuditEntry(tx, { member, context }, change)
    return { success: true as const }
  })

/** Numbers of orders that still need the person: to deliver to, to refund, to take something back from, or because money may yet arrive (D-46). */
async function unfinishedOrders(tx: Shop, userId: string): Promise<number[]> {
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

/** The emirate stays: VAT is reported by it. */
const ERASED_ADDRESS: SQL = sql`jsonb_build_object('fullname', '', 'email', '', 'phone', '', 'street', '',
  'city', '', 'region', ${orders.address} ->> 'region', 'zipcode', '')`

async function eraseOrders(tx: Shop, userId: string): Promise<void> {
  const ofShopper = tx.db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  await tx.db.delete(orderNotes).where(inArray(orderNotes.orderId, ofShopper))
  await tx.db
    .update(orderPayments)
    .set({ request: sql`jsonb_set(${orderPayments.request}, '{email}', '""')` })
    .where(inArray(orderPayments.orderId, ofShopper))
  await tx.db.update(returns).set({ note: '' }).where(inArray(returns.orderId, ofShopper))
  await tx.db.update(orders).set({ address: ERASED_ADDRESS }).where(eq(orders.userId, userId))
}

/** What belongs to the person alone. */
async function deleteBelongings(tx: Shop, { id, email }: ShopperRow): Promise<void> {
  const tables = [
    newsletterConsents,
    sessions,
    accountLinks,
    phoneCodes,
    shopperNotes,
    cartLines,
    cartMerges,
    wishes,
  ] as const
  for (const table of tables) await tx.db.delete(table).where(eq(table.userId, id))
  await tx.db.delete(idempotentAnswers).where(eq(idempotentAnswers.userId, id))
  await tx.db.delete(knownDevices).where(eq(knownDevices.account, callerKey({ id })))
  await tx.db.delete(contactMessages).where(eq(contactMessages.email, email))
  await tx.db.delete(emails).where(eq(emails.to, email))
}

/** The columns are unique and never empty; no e-mail or phone that anybody can type looks like these. */
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
