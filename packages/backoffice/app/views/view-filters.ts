import type { SavedView, ViewFilters } from '@little-dunes/domain/contract/staff/view-calls'

/** Values of an address without the page within the list. */
export function getFilters({
  older: _,
  newer: __,
  ...query
}: Readonly<Record<string, string | undefined>>): ViewFilters {
  const defined = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return Object.fromEntries(defined)
}

const isSame = (a: ViewFilters, b: ViewFilters): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, value]) => b[name] === value)

/** The saved view of a list: the first with its filters. */
export const shownView = (views: readonly SavedView[], filters: ViewFilters): SavedView | undefined =>
  views.find((view) => isSame(view.filters, filters))
