import { Icon } from '@little-dunes/design/icon.tsx'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { Download } from 'lucide'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call, load } from '#platform/client'
import { dayOf, formatLongDate } from '#platform/format'
import { saveCsv } from '#platform/save-file'
import { AuditTrailFilters } from '#trail/trail-filters.tsx'
import { AuditTrailItem } from '#trail/trail-item.tsx'
import { trailMessages as texts } from '#trail/trail-messages'
import { auditTrailPath, readAuditTrailQuery } from '#trail/trail-query'
import styles from '#trail/trail-screen.module.css'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyList, ListFoot } from '#ui/list/list-foot.tsx'
import { Page } from '#ui/page.tsx'
import { showError, showToast } from '#ui/toast/toast-store'

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readAuditTrailQuery(new URL(request.url).searchParams)
  return { ...(await load('GET /api/staff/trail', query)), query }
}

/** Who changed what, day by day. */
export function Component() {
  const { changes, members, subjects, query, older, newer } = useLoaderData<typeof loader>()
  const [busy, setBusy] = useState(false)
  const { older: _, newer: __, ...filters } = query
  const days = Map.groupBy(changes, ({ at }) => dayOf(at))

  async function exportAll() {
    setBusy(true)
    try {
      const answer = await call('GET /api/staff/trail/export', filters)
      if (isWireRefusal(answer)) return showError(answer.message)
      saveCsv(texts.fileName, answer.csv)
      if (!answer.isWhole) showToast(texts.notWhole)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Page
      title={texts.title}
      isList
      context={texts.context}
      actions={
        <Button look="outline" busy={busy} onClick={() => exportAll().catch(showError)}>
          <Icon node={Download} />
          {texts.export}
        </Button>
      }
    >
      <Card flush>
        <AuditTrailFilters shown={query} members={members} subjects={subjects} />
        {query.groupOf !== undefined && (
          <EmptyList>
            {texts.severalShown}{' '}
            <ButtonLink look="quiet" size="small" to={auditTrailPath({})}>
              {texts.showAll}
            </ButtonLink>
          </EmptyList>
        )}
        {changes.length === 0 && <EmptyList>{texts.nothing}</EmptyList>}
        {[...days].map(([day, ofDay]) => (
          <section key={day} aria-label={formatLongDate(ofDay[0]?.at ?? 0)}>
            <h2 className={styles.day}>{formatLongDate(ofDay[0]?.at ?? 0)}</h2>
            <ul>
              {ofDay.map((change) => (
                <AuditTrailItem key={change.id} change={change} />
              ))}
            </ul>
          </section>
        ))}
        <ListFoot
          newer={newer === null ? null : auditTrailPath({ ...filters, newer })}
          older={older === null ? null : auditTrailPath({ ...filters, older })}
        >
          {texts.onThisPage(changes.length)}
        </ListFoot>
      </Card>
    </Page>
  )
}
