import type { AccountEmail } from '@little-dunes/domain/messages/email-messages'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { accountLinks } from '#accounts/account-tables'
import type { User } from '#accounts/password/lock-verified-user'
import { emails } from '#emails/email-tables'
import { queueEmail } from '#emails/queue-email'
import type { RequestContext } from '#http/perform-call'
import type { Shop } from '#shop'

const LINK_EMAILS: readonly AccountEmail[] = [
  'confirm_email',
  'change_email',
  'email_change_requested',
  'reset_password',
]

/** Ends every link of a locked account. An unconfirmed address gets a new confirmation link. */
export async function revokeLinks(
  tx: Shop,
  user: User,
  { origin }: Pick<RequestContext, 'origin'>,
): Promise<void> {
  // An account with the same address keeps its links.
  if (user.guest) return
  // Emails first: an email being sent makes its link only while its row exists.
  await deleteQueued(tx, user, LINK_EMAILS)
  await tx.db.delete(accountLinks).where(eq(accountLinks.userId, user.id))
  if (user.emailConfirmedAt) return
  const context = { language: user.language, origin }
  await queueEmail(tx, { kind: 'confirm_email', to: user.email, context })
}

export async function stopEmailChange(tx: Shop, user: User): Promise<void> {
  await deleteQueued(tx, user, ['change_email'])
  await tx.db
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, user.id), eq(accountLinks.purpose, 'change_email')))
}

/** Includes failed emails, which the staff could send again. */
async function deleteQueued(tx: Shop, { id, email }: User, kinds: readonly AccountEmail[]): Promise<void> {
  const ofAccount = or(eq(emails.about, id), and(isNull(emails.about), eq(emails.to, email)))
  await tx.db.delete(emails).where(and(isNull(emails.sentAt), inArray(emails.kind, [...kinds]), ofAccount))
}
