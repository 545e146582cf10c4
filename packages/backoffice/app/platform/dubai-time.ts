import { DAY, DUBAI_OFFSET, HOUR } from '@little-dunes/domain/durations'

/** Value of a `datetime-local` input, in Dubai time; empty for null. */
export const localText = (moment: number | null): string =>
  moment === null ? '' : new Date(moment + DUBAI_OFFSET).toISOString().slice(0, 16)

/** Epoch milliseconds of such a value; null for an empty one. */
export const momentOf = (text: string): number | null =>
  text === '' ? null : Date.parse(`${text}:00Z`) - DUBAI_OFFSET

/** Tomorrow in Dubai at an hour of the day, in epoch milliseconds. */
export const tomorrowAt = (hour: number, now: number): number =>
  (Math.floor((now + DUBAI_OFFSET) / DAY) + 1) * DAY - DUBAI_OFFSET + hour * HOUR
