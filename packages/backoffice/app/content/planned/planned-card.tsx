import type { PlannedOffer } from '@little-dunes/domain/contract/catalogue/staff/sale-calls'
import type { ContentSummary } from '@little-dunes/domain/contract/content/staff/content-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { contentMessages as texts } from '#content/content-messages'
import styles from '#content/planned/planned-card.module.css'
import { buildTimeline } from '#content/planned/timeline'
import { call } from '#platform/client'
import { formatDateTime, formatDay, startOfDay, toDay } from '#platform/format'
import { usePermission } from '#platform/member'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'
import { contentName } from '#ui/display/content-name'
import { useBesideList } from '#ui/list/list-counts'

interface Planned {
  key: string
  to: string
  name: string
  /** Null without a start. */
  startsAt: number | null
  endsAt: number | null
}

const OFFER_PATHS = { sale: PATHS.sales, code: PATHS.discounts, flash: `${PATHS.products}?mark=flashsale` }

const ofOffer = ({ kind, name, products, startsAt, endsAt }: PlannedOffer, at: number): Planned => ({
  key: `${kind} ${at}`,
  to: OFFER_PATHS[kind],
  name: texts.offers[kind](name, products ?? 0),
  startsAt,
  endsAt,
})

const ofItem = ({ name, spans }: ContentSummary): Planned[] =>
  spans.map(({ id, startsAt, endsAt }) => ({
    key: String(id),
    to: `${PATHS.content}/${name}`,
    name: contentName(name),
    startsAt,
    endsAt,
  }))

/** Sales, discount codes and flash sales that begin or end automatically; empty without the permission. */
function useOffers(items: ContentSummary[]): PlannedOffer[] {
  const maySee = usePermission('discounts:write')
  const known = useBesideList(async () => {
    if (!maySee) return null
    const answer = await call('GET /api/staff/sales/planned', {})
    return isWireRefusal(answer) ? null : answer.offers
  }, items)
  return known?.answer ?? []
}

function spanText({ startsAt, endsAt }: Planned): string {
  if (startsAt === null) return texts.untilMoment(formatDateTime(endsAt ?? 0))
  if (endsAt === null) return texts.since(formatDateTime(startsAt))
  return texts.span(formatDateTime(startsAt), formatDateTime(endsAt))
}

/** Calendar of texts and prices that begin or end automatically. */
export function PlannedCard({ items }: { items: ContentSummary[] }) {
  const [now] = useState(() => Date.now())
  const offers = useOffers(items)
  const planned = [...items.flatMap(ofItem), ...offers.map(ofOffer)]
    .map((one) => ({ ...one, from: one.startsAt ?? 0 }))
    .toSorted((a, b) => a.from - b.from)
  const spans = planned.map(({ from, endsAt }) => ({ startsAt: from, endsAt }))
  const { ticks, bars } = buildTimeline(spans, startOfDay(toDay(now)))
  return (
    <Card title={texts.states.planned}>
      {planned.length === 0 ? (
        <p className={styles.dates}>{texts.nothingPlanned}</p>
      ) : (
        <>
          <p className={styles.ticks} aria-hidden>
            {ticks.map((tick) => (
              <span key={tick}>{formatDay(tick)}</span>
            ))}
          </p>
          <ul aria-label={texts.states.planned}>
            {planned.map((one, at) => (
              <li key={one.key} className={styles.row}>
                <span>
                  <Link to={one.to}>{one.name}</Link>
                  <small className={styles.dates}>{spanText(one)}</small>
                </span>
                <span className={styles.track} aria-hidden>
                  <i
                    className={clsx(one.from <= now && styles.live)}
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
