import { Icon } from '@little-dunes/design/icon.tsx'
import type { FigureTable } from '@little-dunes/domain/contract/analytics/figure-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { Download } from 'lucide'
import { useState } from 'react'
import type { FigureQuery } from '#figures/figure-query'
import { figuresMessages as texts } from '#figures/figures-messages'
import { call } from '#platform/client'
import { saveCsv } from '#platform/save-file'
import { Button } from '#ui/button.tsx'
import { showError } from '#ui/toast/toast-store'

/** Hands one table over as a file. */
export function CsvButton({ table, query }: { table: FigureTable; query: FigureQuery }) {
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const answer = await call('GET /api/staff/figures/file', { ...query, table })
      if (isWireRefusal(answer)) return showError(answer.message)
      saveCsv(answer.name, answer.csv)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      look="quiet"
      size="small"
      busy={busy}
      aria-label={texts.csvOf(texts.tables[table])}
      onClick={() => download().catch(showError)}
    >
      <Icon node={Download} />
      {texts.csv}
    </Button>
  )
}
