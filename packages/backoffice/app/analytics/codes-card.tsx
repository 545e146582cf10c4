import type { Figures } from '@little-dunes/domain/contract/analytics/analytics-calls'
import styles from '#analytics/analytics-lists.module.css'
import { analyticsMessages as texts } from '#analytics/analytics-messages'
import type { AnalyticsQuery } from '#analytics/analytics-query'
import { CsvButton } from '#analytics/csv-button.tsx'
import { inAed } from '#platform/format'
import { Card } from '#ui/card.tsx'

export const CodesCard = ({ codes, query }: Pick<Figures, 'codes'> & { query: AnalyticsQuery }) => (
  <Card title={texts.tables.codes} actions={<CsvButton table="codes" query={query} />}>
    {codes.length === 0 ? (
      <p className={styles.empty}>{texts.noCodes}</p>
    ) : (
      <table className={styles.small}>
        <thead>
          <tr>
            <th>{texts.code}</th>
            <th>{texts.orders}</th>
            <th>{texts.takenOff}</th>
          </tr>
        </thead>
        <tbody>
          {codes.map(({ code, orders, coupon }) => (
            <tr key={code}>
              <td>{code}</td>
              <td>{orders}</td>
              <td className={styles.less}>{inAed(-coupon)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </Card>
)
