import { isLocationStock } from '@little-dunes/domain/catalogue/stock'
import type { ReplyOf } from '@little-dunes/domain/contract/calls'

/** Columns of the shop with the heading of the file that holds each; without one the column is not read. */
export type Mapping = Readonly<Record<string, string>>
type Columns = ReplyOf<'GET /api/staff/import'>['import']['columns']

/** One heading holds one column: chosen for another one it leaves the first. */
export function withHeading(mapping: Mapping, column: string, heading: string): Mapping {
  const others = Object.entries(mapping).filter(([name, held]) => name !== column && held !== heading)
  return Object.fromEntries(heading === '' ? others : [...others, [column, heading]])
}

/** What has to be in a file and nobody has said where. */
export const missingColumns = (columns: Columns, mapping: Mapping): string[] =>
  columns.filter(({ column, needed }) => needed && !mapping[column]).map(({ heading }) => heading)

/** The headings of a file that are read and those that are not. Stock by location is added up in place of one column. */
export function headingsByUse(headings: readonly string[], mapping: Mapping) {
  const mapped = new Set(Object.values(mapping))
  const isTaken = (heading: string) => mapped.has(heading) || (!mapping.quantity && isLocationStock(heading))
  const named = [...new Set(headings.filter(Boolean))]
  return { taken: named.filter(isTaken), leftOut: named.filter((heading) => !isTaken(heading)) }
}
