import { inArray } from 'drizzle-orm'
import type { Shop } from '#shop'
import { staffChanges } from '#staff/audit-log-tables'

export async function undoneFields(shop: Shop, ids: number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map()
  const { undoes, changes } = staffChanges
  const rows = await shop.db.select({ undoes, changes }).from(staffChanges).where(inArray(undoes, ids))
  const fields = new Map<number, string[]>()
  for (const { undoes: id, changes: fieldChanges } of rows)
    if (id !== null) fields.set(id, [...(fields.get(id) ?? []), ...Object.keys(fieldChanges)])
  return fields
}
