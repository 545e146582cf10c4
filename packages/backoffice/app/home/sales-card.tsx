import { clsx } from 'clsx'
import { Link } from 'react-router'
import { homeMessages as texts } from '#home/home-messages'
import styles from '#home/sales-card.module.css'
import { type Sales, SalesChart } from '#home/sales-chart.tsx'
import {
  changeInPercent,
  formatShortWeekday,
  formatTime,
  formatWeekday,
  inAed,
  inWholeAed,
} from '#platform/format'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'
import figureStyles from '#ui/display/figures.module.css'
import tables from '#ui/list/table.module.css'

function Change({ before, after }: { before: number; after: number }) {
  const percent = changeInPercent(before, after)
  return percent && <i className={clsx(after < before ? styles.less : styles.more)}>{percent}</i>
}

function Figures({ sales: { now, today, before } }: { sales: Sales }) {
  return (
    <dl className={clsx(figureStyles.figures, styles.figures)}>
      <div>
        <dt>{texts.amount}</dt>
        <dd>
          <Link to={PATHS.orders}>{inAed(today.amount)}</Link>{' '}
          <Change before={before.amount} after={today.amount} />
        </dd>
      </div>
      <div>
        <dt>{texts.orders}</dt>
        <dd>
          <Link to={PATHS.orders}>{today.orders}</Link>{' '}
          <i>{texts.ordersLast(before.orders, formatWeekday(now))}</i>
        </dd>
      </div>
      {today.orders > 0 && (
        <div>
          <dt>{texts.average}</dt>
          <dd>{inAed(Math.round(today.amount / today.orders))}</dd>
        </div>
      )}
      <div>
        <dt>{texts.vat}</dt>
        <dd>{inAed(today.vat)}</dd>
      </div>
    </dl>
  )
}

/** '15:00' for the fifteenth hour. */
const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** The chart's data as a table, also for screen readers. */
function AnalyticsTable({ sales: { now, hours, hoursBefore } }: { sales: Sales }) {
  return (
    <details className={styles.table}>
      <summary>{texts.figures}</summary>
      <table className={tables.table}>
        <thead>
          <tr>
            <th>{texts.until}</th>
            <th className={tables.end}>{texts.today}</th>
            <th className={tables.end}>{texts.last(formatWeekday(now))}</th>
          </tr>
        </thead>
        <tbody>
          {hoursBefore.map((before, hour) => (
            <tr key={hourText(hour)}>
              <td>{hour === hours.length - 1 ? formatTime(now) : hourText(hour + 1)}</td>
              <td className={tables.end}>{hour < hours.length ? inAed(hours[hour] ?? 0) : '–'}</td>
              <td className={tables.end}>{inAed(before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

export function SalesCard({ sales }: { sales: Sales }) {
  const { now, today, wholeDayBefore, days } = sales
  return (
    <Card
      flush
      title={texts.sales}
      actions={
        <span className={styles.legend}>
          <span>{texts.today}</span>
          <span className={styles.before}>{texts.last(formatWeekday(now))}</span>
        </span>
      }
    >
      <Figures sales={sales} />
      <SalesChart sales={sales} />
      <AnalyticsTable sales={sales} />
      <ul className={styles.days}>
        {days.map(({ at, amount, before }) => (
          <li key={at}>
            {formatShortWeekday(at)}
            <b>{inWholeAed(amount)}</b>
            <Change before={before} after={amount} />
          </li>
        ))}
        <li>
          {texts.soFar(formatShortWeekday(now))}
          <b>{inWholeAed(today.amount)}</b>
          {wholeDayBefore.amount > 0 && <i>{texts.ofTotal(inWholeAed(wholeDayBefore.amount))}</i>}
        </li>
      </ul>
    </Card>
  )
}
