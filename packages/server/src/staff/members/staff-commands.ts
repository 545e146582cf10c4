import { isEmail, normalisedEmail } from '@little-dunes/domain/accounts/email'
import { asc, eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { transaction } from '#database/transaction'
import type { Database } from '#shop'
import { deleteMember } from '#staff/members/delete-member'
import { inviteMember } from '#staff/members/invite'
import { endSignIns } from '#staff/sign-in/end-sign-ins'
import { staff, staffPasskeys, staffRoles } from '#staff/staff-tables'
import { StartError } from '#startup/start-error'

const shownName = sql<string>`coalesce(nullif(${staffRoles.name}, ''), ${staffRoles.id})`

const parseEmail = (typed: string): string => {
  const email = normalisedEmail(typed)
  if (!isEmail(email)) throw new StartError(`${typed} is not an email address.`)
  return email
}

/** Id of a role by its name; for built-in roles they are the same. @throws StartError when there is none */
async function roleNamed(db: Database, typed: string): Promise<string> {
  const rows = await db
    .select({ id: staffRoles.id, name: shownName })
    .from(staffRoles)
    .orderBy(asc(shownName))
  const role = rows.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase())
  if (!role) throw new StartError(`Unknown role. Use one of: ${rows.map(({ name }) => name).join(', ')}.`)
  return role.id
}

/**
 * Adds a staff member, or changes the role of an existing one and ends all sessions and sign-ins. Returns the token of
 * an invitation.
 * @throws StartError when there is no such role
 */
export function addStaff(db: Database, typed: string, roleName: string, now: Date): Promise<string> {
  const email = parseEmail(typed)
  return transaction(db, async (tx) => {
    const role = await roleNamed(tx, roleName)
    const [member] = await tx
      .insert(staff)
      .values({ id: v7(), email, role, createdAt: now })
      .onConflictDoUpdate({ target: staff.email, set: { role } })
      .returning({ id: staff.id })
    if (!member) throw new Error('The team member was not saved')
    await endSignIns({ db: tx }, member.id)
    await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, member.id))
    return inviteMember(tx, member.id, now)
  })
}

/** Removes a staff member with all sessions. @throws StartError when there is none */
export function removeStaff(db: Database, typed: string): Promise<void> {
  const email = parseEmail(typed)
  return transaction(db, async (tx) => {
    const [member] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.email, email)).for('update')
    if (!member) throw new StartError(`${typed} is not a team member.`)
    await deleteMember(tx, member.id)
  })
}

export const listStaff = (db: Database) =>
  db
    .select({ email: staff.email, role: shownName })
    .from(staff)
    .innerJoin(staffRoles, eq(staffRoles.id, staff.role))
    .orderBy(asc(staff.email))
