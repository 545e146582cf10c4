import {
  completePermissions,
  OWNER,
  type Permission,
  STAFF_ROLES,
} from '@little-dunes/domain/accounts/permissions'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { count, eq } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { changeTeam, type StoredRole, type Team } from '#staff/members/change-team'
import { recordAuditEntry } from '#staff/record-audit-entry'
import { roleTerms } from '#staff/role-permissions'
import { staff, staffRoles } from '#staff/staff-tables'

const builtInPlace = (id: string): number => (STAFF_ROLES as readonly string[]).indexOf(id)
const isBuiltIn = (id: string): boolean => builtInPlace(id) !== -1

/** Built-in roles first, the others by name. */
const inOrder = (a: StoredRole, b: StoredRole): number =>
  isBuiltIn(a.id) && isBuiltIn(b.id)
    ? builtInPlace(a.id) - builtInPlace(b.id)
    : Number(isBuiltIn(b.id)) - Number(isBuiltIn(a.id)) || a.name.localeCompare(b.name)

export const listRoles: Operation<'GET /api/staff/roles'> = async (shop) => {
  const rows = await shop.db
    .select({ role: staffRoles, members: count(staff.id) })
    .from(staffRoles)
    .leftJoin(staff, eq(staff.role, staffRoles.id))
    .groupBy(staffRoles.id)
  const roles = rows
    .toSorted((a, b) => inOrder(a.role, b.role))
    .map(({ role, members }) => ({
      id: role.id,
      name: role.name,
      permissions: [...roleTerms(role).permissions],
      members,
    }))
  return { roles }
}

/** Checks a name against the names of the other roles. */
function nameProblem(name: string, roles: readonly StoredRole[]): Refusal | null {
  if (name === '') return refuse('invalid_form', { fields: { name: 'required' } })
  const taken = [...STAFF_ROLES, ...roles.map((role) => role.name)]
  if (taken.some((one) => one.toLowerCase() === name.toLowerCase()))
    return refuse('invalid_form', { fields: { name: 'taken' } })
  return null
}

export const createRole: Operation<'POST /api/staff/roles/create'> = (shop, member, input, context) =>
  changeTeam(shop, member, async (tx, { roles, mayGrant }) => {
    const name = input.name.trim()
    const problem = nameProblem(name, roles)
    if (problem) return problem
    const added = { id: tx.newId(), name, permissions: completePermissions(input.permissions) }
    if (!mayGrant(added)) return refuse('forbidden')
    await tx.db.insert(staffRoles).values(added)
    const after = { name, permissions: added.permissions }
    const change = { id: added.id, before: {}, after }
    await recordAuditEntry(tx, { member, context }, change)
    return { id: added.id }
  })

const isSame = (a: readonly Permission[], b: readonly Permission[]): boolean =>
  completePermissions(a).join() === completePermissions(b).join()

/** Stored role that the caller may change. */
function changeableRole({ roles, mayGrant }: Team, id: string): StoredRole | Refusal {
  const role = roles.find((one) => one.id === id)
  if (!role) return refuse('role_not_found')
  return mayGrant(role) ? role : refuse('forbidden')
}

export const changeRoleTerms: Operation<'POST /api/staff/roles/change'> = (shop, member, input, context) =>
  changeTeam(shop, member, async (tx, team) => {
    const role = changeableRole(team, input.id)
    if (isRefusal(role)) return role
    const name = input.name?.trim() ?? role.name
    const isFixed = role.id === OWNER || (isBuiltIn(role.id) && name !== role.name)
    if (isFixed) return refuse('role_fixed')
    const others = team.roles.filter(({ id }) => id !== role.id)
    const problem = isBuiltIn(role.id) ? null : nameProblem(name, others)
    if (problem) return problem
    const permissions = input.permissions ? completePermissions(input.permissions) : role.permissions
    if (input.from && ![input.from, permissions].some((one) => isSame(one, role.permissions)))
      return refuse('field_changed', { conflicts: { permissions: role.permissions } })
    if (!team.mayGrant({ ...role, permissions })) return refuse('forbidden')
    await tx.db.update(staffRoles).set({ name, permissions }).where(eq(staffRoles.id, role.id))
    const [before, after] = [
      { name: role.name, permissions: role.permissions },
      { name, permissions },
    ]
    await recordAuditEntry(tx, { member, context }, { id: role.id, before, after })
    return null
  })

export const removeRole: Operation<'POST /api/staff/roles/remove'> = (shop, member, { id }, context) =>
  changeTeam(shop, member, async (tx, team) => {
    const role = changeableRole(team, id)
    if (isRefusal(role)) return role
    if (isBuiltIn(role.id)) return refuse('role_fixed')
    if (team.members.some((one) => one.role === role.id)) return refuse('role_in_use')
    await tx.db.delete(staffRoles).where(eq(staffRoles.id, role.id))
    const before = { name: role.name, permissions: role.permissions }
    await recordAuditEntry(tx, { member, context }, { id: role.id, before, after: {} })
    return null
  })
