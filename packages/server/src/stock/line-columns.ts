import type { CartLine } from '@little-dunes/domain/cart'
import { type SQL, sql } from 'drizzle-orm'

/** Lines as arrays of their columns, for `unnest`: one statement of one shape, however many lines there are. */
export interface LineColumns {
  productIds: SQL
  sizes: SQL
  colorNames: SQL
  quantities: SQL
}

export const lineColumns = (lines: readonly CartLine[]): LineColumns => ({
  productIds: sql`${sql.param(lines.map((line) => line.itemId))}::uuid[]`,
  sizes: sql`${sql.param(lines.map((line) => line.size))}::text[]`,
  colorNames: sql`${sql.param(lines.map((line) => line.colorName))}::text[]`,
  quantities: sql`${sql.param(lines.map((line) => line.quantity))}::int[]`,
})
