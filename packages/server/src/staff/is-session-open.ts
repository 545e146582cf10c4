import type { Permission } from '@little-dunes/domain/accounts/permissions'
import { and, eq } from 'drizzle-orm'
import type { Shop } from '#shop'
import { roleTerms } from '#staff/role-permissions'
import { staffSessionAliveCondition } from '#staff/staff-session-life'
import { staff, staffRoles, staffSessions } from '#staff/staff-tables'

/** Checks that a session is open and its member still has the permission. Does not extend the session. */
export async function isSessionOpen(shop: Shop, sessionId: string, permission: Permission): Promise<boolean> {
  const [session] = await shop.db
    .select({ role: staffRoles })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .innerJoin(staffRoles, eq(staffRoles.id, staff.role))
    .where(and(eq(staffSessions.id, sessionId), staffSessionAliveCondition(shop.now())))
  return session !== undefined && roleTerms(session.role).permissions.includes(permission)
}
