import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { homeMessages as texts } from '#home/home-messages'
import styles from '#home/sales-chart.module.css'
import { formatTime, formatWeekday, inAed, inWholeAed } from '#platform/format'
import { xAlong } from '#ui/chart/chart-direction'
import { gridLines } from '#ui/chart/chart-scale'

export type Sales = ReplyOf<'GET /api/staff/today/sales'>

const HOURS = 24

/** Sizes of the two drawings; letters keep their size, so phones need a separate drawing. */
const WIDE = { width: 720, height: 220, start: 52, every: 4 }
const NARROW = { width: 326, height: 190, start: 46, every: 8 }
type Size = typeof WIDE

const TOP = 10
const FOOT = 26

/** Elapsed part of the day in Dubai, in hours. */
function hoursOver(now: number): number {
  const [hour = '0', minute = '0'] = formatTime(now).split(':')
  return Number(hour) + Number(minute) / 60
}

function createScale({ width, height, start }: Size, lines: number[]) {
  const highest = lines.at(-1) ?? 1
  return {
    x: (hour: number) => xAlong(start + (hour / HOURS) * (width - start - 8), width),
    y: (fils: number) => height - FOOT - (fils / highest) * (height - FOOT - TOP),
  }
}

function Drawing({ sales, size, className }: { sales: Sales; size: Size; className?: string | undefined }) {
  const { now, today, before, hours, hoursBefore } = sales
  const lines = gridLines(Math.max(...hours, ...hoursBefore, 4_00))
  const { x, y } = createScale(size, lines)
  const over = hoursOver(now)
  const path = (points: [hour: number, fils: number][]) =>
    `M${points.map(([hour, fils]) => `${x(hour).toFixed(1)} ${y(fils).toFixed(1)}`).join('L')}`
  const current = path([
    [0, 0],
    ...hours.map((fils, place): [number, number] => [Math.min(place + 1, over), fils]),
  ])
  const [dotX, dotY] = [x(over), y(hours.at(-1) ?? 0)]
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={texts.chart(inAed(today.amount), formatTime(now), inAed(before.amount), formatWeekday(now))}
    >
      {lines.map((fils) => (
        <g key={fils}>
          <line
            className={styles.grid}
            x1={xAlong(size.start, size.width)}
            x2={xAlong(size.width, size.width)}
            y1={y(fils)}
            y2={y(fils)}
          />
          <text x={xAlong(size.start - 10, size.width)} y={y(fils) + 4} textAnchor="end">
            {inWholeAed(fils)}
          </text>
        </g>
      ))}
      {Array.from({ length: HOURS / size.every + 1 }, (_, place) => place * size.every).map((hour) => (
        <text
          key={hour}
          x={x(hour)}
          y={size.height - 6}
          textAnchor={hour === 0 ? 'start' : hour === HOURS ? 'end' : 'middle'}
        >
          {`${String(hour % HOURS).padStart(2, '0')}:00`}
        </text>
      ))}
      <path
        className={styles.before}
        d={path([[0, 0], ...hoursBefore.map((fils, place): [number, number] => [place + 1, fils])])}
      />
      <path className={styles.area} d={`${current}V${y(0)}H${x(0)}Z`} />
      <path className={styles.line} d={current} />
      <line className={styles.now} x1={dotX} x2={dotX} y1={dotY} y2={y(0)} />
      <circle className={styles.dot} cx={dotX} cy={dotY} r="5.5" />
    </svg>
  )
}

/** Sales since midnight as a line; a dashed line shows the same weekday before. */
export const SalesChart = ({ sales }: { sales: Sales }) => (
  <div className={styles.chart}>
    <Drawing sales={sales} size={WIDE} className={styles.wide} />
    <Drawing sales={sales} size={NARROW} className={styles.narrow} />
  </div>
)
