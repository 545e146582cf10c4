/** 'Wed, 25 Nov' for a day such as `2026-11-25`, for English pages. */
export function shortDay(day: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const parts = Object.fromEntries(
    format.formatToParts(Date.parse(day)).map(({ type, value }) => [type, value]),
  )
  return `${parts.weekday}, ${parts.day} ${parts.month}`
}
