import { isEmail, normalisedEmail } from '@little-dunes/domain/accounts/email'
import { OWNER } from '@little-dunes/domain/accounts/permissions'
import { refuse } from '@little-dunes/domain/messages/failures'
import { and, asc, count, eq, isNull, max } from 'drizzle-orm'
import { queueEmail } from '#emails/queue-email'
import type { Operation, RequestContext } from '#http/perform-call'
import type { Shop } from '#shop'
import { changeMember, changeTeam } from '#staff/members/change-team'
import { deleteMember } from '#staff/members/delete-member'
import { invitationLink, inviteMember } from '#staff/members/invite'
import { recordAuditEntry } from '#staff/record-audit-entry'
import { endSignIns } from '#staff/sign-in/end-sign-ins'
import { endTrust } from '#staff/sign-in/trusted-browsers'
import { staff, staffPasskeys, staffSessions } from '#staff/staff-tables'

export const listMembers: Operation<'GET /api/staff/members'> = async (shop) => {
  const { id, email, name, role, passwordHash } = staff
  const rows = await shop.db
    .select({
      id,
      email,
      name,
      role,
      passwordHash,
      used: max(staffSessions.lastUsedAt),
      sessions: count(staffSessions.id),
    })
    .from(staff)
    .leftJoin(staffSessions, eq(staffSessions.staffId, staff.id))
    .groupBy(staff.id)
    .orderBy(asc(staff.createdAt), asc(staff.id))
  const members = rows.map(({ passwordHash: hash, used, ...row }) => ({
    ...row,
    active: hash !== null,
    lastUsedAt: used?.getTime() ?? null,
  }))
  return { members }
}

/**
 * New link for a member. It is also emailed to members who have not accepted yet. Members with an account only get it
 * from the inviting member: access to their mailbox must not be enough.
 */
async function invite(tx: Shop, { id, email }: { id: string; email: string }, context: RequestContext) {
  const link = invitationLink(tx.publicUrl ?? context.origin, await inviteMember(tx.db, id, tx.now()))
  const isNew = and(eq(staff.id, id), isNull(staff.passwordHash))
  const [open] = tx.mailer ? await tx.db.select({ id: staff.id }).from(staff).where(isNew) : []
  if (open) await queueEmail(tx, { kind: 'staff_invitation', to: email, about: id, context })
  return { link, emailedTo: open ? email : null }
}

export const addMember: Operation<'POST /api/staff/members/invite'> = async (
  shop,
  member,
  input,
  context,
) => {
  const email = normalisedEmail(input.email)
  if (!isEmail(email)) return refuse('invalid_form', { fields: { email: 'email' } })
  return changeTeam(shop, member, async (tx, { roles, mayGrant }) => {
    const role = roles.find((one) => one.id === input.role)
    if (!role) return refuse('role_not_found')
    if (!mayGrant(role)) return refuse('forbidden')
    const id = tx.newId()
    const added = await tx.db
      .insert(staff)
      .values({ id, email, role: input.role, createdAt: tx.now() })
      .onConflictDoNothing()
    if (added.rowCount === 0) return refuse('member_exists')
    const after = { email, role: input.role }
    await recordAuditEntry(tx, { member, context }, { id, before: {}, after })
    return invite(tx, { id, email }, context)
  })
}

/** Ends sessions, unfinished sign-ins and passkeys, except the current session of the member who asks. */
export const reissueInvitation: Operation<'POST /api/staff/members/reset'> = (
  shop,
  member,
  { id },
  context,
) =>
  changeMember(shop, member, id, async (tx, { colleague }) => {
    const sessions = await endSignIns(tx, id, { except: member.sessionId })
    await tx.db.delete(staffPasskeys).where(eq(staffPasskeys.staffId, id))
    const [before, after] = [{ sessions }, { sessions: 0, invitation: 'renewed' }]
    await recordAuditEntry(tx, { member, context }, { id, before, after })
    return invite(tx, colleague, context)
  })

export const signOutMember: Operation<'POST /api/staff/members/sign-out'> = (shop, member, { id }, context) =>
  changeMember(shop, member, id, async (tx) => {
    const sessions = await endSignIns(tx, id, { except: member.sessionId })
    const change = { id, before: { sessions }, after: { sessions: 0 } }
    await recordAuditEntry(tx, { member, context }, change)
    return null
  })

export const changeRole: Operation<'POST /api/staff/members/role'> = (shop, member, input, context) => {
  const { id, from, role } = input
  return changeMember(shop, member, id, async (tx, { colleague, isLastOwner, roles, mayGrant }) => {
    const next = roles.find((one) => one.id === role)
    if (!next) return refuse('role_not_found')
    if (!mayGrant(next)) return refuse('forbidden')
    if (from !== undefined && ![from, role].includes(colleague.role))
      return refuse('field_changed', { conflicts: { role: colleague.role } })
    if (isLastOwner && role !== OWNER) return refuse('last_owner')
    await tx.db.update(staff).set({ role }).where(eq(staff.id, id))
    if (role !== colleague.role) await endTrust(tx, id)
    const [before, after] = [{ role: colleague.role }, { role }]
    await recordAuditEntry(tx, { member, context }, { id, before, after })
    return null
  })
}

export const removeMember: Operation<'POST /api/staff/members/remove'> = (shop, member, { id }, context) =>
  changeMember(shop, member, id, async (tx, { colleague, isLastOwner }) => {
    if (isLastOwner) return refuse('last_owner')
    await deleteMember(tx.db, id)
    const before = { email: colleague.email, role: colleague.role }
    await recordAuditEntry(tx, { member, context }, { id, before, after: {} })
    return null
  })
