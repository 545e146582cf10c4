import { hasPermission, type Permission } from '@little-dunes/domain/accounts/permissions'
import { and, eq } from 'drizzle-orm'
import type { Shop } from '#shop'
import { staffSessionAliveCondition } from '#staff/staff-session-life'
import { staff, staffSessions } from '#staff/staff-tables'

/** Whether a session goes on and its member still has the permission. Unlike a call, asking keeps no session alive. */
export async function isSessionOpen(shop: Shop, sessionId: string, permission: Permission): Promise<boolean> {
  const [found] = await shop.db
    .select({ role: staff.role })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.id, sessionId), staffSessionAliveCondition(shop.now())))
  return found !== undefined && hasPermission(found.role, permission)
}
