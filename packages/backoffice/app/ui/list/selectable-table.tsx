import { clsx } from 'clsx'
import type { MouseEvent, ReactNode } from 'react'
import styles from '#ui/list/selectable-table.module.css'
import tables from '#ui/list/table.module.css'
import { useFirstRows } from '#ui/list/use-first-rows'
import { type Selection, useRowSelection } from '#ui/list/use-row-selection'
import { uiMessages } from '#ui/ui-messages'

export interface RowSelection {
  isSelected: boolean
  onToggle(event: MouseEvent): void
}

interface SelectableTableProps<Row> extends Selection {
  rows: readonly Row[]
  /** The other heads. */
  heads: ReactNode
  /** Draws a row, which begins with a `SelectCell`. */
  children(row: Row, selection: RowSelection): ReactNode
}

/** A table with a checkbox in each row, and one for all rows. Shift selects a range. On a phone each row is a card. */
export function SelectableTable<Row extends { id: string }>({
  rows,
  selected,
  onSelect,
  heads,
  children,
}: SelectableTableProps<Row>) {
  const ids = rows.map(({ id }) => id)
  const isAll = ids.every((id) => selected.has(id))
  const toggleAll = () =>
    onSelect(new Set(isAll ? [...selected].filter((id) => !ids.includes(id)) : [...selected, ...ids]))
  const toggle = useRowSelection({ ids, selected, onSelect })
  return (
    <div className={tables.scroll}>
      <table className={clsx(tables.table, tables.cards)}>
        <thead>
          <tr>
            <th className={styles.tick}>
              <input type="checkbox" aria-label={uiMessages.selectAll} checked={isAll} onChange={toggleAll} />
            </th>
            {heads}
          </tr>
        </thead>
        <tbody>
          {useFirstRows(rows).map((row) =>
            children(row, {
              isSelected: selected.has(row.id),
              onToggle: (event) => toggle(row.id, event),
            }),
          )}
        </tbody>
      </table>
    </div>
  )
}

export const SelectCell = ({ label, isSelected, onToggle }: RowSelection & { label: string }) => (
  <td className={styles.tick}>
    <input type="checkbox" aria-label={label} checked={isSelected} onClick={onToggle} readOnly />
  </td>
)
