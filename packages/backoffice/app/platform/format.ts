/** The shop's own day and hour, wherever somebody reads. */
const timeZone = 'Asia/Dubai'
const locale = 'en-GB'

const aed = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const day = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short' })
const time = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' })
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone })

/** 'AED 1,214.00' for 121400 fils, with a true minus sign. */
export const inAed = (fils: number): string =>
  `${fils < 0 ? '\u2212' : ''}AED\u00a0${aed.format(Math.abs(fils) / 100)}`

/** '2026-11-22' in Dubai. */
export const dayOf = (milliseconds: number): string => isoDay.format(milliseconds)

/** '20 Nov 22:14', of today '15:31'. */
export function shortMoment(milliseconds: number, now: number): string {
  const hour = time.format(milliseconds)
  return dayOf(milliseconds) === dayOf(now) ? hour : `${day.format(milliseconds)} ${hour}`
}

/** '20 Nov 22:14'. */
export const inMoment = (milliseconds: number): string =>
  `${day.format(milliseconds)} ${time.format(milliseconds)}`
