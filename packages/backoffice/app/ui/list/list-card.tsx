import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { DataTable, type DataTableProps } from '#ui/list/data-table.tsx'
import { type Empty, EmptyState } from '#ui/list/empty-state.tsx'
import { ListFoot } from '#ui/list/list-foot.tsx'

/** Rows as a table, or as another `list`. */
export type ShownRows<Row> = DataTableProps<Row> | { rows: readonly unknown[]; list: ReactNode }

export interface ListSlots {
  title?: ReactNode
  tabs?: ReactNode
  filters?: ReactNode
  /** Missing for lists that always have rows. */
  empty?: Empty
  below?: ReactNode
  /** Addresses of the adjacent pages. */
  newer?: string | null
  older?: string | null
  /** The number of rows, in words. */
  foot?: ReactNode
}

export function ListCard<Row>(props: ShownRows<Row> & ListSlots) {
  const { title, tabs, filters, rows, empty, below, newer = null, older = null, foot } = props
  const list = 'list' in props ? props.list : <DataTable {...props} />
  return (
    <Card title={title} flush>
      {tabs}
      {filters}
      {empty && rows.length === 0 ? <EmptyState {...empty} /> : list}
      {below}
      {(foot !== undefined || newer !== null || older !== null) && (
        <ListFoot newer={newer} older={older}>
          {foot}
        </ListFoot>
      )}
    </Card>
  )
}
