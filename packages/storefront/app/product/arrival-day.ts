import { DAY } from '@little-dunes/domain/durations'

/** Tomorrow's date in the shop's time zone: 'Sunday, 22 November' for `en-GB` (PROD-16, D-60). */
export function arrivalDay(now: Date, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Asia/Dubai',
  })
  // Asia/Dubai has no daylight saving: a day always has 24 hours.
  const parts = Object.fromEntries(
    format.formatToParts(now.getTime() + DAY).map(({ type, value }) => [type, value]),
  )
  return `${parts.weekday}, ${parts.day} ${parts.month}`
}
