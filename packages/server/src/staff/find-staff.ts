import { and, eq } from 'drizzle-orm'
import { hashToken } from '#accounts/session-token'
import type { FindStaff } from '#http/require-caller'
import { API_KEY_PREFIX } from '#http/staff-cookie'
import { findApiKey } from '#staff/api-keys/find-api-key'
import { roleTerms } from '#staff/role-permissions'
import { isStaffLastUseStale, staffSessionAliveCondition } from '#staff/staff-session-life'
import { staff, staffRoles, staffSessions } from '#staff/staff-tables'

/** Finds the staff member of a session token with the current permissions of the role, or the key of the staff API. */
export const findStaff: FindStaff = async (shop, token) => {
  if (token.startsWith(API_KEY_PREFIX)) return findApiKey(shop, token)
  const tokenHash = hashToken(token)
  const now = shop.now()
  const { lastUsedAt, staffId, id: sessionId } = staffSessions
  const { id, email, name } = staff
  const [session] = await shop.db
    .select({ member: { id, email, name, sessionId }, role: staffRoles, lastUsedAt })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffId))
    .innerJoin(staffRoles, eq(staffRoles.id, staff.role))
    .where(and(eq(staffSessions.tokenHash, tokenHash), staffSessionAliveCondition(now)))
  if (!session) return null
  if (isStaffLastUseStale(session.lastUsedAt, now)) {
    await shop.db.update(staffSessions).set({ lastUsedAt: now }).where(eq(staffSessions.tokenHash, tokenHash))
  }
  return { ...session.member, ...roleTerms(session.role), roleName: session.role.name, isApiKey: false }
}
