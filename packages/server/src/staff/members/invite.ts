import { HOUR } from '@little-dunes/domain/durations'
import { BACKOFFICE } from '@little-dunes/domain/paths'
import { eq } from 'drizzle-orm'
import { hashToken, newToken } from '#accounts/session-token'
import type { Database } from '#shop'
import { staffInvitations } from '#staff/staff-tables'

const LIFE = 48 * HOUR

/** Adds an invitation and returns its token. Null invites the first owner. */
export async function addInvitation(db: Database, staffId: string | null, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LIFE)
  await db.insert(staffInvitations).values({ tokenHash: hashToken(token), staffId, expiresAt })
  return token
}

/** Replaces the member's earlier invitations. */
export async function inviteMember(db: Database, staffId: string, now: Date): Promise<string> {
  await db.delete(staffInvitations).where(eq(staffInvitations.staffId, staffId))
  return addInvitation(db, staffId, now)
}

/** Puts the token after `#`: browsers do not send the fragment. */
export const invitationLink = (origin: string, token: string): string =>
  `${origin}${BACKOFFICE}/welcome#${token}`
