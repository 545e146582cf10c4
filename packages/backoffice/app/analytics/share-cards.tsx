import type { Figures } from '@little-dunes/domain/contract/analytics/analytics-calls'
import { analyticsMessages as texts } from '#analytics/analytics-messages'
import type { AnalyticsQuery } from '#analytics/analytics-query'
import { Change } from '#analytics/change.tsx'
import { CsvButton } from '#analytics/csv-button.tsx'
import styles from '#analytics/share-cards.module.css'
import { inAed } from '#platform/format'
import { Card } from '#ui/card.tsx'
import { regionName } from '#ui/display/region-name'
import tables from '#ui/list/table.module.css'

interface Part {
  name: string
  amount: number
  before: number
}

/** Parts of the sales, with their shares as bars. */
function SharesTable({ head, parts, total }: { head: string; parts: Part[]; total: number }) {
  if (parts.length === 0) return <p className={styles.empty}>{texts.nothingSold}</p>
  const highest = Math.max(...parts.map(({ amount }) => amount), 1)
  return (
    <table className={styles.shares}>
      <thead>
        <tr>
          <th>{head}</th>
          <th>{texts.share}</th>
          <th className={tables.end}>{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, amount, before }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span className={styles.bar} aria-hidden>
                <span style={{ inlineSize: `${(amount / highest) * 100}%` }} />
              </span>
              <bdi dir="ltr">{total > 0 ? Math.round((amount / total) * 100) : 0}%</bdi>
            </td>
            <td>
              {inAed(amount)} <Change before={before} after={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface Props {
  figures: Figures
  query: AnalyticsQuery
}

export const EmiratesCard = ({ figures: { emirates, total }, query }: Props) => (
  <Card title={texts.tables.emirates} actions={<CsvButton table="emirates" query={query} />}>
    <SharesTable
      head={texts.emirate}
      total={total.amount}
      parts={emirates.map(({ region, ...part }) => ({ name: regionName(region), ...part }))}
    />
  </Card>
)

export const PaymentsCard = ({ figures: { payments, total }, query }: Props) => (
  <Card title={texts.tables.payments} actions={<CsvButton table="payments" query={query} />}>
    <SharesTable
      head={texts.payment}
      total={total.amount}
      parts={payments.map(({ paymentMethod, ...part }) => ({ name: texts.payments[paymentMethod], ...part }))}
    />
  </Card>
)
