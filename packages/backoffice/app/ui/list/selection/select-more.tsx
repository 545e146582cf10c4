import { BulkAction } from '#ui/list/selection/bulk-bar.tsx'
import { MOST_SELECTED } from '#ui/list/selection/use-whole-list'
import { uiMessages as texts } from '#ui/ui-messages'

interface SelectMoreProps<Row> {
  page: readonly Row[]
  /** All pages, once loaded. */
  whole: Row[] | null
  selected: ReadonlySet<string>
  onSelect(selected: ReadonlySet<string>, further?: readonly Row[]): void
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/** Selects the rest of the page, then all pages of the list. */
export function SelectMore<Row extends { id: string }>({
  page,
  whole,
  selected,
  onSelect,
}: SelectMoreProps<Row>) {
  if (!idsOf(page).every((id) => selected.has(id)))
    return (
      <BulkAction onClick={() => onSelect(new Set([...selected, ...idsOf(page)]))}>
        {texts.selectAll}
      </BulkAction>
    )
  if (!whole || idsOf(whole).every((id) => selected.has(id))) return null
  return (
    <BulkAction onClick={() => onSelect(new Set([...selected, ...idsOf(whole)]), whole)}>
      {whole.length < MOST_SELECTED ? texts.selectWhole(whole.length) : texts.selectFirst(MOST_SELECTED)}
    </BulkAction>
  )
}
