import { useState } from 'react'
import { MAX_SELECTED } from '#ui/list/selection/use-whole-list'

/**
 * Selected rows of a list, across its pages. A row that leaves the list stays selected, as last loaded. Another list,
 * by name, starts without a selection.
 */
export function useSelection<Row extends { id: string }>(rows: readonly Row[], list: string) {
  const [ticked, setTicked] = useState<{ list: string; rows: ReadonlyMap<string, Row> }>({
    list,
    rows: new Map(),
  })
  const before: ReadonlyMap<string, Row> = ticked.list === list ? ticked.rows : new Map()
  const shown = new Map(rows.map((row) => [row.id, row]))
  const chosen = [...before.values()].map((row) => shown.get(row.id) ?? row)
  const known = new Map([...chosen, ...rows].map((row) => [row.id, row]))

  return {
    chosen,
    selected: new Set(before.keys()) as ReadonlySet<string>,
    /** `further` are rows of other pages. */
    select(ids: ReadonlySet<string>, further: readonly Row[] = []) {
      const all = new Map([...known, ...further.map((row) => [row.id, row] as const)])
      const next = [...ids].flatMap((id) => all.get(id) ?? []).slice(0, MAX_SELECTED)
      setTicked({ list, rows: new Map(next.map((row) => [row.id, row])) })
    },
    clear: () => setTicked({ list, rows: new Map() }),
  }
}
