import { refuse } from '@little-dunes/domain/messages/failures'
import { and, eq, isNotNull } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { redeemPhoneCode } from '#accounts/phone-codes'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { claimGuestOrders } from '#orders/claim-guest-orders'
import { orders } from '#orders/store/order-tables'

/**
 * Confirms the phone of the account with the code that was sent to it. Orders that waited for this can be packed, and
 * orders of guests who confirmed the same phone move to the account.
 */
export const confirmPhone: Operation<'POST /api/user/confirm-phone'> = async (shop, caller, { code }) => {
  if (!(await redeemPhoneCode(shop, caller.id, code.replace(/\s/g, '')))) return refuse('wrong_phone_code')
  await inTransaction(shop, async (tx) => {
    await tx.db.update(users).set({ phoneConfirmedAt: tx.now() }).where(eq(users.id, caller.id))
    const waiting = and(eq(orders.userId, caller.id), isNotNull(orders.reviewReason))
    if (!caller.guest) await claimGuestOrders(tx, caller)
    await tx.db.update(orders).set({ reviewReason: null }).where(waiting)
  })
  return { textKey: 'phone_confirmed' }
}
