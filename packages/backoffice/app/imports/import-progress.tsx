import type { ImportSummary } from '@little-dunes/domain/contract/imports/import-calls'
import styles from '#imports/import-progress.module.css'
import { importsMessages as texts } from '#imports/imports-messages'
import { Card } from '#ui/card.tsx'

export function ImportProgress({ one: { status, rows, allRows } }: { one: ImportSummary }) {
  const known = allRows > 0 ? { value: rows, max: allRows } : {}
  return (
    <Card title={texts.statuses[status]}>
      <p className={styles.progress} role="status">
        <progress {...known} aria-label={texts.statuses[status]} />
        {texts.progress(rows, allRows)}
      </p>
    </Card>
  )
}
