import { BACKOFFICE } from '@little-dunes/domain/paths'
import { hashToken, newToken } from '#accounts/session-token'
import type { Database } from '#shop'
import { staffInvitations } from '#staff/staff-tables'

const HOUR = 60 * 60_000
const LIFE = 48 * HOUR

/** A new invitation, in place of an earlier one of the member; answers its token. Null: the first owner. */
export async function inviteMember(db: Database, staffId: string | null, now: Date): Promise<string> {
  const token = newToken()
  const tokenHash = hashToken(token)
  const expiresAt = new Date(now.getTime() + LIFE)
  await db
    .insert(staffInvitations)
    .values({ tokenHash, staffId, expiresAt })
    .onConflictDoUpdate({ target: staffInvitations.staffId, set: { tokenHash, expiresAt } })
  return token
}

/** Where an invitation is accepted. The token stands behind `#`, which browsers do not send. */
export const invitationLink = (origin: string, token: string): string =>
  `${origin}${BACKOFFICE}/welcome#${token}`
