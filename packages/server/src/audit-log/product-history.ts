import { isUuid } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm'
import { createNamedValues } from '#audit-log/named-values'
import { getUndoState } from '#audit-log/undo/undo-reasons'
import { undoneFields } from '#audit-log/undo/undone-fields'
import { products } from '#catalogue/catalogue-tables'
import type { Operation } from '#http/perform-call'
import { actorNameSql } from '#staff/actor-name'
import { staffChanges } from '#staff/audit-log-tables'

const PER_PAGE = 50

/** Changes of a product by field. Other products appear by name. */
export const seeProductHistory: Operation<'GET /api/staff/product/history'> = async (
  shop,
  member,
  { productId, older },
  { language },
) => {
  if (!isUuid(productId)) return refuse('product_not_found')
  const [product] = await shop.db.select({ id: products.id }).from(products).where(eq(products.id, productId))
  if (!product) return refuse('product_not_found')
  const { id, subject, subjectId } = staffChanges
  const rows = await shop.db
    .select({ ...getTableColumns(staffChanges), actorName: actorNameSql(staffChanges.actor) })
    .from(staffChanges)
    .where(
      and(eq(subject, 'product'), eq(subjectId, productId), older === undefined ? undefined : lt(id, older)),
    )
    .orderBy(desc(id))
    .limit(PER_PAGE + 1)
  const undone = await undoneFields(
    shop,
    rows.map((row) => row.id),
  )
  const getNamedChanges = await createNamedValues(shop, rows, language)
  const page = rows.slice(0, PER_PAGE).map((row) => ({
    id: row.id,
    at: row.at.getTime(),
    actor: row.actor,
    actorName: row.actorName,
    undo: getUndoState(row, member),
    fields: Object.entries(getNamedChanges(row)).map(([field, [before, after]]) => ({
      field,
      before,
      after,
      undone: undone.get(row.id)?.includes(field) ?? false,
    })),
  }))
  return { changes: page, older: rows.length > PER_PAGE ? (page.at(-1)?.id ?? null) : null }
}
