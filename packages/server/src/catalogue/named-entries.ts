import type { CartLine } from '@little-dunes/domain/orders/cart'
import { type SQL, sql } from 'drizzle-orm'

export type EntrySelector = Pick<CartLine, 'productId' | 'size' | 'colorName'>

/** The id of a line's size entry, by the current or a former name of the colour. `productId` must be a UUID. */
export const entryIdSql = ({ productId, size, colorName }: EntrySelector): SQL => sql`(
  SELECT e.id FROM variant_names n JOIN size_entries e ON e.variant_id = n.variant_id
  WHERE n.product_id = ${productId} AND n.color_name = ${colorName} AND e.size = ${size})`

/**
 * The size entries of lines, as rows (place, id), where `place` counts the lines from 1. One statement of one shape for
 * any number of lines. A line without a match has no row.
 */
export const namedEntries = (lines: readonly EntrySelector[]): SQL => sql`(
  SELECT named.place::int, e.id
  FROM unnest(
    ${sql.param(lines.map((line) => line.productId))}::uuid[],
    ${sql.param(lines.map((line) => line.size))}::text[],
    ${sql.param(lines.map((line) => line.colorName))}::text[]
  ) WITH ORDINALITY AS named (product_id, size, color_name, place)
  JOIN variant_names n USING (product_id, color_name)
  JOIN size_entries e ON e.variant_id = n.variant_id AND e.size = named.size)`

export interface EntryQuantity {
  sizeEntryId: string
  quantity: number
}

/** The rows (id, quantity) of `entries`, for one statement of one shape. */
export const entryRows = (entries: readonly EntryQuantity[]): SQL => sql`unnest(
  ${sql.param(entries.map((entry) => entry.sizeEntryId))}::uuid[],
  ${sql.param(entries.map((entry) => entry.quantity))}::int[])`
