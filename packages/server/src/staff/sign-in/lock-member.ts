import { eq } from 'drizzle-orm'
import type { Shop } from '#shop'
import { staff } from '#staff/staff-tables'

export type Member = typeof staff.$inferSelect

/** Locks a member until the end of the transaction, before the member's sessions and sign-ins. */
export async function lockMember(tx: Shop, id: string): Promise<Member | undefined> {
  const [member] = await tx.db.select().from(staff).where(eq(staff.id, id)).for('no key update')
  return member
}

/** Returns null if the password was changed since it was checked. */
export async function lockVerifiedMember(
  tx: Shop,
  { id, passwordHash }: Pick<Member, 'id' | 'passwordHash'>,
): Promise<Member | null> {
  const member = await lockMember(tx, id)
  return member?.passwordHash === passwordHash ? member : null
}
