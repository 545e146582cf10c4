import { refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { findLink, redeemLink } from '#accounts/email/account-links'
import { inTransaction } from '#database/in-transaction'
import { violatedConstraint } from '#database/violation'
import { queueEmail } from '#emails/queue-email'
import type { Operation, RequestContext } from '#http/perform-call'
import { callerKey } from '#http/require-caller'
import type { Shop } from '#shop'

/** Email programs open links by themselves, so a link works until it expires. */
export const confirmEmail: Operation<'POST /api/user/confirm-email'> = async (
  shop,
  _caller,
  { token },
  context,
) => {
  const user = await findLink(shop, 'confirm_email', token)
  if (!user) return changeEmailByLink(shop, token, context)
  if (!user.emailConfirmedAt) {
    await shop.db.update(users).set({ emailConfirmedAt: shop.now() }).where(eq(users.id, user.id))
    shop.security.record('email_confirmed', { who: callerKey(user), from: context.address })
  }
  return { textKey: 'email_confirmed' }
}

/** Changes the address to the requested one and notifies the former address. */
async function changeEmailByLink(shop: Shop, token: string, context: RequestContext) {
  try {
    const changed = await inTransaction(shop, async (tx) => {
      const link = await redeemLink(tx, 'change_email', token)
      if (!link) return null
      const { user, email } = link
      await tx.db.update(users).set({ email, emailConfirmedAt: tx.now() }).where(eq(users.id, user.id))
      await queueEmail(tx, { kind: 'email_changed', to: user.email, about: user.id, context })
      return user
    })
    if (!changed) return refuse('link_ended', { textKey: 'account_link_ended' })
    shop.wakeJobs()
    shop.security.record('email_confirmed', { who: callerKey(changed), from: context.address })
    return { textKey: 'email_changed' as const }
  } catch (error) {
    if (violatedConstraint(error) === 'users_email') return refuse('email_taken')
    throw error
  }
}
