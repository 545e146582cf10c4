import { type MouseEvent, useRef } from 'react'
import { selectRange } from '#ui/list/select-range'
import styles from '#ui/list/select-rows.module.css'
import { uiMessages } from '#ui/ui-messages'

interface Selection {
  /** Of all rows, in their order. */
  ids: readonly string[]
  selected: ReadonlySet<string>
  onSelect(selected: ReadonlySet<string>): void
}

/** Ticks rows one by one, or with Shift from the last ticked one to this one. */
export function useRowSelection({ ids, selected, onSelect }: Selection) {
  const last = useRef<string | null>(null)
  return (id: string, event: MouseEvent) => {
    onSelect(selectRange(ids, selected, id, event.shiftKey ? last.current : null))
    last.current = id
  }
}

/** The head of the column of ticks: all rows of the page, or none of them. */
export function SelectAllHead({ ids, selected, onSelect }: Selection) {
  const isAll = ids.every((id) => selected.has(id))
  return (
    <th className={styles.tick}>
      <input
        type="checkbox"
        aria-label={uiMessages.selectAll}
        checked={isAll}
        onChange={() =>
          onSelect(new Set(isAll ? [...selected].filter((id) => !ids.includes(id)) : [...selected, ...ids]))
        }
      />
    </th>
  )
}

interface SelectCellProps {
  label: string
  isSelected: boolean
  onToggle(event: MouseEvent): void
}

export const SelectCell = ({ label, isSelected, onToggle }: SelectCellProps) => (
  <td className={styles.tick}>
    <input type="checkbox" aria-label={label} checked={isSelected} onClick={onToggle} readOnly />
  </td>
)
