import { mayGrant, OWNER } from '@little-dunes/domain/accounts/permissions'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { asc } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import type { StaffMember } from '#http/require-caller'
import type { Shop } from '#shop'
import { roleTerms } from '#staff/role-permissions'
import { staff, staffRoles } from '#staff/staff-tables'

type Colleague = Pick<typeof staff.$inferSelect, 'id' | 'email' | 'role'>
export type StoredRole = typeof staffRoles.$inferSelect

/** Roles and members, locked against changes by others. */
export interface Team {
  roles: readonly StoredRole[]
  members: readonly Colleague[]
  /** True for a role that allows nothing beyond the caller's current permissions. */
  mayGrant(role: StoredRole): boolean
}

/** Changes the team in turn and checks permissions inside, so a permission that was just revoked no longer works. */
export function changeTeam<Answer>(
  shop: Shop,
  caller: Pick<StaffMember, 'id'>,
  change: (tx: Shop, team: Team) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  return inTransaction(shop, async (tx) => {
    const roles = await tx.db.select().from(staffRoles).orderBy(asc(staffRoles.id)).for('update')
    const members = await tx.db
      .select({ id: staff.id, email: staff.email, role: staff.role })
      .from(staff)
      .orderBy(asc(staff.id))
      .for('update')
    const callerRole = members.find(({ id }) => id === caller.id)?.role
    const terms = roles.filter(({ id }) => id === callerRole).map(roleTerms)[0]
    if (!terms?.permissions.includes('staff:manage')) return refuse('forbidden')
    return change(tx, {
      roles,
      members,
      mayGrant: (role) => mayGrant(terms, roleTerms(role)),
    })
  })
}

/** Staff member whom the caller may change. */
interface ChangedMember extends Team {
  colleague: Colleague
  isLastOwner: boolean
}

/** If two owners remove each other, one stays. */
export const changeMember = <Answer>(
  shop: Shop,
  caller: Pick<StaffMember, 'id'>,
  id: string,
  change: (tx: Shop, member: ChangedMember) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> =>
  changeTeam(shop, caller, async (tx, team) => {
    const colleague = team.members.find((one) => one.id === id)
    if (!colleague) return refuse('member_not_found')
    const role = team.roles.find((one) => one.id === colleague.role)
    if (!role || !team.mayGrant(role)) return refuse('forbidden')
    const owners = team.members.filter((one) => one.role === OWNER)
    return change(tx, { ...team, colleague, isLastOwner: owners.length === 1 && owners[0]?.id === id })
  })
