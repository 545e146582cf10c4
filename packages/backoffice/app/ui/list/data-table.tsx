import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { type Selection, useRowSelection } from '#ui/list/selection/use-row-selection'
import tables from '#ui/list/table.module.css'
import { useFirstRows } from '#ui/list/use-first-rows'
import { uiMessages } from '#ui/ui-messages'

type Look = 'main' | 'title' | 'end' | 'quiet' | 'oneLine'

export interface Column<Row> {
  heading: string
  cell(row: Row): ReactNode
  /** `main` names the row, and its link covers the row's card. `title` names a row with several links or buttons. */
  look?: Look | readonly Look[]
  /** Place on the card that phones show for each row. */
  phone?: 'topStart' | 'topEnd' | 'bottomStart' | 'bottomEnd' | 'wideOnly' | undefined
  className?: string | undefined
  /** Only screen readers get the heading, as above pictures. */
  isHeadingHidden?: boolean
  /** Omitted while a panel is beside the list. */
  isExtra?: boolean
  sort?: { isSet: boolean; turn(): void }
}

export const actionColumn = <Row,>(cell: Column<Row>['cell'], phone?: Column<Row>['phone']): Column<Row> => ({
  heading: uiMessages.actions,
  isHeadingHidden: true,
  look: 'end',
  phone,
  cell,
})

type RowProps = Pick<ComponentProps<'tr'>, 'className' | 'aria-selected' | 'onClick' | 'onFocus'>

export interface DataTableProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey(row: Row): string
  label?: string | undefined
  /** Cards, unless the columns are few and narrow. */
  phoneLook?: 'cards' | 'table'
  rowProps?: ((row: Row) => RowProps) | undefined
  /** A checkbox in each row with this label, and one for all rows. Shift selects a range. */
  selection?: (Selection & { label(row: Row): string }) | undefined
}

const NO_SELECTION: Selection = { selected: new Set(), onSelect: () => undefined }

function Heading<Row>({ heading, look = [], phone, isHeadingHidden, isExtra, sort }: Column<Row>) {
  const className =
    clsx(
      [look].flat().includes('end') && tables.end,
      phone === 'wideOnly' && tables.wideOnly,
      isExtra && tables.extra,
    ) || undefined
  if (isHeadingHidden) return <th className={className} aria-label={heading} />
  if (!sort) return <th className={className}>{heading}</th>
  return (
    <th className={className} aria-sort={sort.isSet ? 'descending' : undefined}>
      <button type="button" onClick={sort.turn}>
        {heading}
        {sort.isSet && <span aria-hidden="true">{'\u00a0↓'}</span>}
      </button>
    </th>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { look = [], phone, isExtra, className } = column
  const looks = [look].flat().map((name) => tables[name])
  return (
    <td className={clsx(looks, phone && tables[phone], isExtra && tables.extra, className) || undefined}>
      {column.cell(row)}
    </td>
  )
}

export function DataTable<Row>({
  columns,
  rows,
  rowKey,
  label,
  phoneLook = 'cards',
  rowProps,
  selection,
}: DataTableProps<Row>) {
  const ids = rows.map(rowKey)
  const { selected, onSelect } = selection ?? NO_SELECTION
  const toggle = useRowSelection({ ids, selected, onSelect })
  const isAll = ids.every((id) => selected.has(id))
  const toggleAll = () =>
    onSelect(new Set(isAll ? [...selected].filter((id) => !ids.includes(id)) : [...selected, ...ids]))

  function tableRow(row: Row) {
    const id = rowKey(row)
    return (
      <tr key={id} aria-selected={selection && selected.has(id)} {...rowProps?.(row)}>
        {selection && (
          <td className={tables.tick}>
            <input
              type="checkbox"
              aria-label={selection.label(row)}
              checked={selected.has(id)}
              onClick={(event) => toggle(id, event)}
              readOnly
            />
          </td>
        )}
        {columns.map((column) => (
          <Cell key={column.heading} column={column} row={row} />
        ))}
      </tr>
    )
  }

  return (
    <div className={tables.scroll}>
      <table className={clsx(tables.table, phoneLook === 'cards' && tables.cards)} aria-label={label}>
        <thead>
          <tr>
            {selection && (
              <th className={tables.tick}>
                <input
                  type="checkbox"
                  aria-label={uiMessages.selectAll}
                  checked={isAll}
                  onChange={toggleAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.heading} {...column} />
            ))}
          </tr>
        </thead>
        <tbody>{useFirstRows(rows).map(tableRow)}</tbody>
      </table>
    </div>
  )
}
