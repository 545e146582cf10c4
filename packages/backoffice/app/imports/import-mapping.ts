import { isLocationStock } from '@little-dunes/domain/catalogue/stock'
import type { ReplyOf } from '@little-dunes/domain/contract/calls'

/** Columns of the shop with their headings in the file; columns without one are not read. */
export type Mapping = Readonly<Record<string, string>>
type Columns = ReplyOf<'GET /api/staff/import'>['import']['columns']

/** A heading belongs to one column: choosing it for another column frees the first. */
export function withHeading(mapping: Mapping, column: string, heading: string): Mapping {
  const others = Object.entries(mapping).filter(([name, target]) => name !== column && target !== heading)
  return Object.fromEntries(heading === '' ? others : [...others, [column, heading]])
}

/** Required columns without a heading. */
export const missingColumns = (columns: Columns, mapping: Mapping): string[] =>
  columns.filter(({ column, needed }) => needed && !mapping[column]).map(({ heading }) => heading)

/** Headings that are read, and the others. Stock by location is added up as one column. */
export function headingsByUse(headings: readonly string[], mapping: Mapping) {
  const mapped = new Set(Object.values(mapping))
  const isTaken = (heading: string) => mapped.has(heading) || (!mapping.quantity && isLocationStock(heading))
  const named = [...new Set(headings.filter(Boolean))]
  return { taken: named.filter(isTaken), leftOut: named.filter((heading) => !isTaken(heading)) }
}
