import type { AnalyticsStep, DaySpan } from '@little-dunes/domain/analytics-spans'
import { formatDay, formatMonth, formatMonthOfYear, startOfDay } from '#platform/format'

/** '20 Nov', '14 Nov to 20 Nov' or 'November 2026'. */
export function spanText(
  by: AnalyticsStep,
  { from, until }: DaySpan,
  to: (a: string, b: string) => string,
): string {
  if (by === 'day' || by === 'last_7_days') return formatDay(startOfDay(from))
  if (by === 'month') return formatMonthOfYear(startOfDay(from))
  return to(formatDay(startOfDay(from)), formatDay(startOfDay(until)))
}

/** The same in short: '20 Nov', '14 Nov' or 'Nov'. */
export const shortSpanText = (by: AnalyticsStep, { from }: DaySpan): string =>
  by === 'month' ? formatMonth(startOfDay(from)) : formatDay(startOfDay(from))
