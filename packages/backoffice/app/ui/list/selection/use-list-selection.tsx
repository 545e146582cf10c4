import { useCallback } from 'react'
import { type AddressValues, withoutPage } from '#ui/list/address/list-address'
import { SelectMore } from '#ui/list/selection/select-more.tsx'
import { useSelection } from '#ui/list/selection/use-selection'
import { type ListPage, useWholeList } from '#ui/list/selection/use-whole-list'

interface SelectableList<Row, Query> {
  rows: readonly Row[]
  query: Query
  older: string | null
  newer: string | null
  /** Filters without the order. Other filters start without selected rows. */
  filters: object
  /** Must be a stable function. */
  loadPage(query: Query): Promise<ListPage<Row>>
}

/** Selected rows of all pages of a list, and the button that selects more of them. */
export function useListSelection<Row extends { id: string }, Query extends AddressValues>({
  rows,
  query,
  older,
  newer,
  filters,
  loadPage,
}: SelectableList<Row, Query>) {
  const { chosen, selected, select, clear } = useSelection(rows, JSON.stringify(filters))
  const isWholePage = rows.length > 0 && rows.every(({ id }) => selected.has(id))
  const list = JSON.stringify(withoutPage(query))
  const whole = useWholeList(
    isWholePage && (older ?? newer) !== null,
    useCallback((cursor) => loadPage({ ...JSON.parse(list), older: cursor }), [list, loadPage]),
  )
  return {
    chosen,
    clear,
    selected,
    onSelect: (ids: ReadonlySet<string>) => select(ids),
    selectMore: <SelectMore page={rows} whole={whole} selected={selected} onSelect={select} />,
  }
}
