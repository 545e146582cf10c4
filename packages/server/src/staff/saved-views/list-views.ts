import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import type { StaffMember } from '#http/require-caller'
import { savedViews } from '#staff/saved-views/saved-view-tables'
import { staff } from '#staff/staff-tables'

/** The owner may change a view, and members who manage the staff may change shared ones. */
export const mayChangeView = (
  member: StaffMember,
  { ownerId, shared }: { ownerId: string | null; shared: boolean },
): boolean => ownerId === member.id || (shared && member.permissions.includes('staff:manage'))

export const listViews: Operation<'GET /api/staff/views'> = async (shop, member, { list }) => {
  const { id, name, filters, shared, ownerId } = savedViews
  const rows = await shop.db
    .select({ id, name, filters, shared, ownerId, owner: staff.name })
    .from(savedViews)
    .leftJoin(staff, eq(staff.id, savedViews.ownerId))
    .where(and(eq(savedViews.list, list), or(eq(ownerId, member.id), eq(shared, true))))
    .orderBy(asc(sql`lower(${name})`), asc(id))
  const views = rows.map(({ ownerId: _, ...row }) => ({
    ...row,
    owner: row.owner ?? '',
    mayChange: mayChangeView(member, { ownerId: _, shared: row.shared }),
  }))
  return { views }
}
