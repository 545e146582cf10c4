import { ROLE_PERMISSIONS } from '@little-dunes/domain/accounts/permissions'
import { and, eq, gt } from 'drizzle-orm'
import { hashToken } from '#accounts/session-token'
import type { FindStaff } from '#http/require-caller'
import { staff, staffSessions } from '#staff/staff-tables'

const MINUTE = 60_000

/** A session of the staff ends after 12 hours without use. */
const LIFE = 12 * 60 * MINUTE

/** The recorded use may lag behind by so much, so that most calls read once and write nothing. */
const LAG = 5 * MINUTE

/** The member of staff whom a session token belongs to, with what the role allows at this moment. */
export const findStaff: FindStaff = async (shop, token) => {
  const tokenHash = hashToken(token)
  const now = shop.now()
  const { lastUsedAt, staffId } = staffSessions
  const [found] = await shop.db
    .select({ id: staff.id, email: staff.email, role: staff.role, lastUsedAt })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffId))
    .where(and(eq(staffSessions.tokenHash, tokenHash), gt(lastUsedAt, new Date(now.getTime() - LIFE))))
  if (!found) return null
  if (now.getTime() - found.lastUsedAt.getTime() > LAG) {
    await shop.db.update(staffSessions).set({ lastUsedAt: now }).where(eq(staffSessions.tokenHash, tokenHash))
  }
  return { id: found.id, email: found.email, permissions: ROLE_PERMISSIONS[found.role] }
}
