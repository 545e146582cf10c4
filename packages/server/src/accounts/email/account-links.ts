import { DAY, MINUTE } from '@little-dunes/domain/durations'
import { and, eq, gt, sql } from 'drizzle-orm'
import { accountLinks, type linkPurpose, users } from '#accounts/account-tables'
import { lockAccount } from '#accounts/password/lock-verified-user'
import { hashToken, newToken } from '#accounts/session-token'
import { emails } from '#emails/email-tables'
import type { Shop } from '#shop'

export type LinkPurpose = (typeof linkPurpose.enumValues)[number]

const WEEK = 7 * DAY

const LIVES: Record<LinkPurpose, number> = {
  reset_password: 30 * MINUTE,
  confirm_email: WEEK,
  change_email: WEEK,
  // The lifetime of the change that it stops.
  keep_email: WEEK,
}

interface NewLink {
  purpose: LinkPurpose
  userId: string
  email: string
  /** Once this queued email is revoked, it gets no link. */
  emailId: string
}

/** Stores only the hash of the token. Returns null when the email was revoked. */
export async function createLink(
  shop: Shop,
  { purpose, userId, email, emailId }: NewLink,
): Promise<string | null> {
  const token = newToken()
  const expiresAt = new Date(shop.now().getTime() + LIVES[purpose])
  const { rowCount } = await shop.db.execute(sql`
    INSERT INTO ${accountLinks} (token_hash, purpose, user_id, email, expires_at)
    SELECT ${hashToken(token)}::bytea, ${purpose}::link_purpose, ${userId}::uuid, ${email}, ${expiresAt}::timestamptz
    FROM ${emails} WHERE id = ${emailId} FOR SHARE`)
  return rowCount === 1 ? token : null
}

const isOpen = (shop: Shop, purpose: LinkPurpose, token: string) =>
  and(
    eq(accountLinks.tokenHash, hashToken(token)),
    eq(accountLinks.purpose, purpose),
    gt(accountLinks.expiresAt, shop.now()),
  )

/** Finds the account of a valid link. A link does not confirm an address that was changed since. */
export async function findLink(shop: Shop, purpose: LinkPurpose, token: string) {
  const { email, userId } = accountLinks
  const [row] = await shop.db
    .select({ user: users })
    .from(accountLinks)
    .innerJoin(users, and(eq(users.id, userId), eq(users.email, email)))
    .where(isOpen(shop, purpose, token))
  return row?.user
}

/**
 * Uses up a link together with the others of its purpose. Locks the account before its links, in the order of
 * `revokeLinks`. Returns null when the link has expired.
 */
export async function redeemLink(tx: Shop, purpose: LinkPurpose, token: string) {
  const which = isOpen(tx, purpose, token)
  const [link] = await tx.db.select().from(accountLinks).where(which)
  const user = link && (await lockAccount(tx, link.userId))
  if (!user || (await tx.db.delete(accountLinks).where(which)).rowCount !== 1) return null
  await tx.db
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, user.id), eq(accountLinks.purpose, purpose)))
  return { user, email: link.email }
}
