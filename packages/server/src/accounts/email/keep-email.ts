import { refuse } from '@little-dunes/domain/messages/failures'
import { findLink } from '#accounts/email/account-links'
import { stopEmailChange } from '#accounts/email/revoke-links'
import { lockAccount } from '#accounts/password/lock-verified-user'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { callerKey } from '#http/require-caller'

/** Stops a requested change of the address by the link sent to the current address. The link works until it expires. */
export const keepEmail: Operation<'POST /api/user/email/keep'> = async (
  shop,
  _caller,
  { token },
  context,
) => {
  const account = await inTransaction(shop, async (tx) => {
    const link = await findLink(tx, 'keep_email', token)
    const user = link && (await lockAccount(tx, link.id))
    // The lock may have waited for the change itself.
    if (!user || user.email !== link.email) return null
    await stopEmailChange(tx, user)
    return user
  })
  if (!account) return refuse('link_ended', { textKey: 'keep_email_ended' })
  shop.security.record('email_change_stopped', { who: callerKey(account), from: context.address })
  return { textKey: 'email_kept' }
}
