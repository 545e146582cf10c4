import { isUuid } from '@little-dunes/domain/catalogue/product'
import { and, desc, eq, ne } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { staffCookie } from '#http/staff-cookie'
import { findStaff } from '#staff/find-staff'
import { endBegunSignIns } from '#staff/sign-in/end-sign-ins'
import { lockMember } from '#staff/sign-in/lock-member'
import { endMemberTrust, listTrustedBrowsers } from '#staff/sign-in/trusted-browsers'
import { staffSessionAliveCondition } from '#staff/staff-session-life'
import { staffSessions } from '#staff/staff-tables'

/** Null when signed out. */
export const currentSession: Operation<'GET /api/staff/session'> = async (shop, _caller, _input, context) => {
  const current = context.token === null ? null : await findStaff(shop, context.token)
  if (!current) return { member: null }
  const { id, email, name, role, roleName, permissions } = current
  return { member: { id, email, name, role, roleName, permissions: [...permissions] } }
}

export const listSessions: Operation<'GET /api/staff/sessions'> = async (shop, member) => {
  const { id, createdAt, lastUsedAt, device, address, staffId } = staffSessions
  const rows = await shop.db
    .select({ id, createdAt, lastUsedAt, device, address })
    .from(staffSessions)
    .where(and(eq(staffId, member.id), staffSessionAliveCondition(shop.now())))
    .orderBy(desc(lastUsedAt))
  const sessions = rows.map((row) => ({
    ...row,
    current: row.id === member.sessionId,
    createdAt: row.createdAt.getTime(),
    lastUsedAt: row.lastUsedAt.getTime(),
  }))
  return { sessions, trusted: await listTrustedBrowsers(shop, member.id) }
}

/** Ignores sessions that have already ended. */
export const endSession: Operation<'POST /api/staff/sessions/end'> = async (
  shop,
  member,
  { id },
  context,
) => {
  if (id !== undefined && !isUuid(id)) return null
  const which = id === undefined ? ne(staffSessions.id, member.sessionId) : eq(staffSessions.id, id)
  return inTransaction(shop, async (tx) => {
    await lockMember(tx, member.id)
    await tx.db.delete(staffSessions).where(and(eq(staffSessions.staffId, member.id), which))
    if (id === undefined) await endBegunSignIns(tx, member.id)
    await endMemberTrust(tx, { member, context }, id)
    return null
  })
}

export const signOut: Operation<'POST /api/staff/sign-out'> = async (shop, member, _input, context) => {
  await shop.db.delete(staffSessions).where(eq(staffSessions.id, member.sessionId))
  context.setHeader('set-cookie', staffCookie(null, context.origin))
  return null
}
