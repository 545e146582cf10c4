import { MAX_VIEWS, type ViewProblem, viewNameProblem } from '@little-dunes/domain/accounts/saved-view'
import { isUuid } from '@little-dunes/domain/catalogue/product'
import { VIEW_FILTERS, type ViewFilters, type ViewList } from '@little-dunes/domain/contract/staff/view-calls'
import { findConflicts, getNewValues } from '@little-dunes/domain/field-changes'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { and, count, eq } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import { violatedConstraint } from '#database/violation'
import type { Operation } from '#http/perform-call'
import type { StaffMember } from '#http/require-caller'
import type { Shop } from '#shop'
import { recordAuditEntry } from '#staff/record-audit-entry'
import { mayChangeView } from '#staff/saved-views/list-views'
import { savedViews } from '#staff/saved-views/saved-view-tables'
import { staff } from '#staff/staff-tables'

interface View {
  name: string
  filters: ViewFilters
  shared: boolean
}

/** Returns the problems by field, or null when the view may be stored. */
function findProblems(list: ViewList, { name, filters }: View): Refusal | null {
  const fields: Partial<Record<keyof View, ViewProblem>> = {}
  const problem = viewNameProblem(name)
  if (problem) fields.name = problem
  if (!VIEW_FILTERS[list].safeParse(filters).success) fields.filters = 'filters'
  return Object.keys(fields).length > 0 ? refuse('invalid_form', { fields }) : null
}

const mayShare = (member: StaffMember): boolean => member.permissions.includes('views:share')

/** Refuses a name that the owner already uses for the list. */
async function refuseTaken<Answer>(change: Promise<Answer>): Promise<Answer | Refusal> {
  try {
    return await change
  } catch (error) {
    if (violatedConstraint(error) !== 'saved_views_name') throw error
    return refuse('invalid_form', { fields: { name: 'taken' } })
  }
}

export const createView: Operation<'POST /api/staff/views/create'> = (shop, member, input, context) => {
  const { list, filters, shared } = input
  const view = { name: input.name.trim(), filters, shared }
  const refusal = findProblems(list, view)
  if (refusal) return Promise.resolve(refusal)
  if (shared && !mayShare(member)) return Promise.resolve(refuse('forbidden'))
  const created = inTransaction(shop, async (tx) => {
    // In turn per member, so two windows cannot exceed the limit.
    await tx.db.select({ id: staff.id }).from(staff).where(eq(staff.id, member.id)).for('update')
    const isSameList = and(eq(savedViews.ownerId, member.id), eq(savedViews.list, list))
    const [stored] = await tx.db.select({ views: count() }).from(savedViews).where(isSameList)
    if ((stored?.views ?? 0) >= MAX_VIEWS) return refuse('invalid_form', { fields: { name: 'most' } })
    const id = tx.newId()
    await tx.db.insert(savedViews).values({ id, list, ownerId: member.id, ...view, createdAt: tx.now() })
    await recordAuditEntry(tx, { member, context }, { id, before: {}, after: { list, ...view } })
    return { id }
  })
  return refuseTaken(created)
}

/** Locks a view that the member may change until the end of the transaction. */
async function withView<Answer>(
  shop: Shop,
  member: StaffMember,
  id: string,
  change: (tx: Shop, view: typeof savedViews.$inferSelect) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  if (!isUuid(id)) return refuse('view_not_found')
  return inTransaction(shop, async (tx) => {
    const [row] = await tx.db.select().from(savedViews).where(eq(savedViews.id, id)).for('update')
    if (!row || (row.ownerId !== member.id && !row.shared)) return refuse('view_not_found')
    return mayChangeView(member, row) ? change(tx, row) : refuse('forbidden')
  })
}

export const changeView: Operation<'POST /api/staff/views/change'> = (shop, member, input, context) => {
  const changed = withView(shop, member, input.id, async (tx, row) => {
    const before: View = { name: row.name, filters: row.filters, shared: row.shared }
    const conflicts = findConflicts(before, input.changes)
    if (Object.keys(conflicts).length > 0) return refuse('field_changed', { conflicts })
    const edited = { ...before, ...getNewValues<View>(input.changes) }
    const after = { ...edited, name: edited.name.trim() }
    const refusal = findProblems(row.list, after)
    if (refusal) return refusal
    if (after.shared && !before.shared && !mayShare(member)) return refuse('forbidden')
    // A view without an owner belongs to the member who stops sharing it.
    const ownerId = row.ownerId ?? (after.shared ? null : member.id)
    await tx.db
      .update(savedViews)
      .set({ ...after, ownerId })
      .where(eq(savedViews.id, row.id))
    const change = { id: row.id, before: { ...before }, after: { ...after } }
    await recordAuditEntry(tx, { member, context }, change)
    return null
  })
  return refuseTaken(changed)
}

export const removeView: Operation<'POST /api/staff/views/remove'> = (shop, member, { id }, context) =>
  withView(shop, member, id, async (tx, { list, name, filters, shared }) => {
    await tx.db.delete(savedViews).where(eq(savedViews.id, id))
    const before = { list, name, filters, shared }
    await recordAuditEntry(tx, { member, context }, { id, before, after: {} })
    return null
  })
