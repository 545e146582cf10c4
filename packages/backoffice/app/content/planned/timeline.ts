import { DAY } from '@little-dunes/domain/durations'

const WEEK = 7 * DAY
/** Longer plans end at the edge. */
const MAX_WEEKS = 26

interface Span {
  startsAt: number
  /** Null without an end. */
  endsAt: number | null
}

const between = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)

/** Bars of spans in percent of whole weeks from `from`, at least three, and four dates above them. */
export function buildTimeline(spans: readonly Span[], from: number) {
  const last = Math.max(from, ...spans.map(({ startsAt, endsAt }) => endsAt ?? startsAt + WEEK))
  const weeks = between(Math.ceil((last - from) / WEEK / 3) * 3, 3, MAX_WEEKS - (MAX_WEEKS % 3))
  const room = weeks * WEEK
  const percent = (at: number) => (100 * between(at - from, 0, room)) / room
  return {
    ticks: [0, 1, 2, 3].map((third) => from + (third * room) / 3),
    bars: spans.map(({ startsAt, endsAt }) => {
      const start = Math.min(percent(startsAt), 98)
      return { start, length: Math.max(2, percent(endsAt ?? from + room) - start) }
    }),
  }
}
