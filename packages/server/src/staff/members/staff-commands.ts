import { isEmail, normalisedEmail } from '@little-dunes/domain/accounts/email'
import type { StaffRole } from '@little-dunes/domain/accounts/permissions'
import { asc, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { transaction } from '#database/transaction'
import type { Database } from '#shop'
import { deleteMember } from '#staff/members/delete-member'
import { inviteMember } from '#staff/members/invite'
import { endSignIns } from '#staff/sign-in/end-sign-ins'
import { staff, staffPasskeys } from '#staff/staff-tables'
import { StartError } from '#startup/start-error'

const emailOf = (typed: string): string => {
  const email = normalisedEmail(typed)
  if (!isEmail(email)) throw new StartError(`${typed} is no e-mail address.`)
  return email
}

/** Adds a member of staff, or gives one another role and ends all that is open; answers the token of an invitation. */
export function addStaff(db: Database, typed: string, role: StaffRole, now: Date): Promise<string> {
  const email = emailOf(typed)
  return transaction(db, async (tx) => {
    const [member] = await tx
      .insert(staff)
      .values({ id: v7(), email, role, createdAt: now })
      .onConflictDoUpdate({ target: staff.email, set: { role } })
      .returning({ id: staff.id })
    if (!member) throw new Error('A member of staff was not written')
    await endSignIns({ db: tx }, member.id)
    await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, member.id))
    return inviteMember(tx, member.id, now)
  })
}

/** Removes a member of staff with all sessions. @throws StartError when there is none */
export function removeStaff(db: Database, typed: string): Promise<void> {
  const email = emailOf(typed)
  return transaction(db, async (tx) => {
    const [member] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.email, email)).for('update')
    if (!member) throw new StartError(`${typed} is no member of staff.`)
    await deleteMember(tx, member.id)
  })
}

export const listStaff = (db: Database) =>
  db.select({ email: staff.email, role: staff.role }).from(staff).orderBy(asc(staff.email))
