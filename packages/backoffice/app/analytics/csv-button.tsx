import type { AnalyticsTable } from '@little-dunes/domain/contract/analytics/analytics-calls'
import { analyticsMessages as texts } from '#analytics/analytics-messages'
import type { AnalyticsQuery } from '#analytics/analytics-query'
import { load } from '#platform/client'
import { saveCsv } from '#platform/save-file'
import { ExportButton } from '#ui/list/export-button.tsx'

export function CsvButton({ table, query }: { table: AnalyticsTable; query: AnalyticsQuery }) {
  async function save() {
    const { name, csv } = await load('GET /api/staff/analytics/file', { ...query, table })
    saveCsv(name, csv)
  }

  return (
    <ExportButton look="quiet" size="small" aria-label={texts.csvLabel(texts.tables[table])} save={save}>
      {texts.csv}
    </ExportButton>
  )
}
