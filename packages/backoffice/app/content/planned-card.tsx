import type { ContentSummary } from '@little-dunes/domain/contract/staff/content-calls'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { contentMessages as texts } from '#content/content-messages'
import { itemName } from '#content/field-label'
import styles from '#content/planned-card.module.css'
import { timelineOf } from '#content/timeline'
import { dayOf, formatDateTime, formatDay, startOfDay } from '#platform/format'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'

/** What of the shop's texts begins or ends by itself, as bars below a calendar. */
export function PlannedCard({ items }: { items: ContentSummary[] }) {
  const [now] = useState(() => Date.now())
  const spans = items.flatMap(({ name, spans: own }) => own.map((span) => ({ ...span, name })))
  const { ticks, bars } = timelineOf(spans, startOfDay(dayOf(now)))
  return (
    <Card title={texts.states.planned}>
      {spans.length === 0 ? (
        <p className={styles.dates}>{texts.nothingPlanned}</p>
      ) : (
        <>
          <p className={styles.ticks} aria-hidden>
            {ticks.map((tick) => (
              <span key={tick}>{formatDay(tick)}</span>
            ))}
          </p>
          <ul aria-label={texts.states.planned}>
            {spans.map(({ id, name, state, startsAt, endsAt }, at) => (
              <li key={id} className={styles.row}>
                <span>
                  <Link to={`${PATHS.content}/${name}`}>{itemName(name)}</Link>
                  <small className={styles.dates}>
                    {endsAt === null
                      ? texts.since(formatDateTime(startsAt))
                      : texts.span(formatDateTime(startsAt), formatDateTime(endsAt))}
                  </small>
                </span>
                <span className={styles.track} aria-hidden>
                  <i
                    className={clsx(state === 'live' && styles.live)}
                    style={{
                      insetInlineStart: `${bars[at]?.start ?? 0}%`,
                      inlineSize: `${bars[at]?.length ?? 0}%`,
                    }}
                  />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
