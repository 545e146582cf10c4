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
  const returned = returns.reduce((sum, { pieces }) => sum + pieces, 0)
  const highest = Math.max(...returns.map(({ pieces }) => pieces), 1)
  return (
    <Card
      title={texts.tables.returns}
      aside={
        returned > 0 &&
        total.pieces > 0 &&
        texts.returnedOf(returned, total.pieces, Math.round((returned / total.pieces) * 100))
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
              <th>{texts.pieces}</th>
            </tr>
          </thead>
          <tbody>
            {returns.map(({ reason, pieces }) => (
              <tr key={reason}>
                <th scope="row">{returnsMessages.reasons[reason]}</th>
                <td>
                  <span className={styles.bar} aria-hidden>
                    <span className={styles.less} style={{ inlineSize: `${(pieces / highest) * 100}%` }} />
                  </span>
                </td>
                <td>{pieces}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
