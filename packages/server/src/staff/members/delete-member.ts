import { and, eq } from 'drizzle-orm'
import type { Database } from '#shop'
import { savedViews } from '#staff/saved-view-tables'
import { staff } from '#staff/staff-tables'

/** Deletes a member with all that is theirs alone; the views that colleagues use stay. Inside a transaction. */
export async function deleteMember(tx: Database, id: string): Promise<void> {
  const shared = and(eq(savedViews.ownerId, id), eq(savedViews.shared, true))
  await tx.update(savedViews).set({ ownerId: null }).where(shared)
  await tx.delete(staff).where(eq(staff.id, id))
}
