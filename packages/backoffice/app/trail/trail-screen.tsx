import type { AuditTrailEntry } from '@little-dunes/domain/contract/audit-log/trail-calls'
import { useLoaderData } from 'react-router'
import { load } from '#platform/client'
import { dayOf, formatLongDate } from '#platform/format'
import { saveCsv } from '#platform/save-file'
import { AuditTrailFilters } from '#trail/trail-filters.tsx'
import { AuditTrailItem } from '#trail/trail-item.tsx'
import { trailMessages as texts } from '#trail/trail-messages'
import { type AuditTrailQuery, auditTrailAddress } from '#trail/trail-query'
import styles from '#trail/trail-screen.module.css'
import { withoutPage } from '#ui/list/address/list-address'
import { ExportButton } from '#ui/list/export-button.tsx'
import { EmptyList, WayOn } from '#ui/list/list-foot.tsx'
import { ListScreen } from '#ui/list/list-screen.tsx'
import { showToast } from '#ui/toast/toast-store'

export const loader = auditTrailAddress.loader((query) => load('GET /api/staff/trail', query))

async function exportAll(query: AuditTrailQuery) {
  const { csv, isWhole } = await load('GET /api/staff/trail/export', withoutPage(query))
  saveCsv(texts.fileName, csv)
  if (!isWhole) showToast(texts.notWhole)
}

const days = (changes: AuditTrailEntry[]) =>
  [...Map.groupBy(changes, ({ at }) => dayOf(at))].map(([day, ofDay]) => {
    const name = formatLongDate(ofDay[0]?.at ?? 0)
    return (
      <section key={day} aria-label={name}>
        <h2 className={styles.day}>{name}</h2>
        <ul>
          {ofDay.map((change) => (
            <AuditTrailItem key={change.id} change={change} />
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
      address={auditTrailAddress}
      title={texts.title}
      context={texts.context}
      actions={<ExportButton save={() => exportAll(query)}>{texts.export}</ExportButton>}
      filters={
        <>
          <AuditTrailFilters shown={query} members={members} subjects={subjects} />
          {query.groupOf !== undefined && (
            <EmptyList>
              <WayOn text={texts.severalShown} to={auditTrailAddress.path({})}>
                {texts.showAll}
              </WayOn>
            </EmptyList>
          )}
        </>
      }
      rows={changes}
      list={days(changes)}
      empty={texts.nothing}
      foot={texts.onThisPage(changes.length)}
    />
  )
}
