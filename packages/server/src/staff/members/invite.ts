import { HOUR } from '@little-dunes/domain/durations'
import { BACKOFFICE } from '@little-dunes/domain/paths'
import { eq } from 'drizzle-orm'
import { hashToken, newToken } from '#accounts/session-token'
import type { Database } from '#shop'
import { staffInvitations } from '#staff/staff-tables'

const LIFE = 48 * HOUR

/** One more invitation of a member; answers its token. Null: the first owner. */
export async function addInvitation(db: Database, staffId: string | null, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LIFE)
  await db.insert(staffInvitations).values({ tokenHash: hashToken(token), staffId, expiresAt })
  return token
}

/** A new invitation, in place of the earlier ones of the member. */
export async function inviteMember(db: Database, staffId: string, now: Date): Promise<string> {
  await db.delete(staffInvitations).where(eq(staffInvitations.staffId, staffId))
  return addInvitation(db, staffId, now)
}

/** Where an invitation is accepted. The token stands behind `#`, which browsers do not send. */
export const invitationLink = (origin: string, token: string): string =>
  `${origin}${BACKOFFICE}/welcome#${token}`
