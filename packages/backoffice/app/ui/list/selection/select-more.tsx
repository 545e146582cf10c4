import { BulkAction } from '#ui/list/selection/bulk-bar.tsx'
import { MAX_SELECTED } from '#ui/list/selection/use-whole-list'
import { uiMessages as texts } from '#ui/ui-messages'

interface SelectMoreProps<Row> {
  page: readonly Row[]
  /** All pages, once loaded. */
  whole: Row[] | null
  selected: ReadonlySet<string>
  onSelect(selected: ReadonlySet<string>, further?: readonly Row[]): void
}

const getIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/** Selects the rest of the page, then all pages of the list. */
export function SelectMore<Row extends { id: string }>({
  page,
  whole,
  selected,
  onSelect,
}: SelectMoreProps<Row>) {
  if (!getIds(page).every((id) => selected.has(id)))
    return (
      <BulkAction onClick={() => onSelect(new Set([...selected, ...getIds(page)]))}>
        {texts.selectAll}
      </BulkAction>
    )
  if (!whole || getIds(whole).every((id) => selected.has(id))) return null
  return (
    <BulkAction onClick={() => onSelect(new Set([...selected, ...getIds(whole)]), whole)}>
      {whole.length < MAX_SELECTED ? texts.selectWhole(whole.length) : texts.selectFirst(MAX_SELECTED)}
    </BulkAction>
  )
}
