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
  // As long as the change that it stops.
  keep_email: WEEK,
}

interface NewLink {
  purpose: LinkPurpose
  userId: string
  /** The address that the link is sent to. */
  email: string
  /** The queued email: once that is revoked, no link of it is made. */
  emailId: string
}

/** The token of a new link, of which only the hash stays; null when the email was revoked. */
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

/** The account of a link that still works. An address that was changed since is not confirmed by the link of before. */
export async function findLink(shop: Shop, purpose: LinkPurpose, token: string) {
  const { email, userId } = accountLinks
  const [found] = await shop.db
    .select({ user: users })
    .from(accountLinks)
    .innerJoin(users, and(eq(users.id, userId), eq(users.email, email)))
    .where(isOpen(shop, purpose, token))
  return found?.user
}

/**
 * Uses a link up, and with it all of its kind. The account is locked before its links, as whatever revokes them does; null
 * when the link has ended.
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
