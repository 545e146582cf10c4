import { DAY, DUBAI_OFFSET } from '#durations'
/** Ranges of the analytics: `last_7_days` and `day` (28 days) count by day. */
export const ANALYTICS_STEPS = ['last_7_days', 'day', 'week', 'month'] as const
export type AnalyticsStep = (typeof ANALYTICS_STEPS)[number]

/** Days such as `2026-11-22`, both included. */
export interface DaySpan {
  from: string
  until: string
}

/** Consecutive spans, and the same number of spans for comparison. */
export interface AnalyticsSpans {
  spans: DaySpan[]
  before: DaySpan[]
}

const dayText = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => dayText(Date.parse(day) + days * DAY)

/** Day in Dubai (UTC+4 all year); `at` in epoch milliseconds. */
export const dubaiDay = (at: number): string => dayText(at + DUBAI_OFFSET)

const DAYS_SHOWN = { last_7_days: 7, day: 28 }
const WEEKS_SHOWN = 12
const MONTHS_SHOWN = 12

/** Oldest first. The last span ends with `until`. */
const spansOfDays = (until: string, days: number, count: number): DaySpan[] =>
  Array.from({ length: count }, (_, place) => {
    const last = addDays(until, (place - count + 1) * days)
    return { from: addDays(last, 1 - days), until: last }
  })

/** Calendar month before that of `day`: whole, or up to the same day of the month. */
function monthBefore(day: string, months: number, isWhole: boolean): DaySpan {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = Date.UTC(year, month - 1 - months, 1)
  const last = Date.UTC(year, month - months, 0)
  const sameDay = first + (date - 1) * DAY
  return { from: dayText(first), until: dayText(isWhole ? last : Math.min(sameDay, last)) }
}

const spansOfMonths = (until: string, monthsAgo: number): DaySpan[] =>
  Array.from({ length: MONTHS_SHOWN }, (_, place) => {
    const months = MONTHS_SHOWN - 1 - place
    return monthBefore(until, months + monthsAgo, months > 0)
  })

/**
 * The last 7 or 28 days, 12 weeks or 12 calendar months up to a day. Days and weeks are compared with those directly
 * before, on the same weekdays; months with the same ones a year earlier. The last month and its comparison both end at
 * the day of `until`.
 */
export function analyticsSpans(step: AnalyticsStep, until: string): AnalyticsSpans {
  if (step === 'month') return { spans: spansOfMonths(until, 0), before: spansOfMonths(until, MONTHS_SHOWN) }
  const [days, count] = step === 'week' ? [7, WEEKS_SHOWN] : [1, DAYS_SHOWN[step]]
  return {
    spans: spansOfDays(until, days, count),
    before: spansOfDays(addDays(until, -days * count), days, count),
  }
}
