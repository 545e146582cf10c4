import type { AnalyticsStep } from '@little-dunes/domain/analytics-spans'
import type { Figures } from '@little-dunes/domain/contract/analytics/analytics-calls'
import { clsx } from 'clsx'
import { analyticsMessages as texts } from '#analytics/analytics-messages'
import styles from '#analytics/sales-bars.module.css'
import { shortSpanText, spanText } from '#analytics/span-text'
import { inAed, inWholeAed } from '#platform/format'
import { xAlong } from '#ui/chart/chart-direction'
import { gridLines } from '#ui/chart/chart-scale'

/** Sizes of the two drawings; letters keep their size, so phones need a separate drawing. */
const WIDE = { width: 720, height: 240, start: 58, labels: 7 }
const NARROW = { width: 326, height: 200, start: 50, labels: 3 }
type Size = typeof WIDE

const TOP = 10
const FOOT = 26
/** Share of its place that a bar fills. */
const FILLED = 0.72
/** Minimum of the scale, in fils. */
const MIN_SCALE = 400

interface DrawingProps {
  by: AnalyticsStep
  figures: Figures
  size: Size
  className?: string | undefined
}

function Drawing({ by, figures: { spans, total, before, today }, size, className }: DrawingProps) {
  const { width, height, start, labels } = size
  const max = Math.max(...spans.flatMap((span) => [span.sales.amount, span.before.amount]), MIN_SCALE)
  const lines = gridLines(max)
  const highest = lines.at(-1) ?? 1
  const step = (width - start) / spans.length
  const x = (place: number, size = 0) => xAlong(start + place * step, width, size)
  const y = (fils: number) => height - FOOT - (fils / highest) * (height - FOOT - TOP)
  const every = Math.ceil(spans.length / labels)
  const steps = spans.map(
    (span, place) => `${x(place).toFixed(1)} ${y(span.before.amount).toFixed(1)}H${x(place + 1).toFixed(1)}`,
  )
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={texts.chart(inAed(total.amount), texts.salesTitles[by], inAed(before.amount))}
    >
      {lines.map((fils) => (
        <g key={fils}>
          <line
            className={styles.grid}
            x1={xAlong(start, width)}
            x2={xAlong(width, width)}
            y1={y(fils)}
            y2={y(fils)}
          />
          <text x={xAlong(start - 10, width)} y={y(fils) + 4} textAnchor="end">
            {inWholeAed(fils)}
          </text>
        </g>
      ))}
      {spans.map((span, place) => (
        <g key={span.from}>
          <rect
            className={clsx(styles.bar, span.until === today && styles.today)}
            x={x(place + (1 - FILLED) / 2, step * FILLED)}
            y={y(span.sales.amount)}
            width={step * FILLED}
            height={y(0) - y(span.sales.amount)}
            rx={Math.min(3, step / 4)}
          >
            <title>
              {texts.bar(spanText(by, span, texts.to), inAed(span.sales.amount), inAed(span.before.amount))}
            </title>
          </rect>
          {(spans.length - 1 - place) % every === 0 && (
            <text
              x={x(place + 0.5)}
              y={height - 6}
              textAnchor={place === spans.length - 1 ? 'end' : 'middle'}
            >
              {shortSpanText(by, span)}
            </text>
          )}
        </g>
      ))}
      {before.orders > 0 && <path className={styles.before} d={`M${steps.join('L')}`} />}
    </svg>
  )
}

/** A bar per span; a dashed line shows the previous period. */
export const SalesBars = (props: Omit<DrawingProps, 'size' | 'className'>) => (
  <div className={styles.chart}>
    <Drawing {...props} size={WIDE} className={styles.wide} />
    <Drawing {...props} size={NARROW} className={styles.narrow} />
  </div>
)
