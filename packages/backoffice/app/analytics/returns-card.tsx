import type { Figures } from '@little-dunes/domain/contract/analytics/analytics-calls'
import { analyticsMessages as texts } from '#analytics/analytics-messages'
import type { AnalyticsQuery } from '#analytics/analytics-query'
import { CsvButton } from '#analytics/csv-button.tsx'
import styles from '#analytics/share-cards.module.css'
import { returnsMessages } from '#returns/returns-messages'
import { Card } from '#ui/card.tsx'

interface ReturnsProps {
  figures: Pick<Figures, 'returns' | 'total'>
  query: AnalyticsQuery
}

export function ReturnsCard({ figures: { returns, total }, query }: ReturnsProps) {
  const returned = returns.reduce((sum, { units }) => sum + units, 0)
  const highest = Math.max(...returns.map(({ units }) => units), 1)
  return (
    <Card
      title={texts.tables.returns}
      aside={
        returned > 0 &&
        total.units > 0 &&
        texts.returnedShare(returned, total.units, Math.round((returned / total.units) * 100))
      }
      actions={<CsvButton table="returns" query={query} />}
    >
      {returns.length === 0 ? (
        <p className={styles.empty}>{texts.noReturns}</p>
      ) : (
        <table className={styles.shares}>
          <thead>
            <tr>
              <th>{texts.reason}</th>
              <th>{texts.share}</th>
              <th>{texts.units}</th>
            </tr>
          </thead>
          <tbody>
            {returns.map(({ reason, units }) => (
              <tr key={reason}>
                <th scope="row">{returnsMessages.reasons[reason]}</th>
                <td>
                  <span className={styles.bar} aria-hidden>
                    <span className={styles.less} style={{ inlineSize: `${(units / highest) * 100}%` }} />
                  </span>
                </td>
                <td>{units}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
