import { OWNER } from '@little-dunes/domain/accounts/permissions'
import { eq, isNull } from 'drizzle-orm'
import { transaction } from '#database/transaction'
import type { Database } from '#shop'
import { addInvitation } from '#staff/members/invite'
import { staff, staffInvitations } from '#staff/staff-tables'

export async function hasOwner(db: Database): Promise<boolean> {
  const owners = await db.select({ id: staff.id }).from(staff).where(eq(staff.role, OWNER)).limit(1)
  return owners.length > 0
}

/** Token of a link that creates the first owner; null when the shop has one. Ends the links of earlier starts. */
export const inviteFirstOwner = (db: Database, now: Date): Promise<string | null> =>
  transaction(db, async (tx) => {
    await tx.delete(staffInvitations).where(isNull(staffInvitations.staffId))
    return (await hasOwner(tx)) ? null : addInvitation(tx, null, now)
  })
