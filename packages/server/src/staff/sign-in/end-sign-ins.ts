import { and, eq, ne } from 'drizzle-orm'
import type { Shop } from '#shop'
import { endTrust } from '#staff/sign-in/trusted-browsers'
import { staffSessions, staffSignIns } from '#staff/staff-tables'

/**
 * Ends the sessions, unfinished sign-ins and trusted browsers of a member, whose row is locked. `except` is the id of a
 * session to keep. Returns the number of ended sessions.
 */
export async function endSignIns(
  tx: Pick<Shop, 'db'>,
  staffId: string,
  { except }: { except?: string } = {},
): Promise<number> {
  const others = except === undefined ? undefined : ne(staffSessions.id, except)
  const ended = await tx.db.delete(staffSessions).where(and(eq(staffSessions.staffId, staffId), others))
  await endBegunSignIns(tx, staffId)
  await endTrust(tx, staffId)
  return ended.rowCount ?? 0
}

export const endBegunSignIns = ({ db }: Pick<Shop, 'db'>, staffId: string) =>
  db.delete(staffSignIns).where(eq(staffSignIns.staffId, staffId))
