import { DAY, DUBAI_OFFSET, HOUR } from '@little-dunes/domain/durations'
import { formatDate, formatTime, startOfDay } from '#platform/format'
import { type DateKind, isDateValue } from '#platform/typed-date'

const TIMED = { withTime: true }

/** Value of a time field, such as `2026-11-30T08:00` in Dubai; empty for null. */
export const localText = (moment: number | null): string =>
  moment === null ? '' : new Date(moment + DUBAI_OFFSET).toISOString().slice(0, 16)

/** Epoch milliseconds of such a value; null for an empty one, NaN for text that is not a time. */
export function parseMoment(text: string): number | null {
  if (text === '') return null
  return isDateValue(text, TIMED) ? Date.parse(`${text}:00Z`) - DUBAI_OFFSET : Number.NaN
}

/** The problem of each time that is not readable. Its field shows the text. */
export const timeProblems = <Name extends string>(
  times: Readonly<Record<Name, string>>,
): Partial<Record<Name, 'time'>> =>
  Object.fromEntries(
    Object.entries<string>(times).flatMap(([name, text]) =>
      Number.isNaN(parseMoment(text)) ? [[name, 'time']] : [],
    ),
  ) as Partial<Record<Name, 'time'>>

/** '30 Nov 2026', or '30 Nov 2026 08:00' with a time; text that is not a date is returned unchanged. */
export function writeDate(value: string, { withTime = false }: DateKind): string {
  if (!isDateValue(value, { withTime })) return value
  const moment = withTime ? (parseMoment(value) ?? 0) : startOfDay(value)
  return withTime ? `${formatDate(moment)} ${formatTime(moment)}` : formatDate(moment)
}

/** Tomorrow in Dubai at an hour of the day, in epoch milliseconds. */
export const tomorrowAt = (hour: number, now: number): number =>
  (Math.floor((now + DUBAI_OFFSET) / DAY) + 1) * DAY - DUBAI_OFFSET + hour * HOUR
