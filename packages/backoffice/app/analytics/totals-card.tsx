import type { AnalyticsStep } from '@little-dunes/domain/analytics-spans'
import type { Figures } from '@little-dunes/domain/contract/analytics/analytics-calls'
import type { ReactNode } from 'react'
import { analyticsMessages as texts } from '#analytics/analytics-messages'
import { Change } from '#analytics/change.tsx'
import styles from '#analytics/totals-card.module.css'
import { inAed } from '#platform/format'
import { Card } from '#ui/card.tsx'

const average = ({ amount, orders }: Figures['total']): number =>
  orders === 0 ? 0 : Math.round(amount / orders)

const Figure = ({ name, value, children }: { name: string; value: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <b>{value}</b>
      <small>{children}</small>
    </dd>
  </div>
)

export function TotalsCard({ by, figures: { total, before } }: { by: AnalyticsStep; figures: Figures }) {
  return (
    <Card flush>
      <dl className={styles.totals}>
        <Figure name={texts.sales} value={inAed(total.amount)}>
          <Change
            before={before.amount}
            after={total.amount}
            suffix={texts.comparedWith('', texts.before[by])}
          />
        </Figure>
        <Figure name={texts.orders} value={total.orders}>
          <Change before={before.orders} after={total.orders} />
        </Figure>
        <Figure name={texts.average} value={inAed(average(total))}>
          <Change before={average(before)} after={average(total)} />
        </Figure>
        <Figure name={texts.units} value={total.units}>
          <Change before={before.units} after={total.units} />
        </Figure>
        <Figure name={texts.refunded} value={inAed(total.refunded)}>
          {total.returned > 0 && texts.returned(total.returned)}
        </Figure>
        <Figure name={texts.vat} value={inAed(total.vat)}>
          {texts.beforeRefunds}
        </Figure>
      </dl>
    </Card>
  )
}
