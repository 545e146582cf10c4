import type { FigureTable } from '@little-dunes/domain/contract/analytics/figure-calls'
import type { FigureQuery } from '#figures/figure-query'
import { figuresMessages as texts } from '#figures/figures-messages'
import { load } from '#platform/client'
import { saveCsv } from '#platform/save-file'
import { ExportButton } from '#ui/list/export-button.tsx'

export function CsvButton({ table, query }: { table: FigureTable; query: FigureQuery }) {
  async function save() {
    const { name, csv } = await load('GET /api/staff/figures/file', { ...query, table })
    saveCsv(name, csv)
  }

  return (
    <ExportButton look="quiet" size="small" aria-label={texts.csvOf(texts.tables[table])} save={save}>
      {texts.csv}
    </ExportButton>
  )
}
