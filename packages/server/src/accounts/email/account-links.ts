import { and, eq, gt } from 'drizzle-orm'
import { accountLinks, type linkPurpose, users } from '#accounts/account-tables'
import { hashToken, newToken } from '#accounts/session-token'
import type { Shop } from '#shop'

export type LinkPurpose = (typeof linkPurpose.enumValues)[number]

const MINUTE = 60_000

const LIVES: Record<LinkPurpose, number> = {
  reset_password: 30 * MINUTE,
  confirm_email: 7 * 24 * 60 * MINUTE,
  change_email: 7 * 24 * 60 * MINUTE,
}

/** The token of a new link; only its hash stays. */
export async function createLink(
  shop: Shop,
  purpose: LinkPurpose,
  { id: userId, email }: { id: string; email: string },
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(shop.now().getTime() + LIVES[purpose])
  await shop.db
    .insert(accountLinks)
    .values({ tokenHash: hashToken(token), purpose, userId, email, expiresAt })
  return token
}

/** The account of a link that still works; its row is locked inside a transaction. */
export async function findLink(shop: Shop, purpose: LinkPurpose, token: string) {
  const { tokenHash, expiresAt, email, userId } = accountLinks
  const [found] = await shop.db
    .select({ user: users })
    .from(accountLinks)
    // An address that was changed since is not confirmed by the link of before.
    .innerJoin(users, and(eq(users.id, userId), eq(users.email, email)))
    .where(and(eq(tokenHash, hashToken(token)), eq(accountLinks.purpose, purpose), gt(expiresAt, shop.now())))
    .for('update', { of: accountLinks })
  return found
}

/** The account that asked for another address, and that address; its link is used up by that. */
export async function redeemEmailChange(tx: Shop, token: string) {
  const { tokenHash, expiresAt, purpose, userId } = accountLinks
  const which = and(eq(tokenHash, hashToken(token)), eq(purpose, 'change_email'), gt(expiresAt, tx.now()))
  const [link] = await tx.db.select().from(accountLinks).where(which).for('update')
  if (!link) return null
  await tx.db.delete(accountLinks).where(and(eq(userId, link.userId), eq(purpose, 'change_email')))
  const [user] = await tx.db.select().from(users).where(eq(users.id, link.userId)).for('update')
  return user ? { user, email: link.email } : null
}

/** One of them was used: none of its kind works any more. */
export async function consumeLinks(tx: Shop, purpose: LinkPurpose, userId: string): Promise<void> {
  await tx.db
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, purpose)))
}
