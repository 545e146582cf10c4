import { isEmail, normalisedEmail } from '@little-dunes/domain/accounts/email'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { asc, count, eq, max } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import type { StaffMember } from '#http/require-caller'
import type { Shop } from '#shop'
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
  return { success: true, members }
}

export const addMember: Operation<'POST /api/staff/members/invite'> = async (
  shop,
  member,
  input,
  context,
) => {
  const email = normalisedEmail(input.email)
  if (!isEmail(email)) return refuse('invalid_form', { fields: { email: 'email' } })
  return inTransaction(shop, async (tx) => {
    const id = tx.newId()
    const added = await tx.db
      .insert(staff)
      .values({ id, email, role: input.role, createdAt: tx.now() })
      .onConflictDoNothing()
    if (added.rowCount === 0) return refuse('member_exists')
    const after = { email, role: input.role }
    await recordAuditEntry(tx, { member, context }, { subject: 'member', id, before: {}, after })
    const link = invitationLink(tx.publicUrl ?? context.origin, await inviteMember(tx.db, id, tx.now()))
    return { success: true as const, link }
  })
}

/** Ends whatever the member has open; the own session of the owner who asks stays. */
export const reissueInvitation: Operation<'POST /api/staff/members/reset'> = (
  shop,
  member,
  { id },
  context,
) =>
  withMember(shop, member, id, async (tx) => {
    const sessions = await endSignIns(tx, id, { except: member.sessionId })
    await tx.db.delete(staffPasskeys).where(eq(staffPasskeys.staffId, id))
    const [before, after] = [{ sessions }, { sessions: 0, invitation: 'renewed' }]
    await recordAuditEntry(tx, { member, context }, { subject: 'member', id, before, after })
    const link = invitationLink(tx.publicUrl ?? context.origin, await inviteMember(tx.db, id, tx.now()))
    return { success: true as const, link }
  })

export const signOutMember: Operation<'POST /api/staff/members/sign-out'> = (shop, member, { id }, context) =>
  withMember(shop, member, id, async (tx) => {
    const sessions = await endSignIns(tx, id, { except: member.sessionId })
    const change = { subject: 'member', id, before: { sessions }, after: { sessions: 0 } }
    await recordAuditEntry(tx, { member, context }, change)
    return { success: true as const }
  })

export const changeRole: Operation<'POST /api/staff/members/role'> = (shop, member, input, context) => {
  const { id, from, role } = input
  return withMember(shop, member, id, async (tx, { found, isLastOwner }) => {
    if (from !== undefined && ![from, role].includes(found.role))
      return refuse('field_changed', { conflicts: { role: found.role } })
    if (isLastOwner && role !== 'owner') return refuse('last_owner')
    await tx.db.update(staff).set({ role }).where(eq(staff.id, id))
    if (role !== found.role) await endTrust(tx, id)
    const [before, after] = [{ role: found.role }, { role }]
    await recordAuditEntry(tx, { member, context }, { subject: 'member', id, before, after })
    return { success: true as const }
  })
}

export const removeMember: Operation<'POST /api/staff/members/remove'> = (shop, member, { id }, context) =>
  withMember(shop, member, id, async (tx, { found, isLastOwner }) => {
    if (isLastOwner) return refuse('last_owner')
    await deleteMember(tx.db, id)
    const before = { email: found.email, role: found.role }
    await recordAuditEntry(tx, { member, context }, { subject: 'member', id, before, after: {} })
    return { success: true as const }
  })

type Colleague = Pick<typeof staff.$inferSelect, 'id' | 'email' | 'role'>

/** Changes a member while nobody else changes the team: of two owners who remove each other one stays. */
function withMember<Answer>(
  shop: Shop,
  caller: StaffMember,
  id: string,
  change: (tx: Shop, team: { found: Colleague; isLastOwner: boolean }) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  return inTransaction(shop, async (tx) => {
    const members = await tx.db
      .select({ id: staff.id, email: staff.email, role: staff.role })
      .from(staff)
      .orderBy(asc(staff.id))
      .for('update')
    const memberOf = (wanted: string) => members.find((one) => one.id === wanted)
    if (memberOf(caller.id)?.role !== 'owner') return refuse('forbidden')
    const found = memberOf(id)
    if (!found) return refuse('member_not_found')
    const owners = members.filter(({ role }) => role === 'owner')
    return change(tx, { found, isLastOwner: owners.length === 1 && owners[0]?.id === id })
  })
}
