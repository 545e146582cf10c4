import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '#shop'
import { savedViews } from '#staff/saved-views/saved-view-tables'
import { formerStaff, staff } from '#staff/staff-tables'

/** Deletes a member in a transaction. Shared views and the name in the history stay. */
export async function deleteMember(tx: Database, id: string): Promise<void> {
  const shared = and(eq(savedViews.ownerId, id), eq(savedViews.shared, true))
  await tx.update(savedViews).set({ ownerId: null }).where(shared)
  const { email, name } = staff
  const named = and(eq(staff.id, id), ne(name, ''))
  await tx
    .insert(formerStaff)
    .select(tx.select({ email, name }).from(staff).where(named))
    .onConflictDoUpdate({ target: formerStaff.email, set: { name: sql`excluded.name` } })
  await tx.delete(staff).where(eq(staff.id, id))
}
