import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { withPassword } from '#accounts/profile/check-password'
import { setDeletionAskedAt } from '#accounts/profile/deletion-request'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { callerKey } from '#http/require-caller'
import { erasePerson, unfinishedOrders } from '#personal-data/erase-person'
import { loadPersonalData } from '#personal-data/load-personal-data'

/** Data export for the customer (Federal Decree-Law 45/2021, Art. 13 and 14). */
export const downloadPersonalData: Operation<'POST /api/user/data'> = (shop, caller) =>
  inTransaction(shop, async (tx) => {
    const [user] = await tx.db.select().from(users).where(eq(users.id, caller.id))
    if (!user) return refuse('session_ended')
    return { data: await loadPersonalData(tx, user) }
  })

/** Deletes the account, or stores the request while something is open. The orders stay without personal data. */
export const deleteAccount: Operation<'POST /api/user/delete'> = async (
  shop,
  caller,
  { password, whenFinished },
  context,
) => {
  const answer = await withPassword(shop, caller, { password, context }, async (tx, user) => {
    const open = await unfinishedOrders(tx, user.id)
    if (open.length > 0 && whenFinished) {
      if (!user.deletionAskedAt) await setDeletionAskedAt(tx, user.id, tx.now())
      return { deleted: false, textKey: 'deletion_asked' as const }
    }
    if (open.length > 0) return refuse('own_open_orders', { orders: open })
    await erasePerson(tx, user)
    return { deleted: true, textKey: 'account_deleted' as const }
  })
  if (!isRefusal(answer) && answer.deleted)
    shop.security.record('account_deleted', { who: callerKey(caller), from: context.address })
  return answer
}
