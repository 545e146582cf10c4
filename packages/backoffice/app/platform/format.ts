import { MINUTE } from '@little-dunes/domain/durations'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { keepTogether, LOCALE, writeAed } from '#platform/locale'

/** The shop's time zone, independent of the reader's. */
const timeZone = 'Asia/Dubai'

const aed = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const wholeAed = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const day = new Intl.DateTimeFormat(LOCALE, { timeZone, day: 'numeric', month: 'short' })
const time = new Intl.DateTimeFormat(LOCALE, {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const weekday = new Intl.DateTimeFormat(LOCALE, { timeZone, weekday: 'long' })
const shortWeekday = new Intl.DateTimeFormat(LOCALE, { timeZone, weekday: 'short' })
const shortDay = new Intl.DateTimeFormat(LOCALE, {
  timeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
})
const longDay = new Intl.DateTimeFormat(LOCALE, { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
const fullDay = new Intl.DateTimeFormat(LOCALE, { timeZone, day: 'numeric', month: 'short', year: 'numeric' })
const month = new Intl.DateTimeFormat(LOCALE, { timeZone, month: 'short' })
const monthOfYear = new Intl.DateTimeFormat(LOCALE, { timeZone, month: 'long', year: 'numeric' })
const ago = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone })

const languages = new Intl.DisplayNames(LOCALE, { type: 'language' })

/** 'Arabic' for ar. */
export const languageName = (language: Language): string => languages.of(language) ?? language

/** 'AED 1,214.00' for 121400 fils, with a true minus sign. */
export const inAed = (fils: number): string =>
  writeAed(fils < 0 ? '\u2212' : '', aed.format(Math.abs(fils) / 100))

/** '2026-11-22' in Dubai. */
export const toDay = (milliseconds: number): string => isoDay.format(milliseconds)

const toYear = (milliseconds: number): string => toDay(milliseconds).slice(0, 4)

/** '20 Nov 22:14'; in another year '20 Nov 2025 22:14'. */
export function formatDateTime(milliseconds: number, now = Date.now()): string {
  const date = toYear(milliseconds) === toYear(now) ? day : fullDay
  return `${date.format(milliseconds)} ${time.format(milliseconds)}`
}

/** The same without today's date: '15:31'. */
export const formatShortDateTime = (milliseconds: number, now: number): string =>
  toDay(milliseconds) === toDay(now) ? time.format(milliseconds) : formatDateTime(milliseconds, now)

/** The first moment of a day such as '2026-11-22', in epoch milliseconds. */
export const startOfDay = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00+04:00`)

/** '20 Nov', 'Nov', 'November 2026'. */
export const formatDay = (milliseconds: number): string => day.format(milliseconds)
export const formatMonth = (milliseconds: number): string => month.format(milliseconds)
export const formatMonthOfYear = (milliseconds: number): string => monthOfYear.format(milliseconds)

/** '20 Nov 2026'. */
export const formatDate = (milliseconds: number): string => fullDay.format(milliseconds)

const MINUTES_OF_DAY = 24 * 60

/** '3 minutes ago', '2 hours ago'; on other days '20 Nov 22:14'. */
export function formatAgo(milliseconds: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - milliseconds) / MINUTE))
  if (minutes < 60) return ago.format(0 - minutes, 'minute')
  return minutes < MINUTES_OF_DAY
    ? ago.format(-Math.floor(minutes / 60), 'hour')
    : formatDateTime(milliseconds, now)
}

/** '1,214' for 121400 fils: whole dirhams, for narrow places. */
export const inWholeAed = (fils: number): string => wholeAed.format(fils / 100)

/** 'Saturday, 21 November' in Dubai. */
export const formatLongDate = (milliseconds: number): string => longDay.format(milliseconds)

/** 'Sat, 21 Nov' in Dubai. */
export const formatWeekdayAndDay = (milliseconds: number): string => shortDay.format(milliseconds)

/** 'Saturday', or 'Sat' in short. */
export const formatWeekday = (milliseconds: number): string => weekday.format(milliseconds)
export const formatShortWeekday = (milliseconds: number): string => shortWeekday.format(milliseconds)

/** '15:40' in Dubai. */
export const formatTime = (milliseconds: number): string => time.format(milliseconds)

/** '+12%' from 100 to 112; null without a previous value. */
export function changeInPercent(before: number, after: number): string | null {
  if (before === 0) return null
  const percent = Math.round(((after - before) / before) * 100)
  return keepTogether(`${percent < 0 ? '\u2212' : '+'}${Math.abs(percent)}%`)
}
