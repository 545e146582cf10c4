import type { AnalyticsStep } from '@little-dunes/domain/analytics-spans'
import type { Figures } from '@little-dunes/domain/contract/analytics/analytics-calls'
import { analyticsMessages as texts } from '#analytics/analytics-messages'
import type { AnalyticsQuery } from '#analytics/analytics-query'
import { CsvButton } from '#analytics/csv-button.tsx'
import { SalesBars } from '#analytics/sales-bars.tsx'
import styles from '#analytics/sales-card.module.css'
import { spanText } from '#analytics/span-text'
import { inAed } from '#platform/format'
import { Card } from '#ui/card.tsx'
import tables from '#ui/list/table.module.css'

interface Props {
  by: AnalyticsStep
  figures: Figures
}

/** The chart's data and more as a table, also for screen readers. */
const SalesTable = ({ by, figures: { spans } }: Props) => (
  <details className={styles.table}>
    <summary>{texts.asTable}</summary>
    <div className={tables.scroll}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th>{texts.span[by]}</th>
            <th className={tables.end}>{texts.orders}</th>
            <th className={tables.end}>{texts.units}</th>
            <th className={tables.end}>{texts.sales}</th>
            <th className={tables.end}>{texts.earlier}</th>
            <th className={tables.end}>{texts.refunded}</th>
            <th className={tables.end}>{texts.vat}</th>
          </tr>
        </thead>
        <tbody>
          {spans.toReversed().map((span) => (
            <tr key={span.from}>
              <td className={styles.span}>{spanText(by, span, texts.to)}</td>
              <td className={tables.end}>{span.sales.orders}</td>
              <td className={tables.end}>{span.sales.units}</td>
              <td className={tables.end}>{inAed(span.sales.amount)}</td>
              <td className={tables.end}>{inAed(span.before.amount)}</td>
              <td className={tables.end}>{inAed(span.sales.refunded)}</td>
              <td className={tables.end}>{inAed(span.sales.vat)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
)

export const SalesCard = ({ by, figures, query }: Props & { query: AnalyticsQuery }) => (
  <Card flush title={texts.salesTitles[by]} actions={<CsvButton table="sales" query={query} />}>
    <SalesBars by={by} figures={figures} />
    <p className={styles.legend}>
      <span>{texts.thisTime}</span>
      {figures.spans.some(({ until }) => until === figures.today) && (
        <span className={styles.today}>{texts.today}</span>
      )}
      <span className={styles.before}>{texts.earlier}</span>
      {figures.total.orders === 0 ? texts.nothingSold : texts.note}
    </p>
    <SalesTable by={by} figures={figures} />
  </Card>
)
