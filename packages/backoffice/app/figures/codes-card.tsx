import type { Figures } from '@little-dunes/domain/contract/analytics/figure-calls'
import { CsvButton } from '#figures/csv-button.tsx'
import styles from '#figures/figure-lists.module.css'
import type { FigureQuery } from '#figures/figure-query'
import { figuresMessages as texts } from '#figures/figures-messages'
import { inAed } from '#platform/format'
import { Card } from '#ui/card.tsx'

export const CodesCard = ({ codes, query }: Pick<Figures, 'codes'> & { query: FigureQuery }) => (
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
