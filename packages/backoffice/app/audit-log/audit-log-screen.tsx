import type { AuditLogEntry } from '@little-dunes/domain/contract/audit-log/audit-log-calls'
import { useLoaderData } from 'react-router'
import { AuditLogFilters } from '#audit-log/audit-log-filters.tsx'
import { AuditLogItem } from '#audit-log/audit-log-item.tsx'
import { auditLogMessages as texts } from '#audit-log/audit-log-messages'
import { type AuditLogQuery, auditLogAddress } from '#audit-log/audit-log-query'
import styles from '#audit-log/audit-log-screen.module.css'
import { load } from '#platform/client'
import { formatLongDate, toDay } from '#platform/format'
import { saveCsv } from '#platform/save-file'
import { withoutPage } from '#ui/list/address/list-address'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { ExportButton } from '#ui/list/export-button.tsx'
import { ListScreen } from '#ui/list/list-screen.tsx'
import { showToast } from '#ui/toast/toast-store'

export const loader = auditLogAddress.loader((query) => load('GET /api/staff/audit-log', query))

async function exportAll(query: AuditLogQuery) {
  const { csv, isWhole } = await load('GET /api/staff/audit-log/export', withoutPage(query))
  saveCsv(texts.fileName, csv)
  if (!isWhole) showToast(texts.notWhole)
}

const days = (changes: AuditLogEntry[]) =>
  [...Map.groupBy(changes, ({ at }) => toDay(at))].map(([day, ofDay]) => {
    const name = formatLongDate(ofDay[0]?.at ?? 0)
    return (
      <section key={day} aria-label={name}>
        <h2 className={styles.day}>{name}</h2>
        <ul>
          {ofDay.map((change) => (
            <AuditLogItem key={change.id} change={change} />
          ))}
        </ul>
      </section>
    )
  })

export function Component() {
  const { changes, members, subjects, ...page } = useLoaderData<typeof loader>()
  const { query } = page
  return (
    <ListScreen
      {...page}
      address={auditLogAddress}
      title={texts.title}
      context={texts.context}
      actions={<ExportButton save={() => exportAll(query)}>{texts.export}</ExportButton>}
      filters={
        <>
          <AuditLogFilters shown={query} members={members} subjects={subjects} />
          {query.groupOf !== undefined && (
            <EmptyState
              text={texts.severalShown}
              actions={[{ text: texts.showAll, act: auditLogAddress.path({}) }]}
            />
          )}
        </>
      }
      rows={changes}
      list={days(changes)}
      empty={{ text: texts.nothing, filtered: texts.noMatch }}
      foot={texts.onThisPage(changes.length)}
    />
  )
}
