/** The shop's own day and hour, wherever somebody reads. */
const timeZone = 'Asia/Dubai'
const locale = 'en-GB'

const day = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short' })
const time = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' })

/** '20 Nov 22:14'. */
export const inMoment = (milliseconds: number): string =>
  `${day.format(milliseconds)} ${time.format(milliseconds)}`
