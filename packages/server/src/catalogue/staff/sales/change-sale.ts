import { isUuid } from '@little-dunes/domain/catalogue/product'
import { saleProblems } from '@little-dunes/domain/catalogue/sales/sale-terms'
import { findConflicts, getNewValues } from '@little-dunes/domain/field-changes'
import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import { eq, inArray } from 'drizzle-orm'
import { products } from '#catalogue/catalogue-tables'
import { applySchedules } from '#catalogue/sales/apply-schedules'
import { sales } from '#catalogue/sales/sale-tables'
import { areSubCategories } from '#catalogue/sales/sub-categories'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'
import { recordAuditEntry } from '#staff/record-audit-entry'

const toDate = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds))

async function areProducts(shop: Shop, ids: string[]): Promise<boolean> {
  if (!ids.every(isUuid)) return false
  const rows = await shop.db.select({ id: products.id }).from(products).where(inArray(products.id, ids))
  return rows.length === new Set(ids).size
}

export const createSale: Operation<'POST /api/staff/sales/create'> = async (shop, member, input, context) => {
  const fields = saleProblems(input)
  if (Object.keys(fields).length > 0) return refuse('invalid_form', { fields })
  const answer = await inTransaction(shop, async (tx) => {
    if (!(await areProducts(tx, input.productIds)))
      return refuse('invalid_form', { fields: { productIds: 'products' } })
    const { percent, category, subCategory, productIds } = input
    const [categories, kinds] = [category ? [category] : [], subCategory === null ? [] : [subCategory]]
    if (!(await areSubCategories(tx.db, categories, kinds)))
      return refuse('invalid_form', { fields: { subCategory: 'sub_category' } })
    const id = tx.newId()
    const name = input.name.trim()
    const times = { startsAt: new Date(input.startsAt), endsAt: toDate(input.endsAt) }
    const after = { name, percent, ...times, category, subCategory, productIds: [...new Set(productIds)] }
    await tx.db.insert(sales).values({ id, ...after, createdAt: tx.now() })
    await applySchedules(tx)
    const change = { id, before: {}, after }
    await recordAuditEntry(tx, { member, context }, change)
    return { id }
  })
  if (!isRefusal(answer)) shop.catalogue.changed()
  return answer
}

/** Existing orders keep their price. */
export const changeSale: Operation<'POST /api/staff/sales/change'> = async (shop, member, input, context) => {
  if (!isUuid(input.id)) return refuse('sale_not_found')
  const answer = await inTransaction(shop, async (tx) => {
    const [row] = await tx.db.select().from(sales).where(eq(sales.id, input.id)).for('update')
    if (!row) return refuse('sale_not_found')
    const { name, percent, active } = row
    const before = {
      name,
      percent,
      startsAt: row.startsAt.getTime(),
      endsAt: row.endsAt?.getTime() ?? null,
      active,
    }
    const conflicts = findConflicts(before, input.changes)
    if (Object.keys(conflicts).length > 0) return refuse('field_changed', { conflicts })
    const after = { ...before, ...getNewValues<typeof before>(input.changes) }
    const fields = saleProblems(after)
    if (Object.keys(fields).length > 0) return refuse('invalid_form', { fields })
    const columns = (terms: typeof before) => ({
      ...terms,
      name: terms.name.trim(),
      startsAt: new Date(terms.startsAt),
      endsAt: toDate(terms.endsAt),
    })
    await tx.db.update(sales).set(columns(after)).where(eq(sales.id, input.id))
    await applySchedules(tx)
    const change = { id: input.id, before: columns(before), after: columns(after) }
    await recordAuditEntry(tx, { member, context }, change)
    return null
  })
  if (!isRefusal(answer)) shop.catalogue.changed()
  return answer
}
