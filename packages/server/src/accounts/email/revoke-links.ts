import type { AccountEmail } from '@little-dunes/domain/messages/email-messages'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { accountLinks } from '#accounts/account-tables'
import type { User } from '#accounts/password/lock-verified-user'
import { emails } from '#emails/email-tables'
import { queueEmail } from '#emails/queue-email'
import type { RequestContext } from '#http/perform-call'
import type { Shop } from '#shop'

/** Emails that make a link when they are sent. */
const LINK_EMAILS: readonly AccountEmail[] = [
  'confirm_email',
  'change_email',
  'email_change_requested',
  'reset_password',
]

/** Ends every link of an account. Its row is locked; an unconfirmed address gets a new link of confirmation. */
export async function revokeLinks(
  tx: Shop,
  user: User,
  { origin }: Pick<RequestContext, 'origin'>,
): Promise<void> {
  // The account that may have the same address keeps its own.
  if (user.guest) return
  // First the emails: one that is being sent makes its link only while its row is there.
  await deleteQueued(tx, user, LINK_EMAILS)
  await tx.db.delete(accountLinks).where(eq(accountLinks.userId, user.id))
  if (user.emailConfirmedAt) return
  const context = { language: user.language, origin }
  await queueEmail(tx, { kind: 'confirm_email', to: user.email, context })
}

/** Ends a requested change of the address, in whatever state it is. */
export async function stopEmailChange(tx: Shop, user: User): Promise<void> {
  await deleteQueued(tx, user, ['change_email'])
  await tx.db
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, user.id), eq(accountLinks.purpose, 'change_email')))
}

/** Those that were not sent yet, or that the staff could try to send again. */
async function deleteQueued(tx: Shop, { id, email }: User, kinds: readonly AccountEmail[]): Promise<void> {
  const ofAccount = or(eq(emails.about, id), and(isNull(emails.about), eq(emails.to, email)))
  await tx.db.delete(emails).where(and(isNull(emails.sentAt), inArray(emails.kind, [...kinds]), ofAccount))
}
