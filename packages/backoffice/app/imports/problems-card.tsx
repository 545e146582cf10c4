import styles from '#imports/differences-card.module.css'
import { importsMessages as texts } from '#imports/imports-messages'
import type { SeenImport } from '#imports/seen-import'
import { load } from '#platform/client'
import { saveCsv } from '#platform/save-file'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { showError } from '#ui/toast/toast-store'

export function ProblemsCard({ one }: { one: SeenImport['import'] }) {
  async function download() {
    const { csv } = await load('GET /api/staff/import/faulty', { id: one.id })
    saveCsv(texts.faultyName(one.name), csv)
  }
  return (
    <Card
      title={texts.problemsTitle(one.problemCount)}
      actions={
        one.faulty > 0 &&
        one.headings.length > 0 && (
          <Button look="outline" size="small" onClick={() => download().catch(showError)}>
            {texts.download}
          </Button>
        )
      }
      flush
    >
      <ul className={styles.list}>
        {one.problems.map(({ line, column, reason }) => (
          <li key={`${line} ${column} ${reason}`}>
            <b>{texts.line(line)}</b> <bdi>{column}</bdi> {reason}
          </li>
        ))}
      </ul>
    </Card>
  )
}
