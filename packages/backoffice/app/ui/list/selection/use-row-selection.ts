import { type MouseEvent, useRef } from 'react'
import { selectRange } from '#ui/list/selection/select-range'

export interface Selection {
  selected: ReadonlySet<string>
  onSelect(selected: ReadonlySet<string>): void
}

/** Selects a row, or with Shift the range from the last selected row. `ids` are all rows, in their order. */
export function useRowSelection({ ids, selected, onSelect }: Selection & { ids: readonly string[] }) {
  const last = useRef<string | null>(null)
  return (id: string, event: MouseEvent) => {
    onSelect(selectRange(ids, selected, id, event.shiftKey ? last.current : null))
    last.current = id
  }
}
