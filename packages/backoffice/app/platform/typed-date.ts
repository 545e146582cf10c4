import { LANGUAGES } from '@little-dunes/domain/i18n/languages'
import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import { isCalendarDay } from '@little-dunes/domain/orders/shipping/delivery-estimate'

/** `2026-11-30`, or `2026-11-30T08:00` with a time. */
export interface DateKind {
  withTime?: boolean | undefined
  /** Earliest and latest value. */
  min?: string | undefined
  max?: string | undefined
}

type DateProblem = 'unreadable' | 'early' | 'late'

const LONGEST = 60
const FIRST_YEAR = 1970
const SHORTEST_MONTH = 3

/** Words, numbers and other characters, without the separators of a date. */
const PARTS = /\d+|\p{L}+|[^\d\p{L}\s./,،-]/gu

/** Without invisible characters, the dots of a.m., the vowel signs of Arabic and its hamza above a letter. */
const plain = (text: string): string =>
  withLatinDigits(text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/([ap])\.m/g, '$1m')

const MONTHS = LANGUAGES.flatMap((language) => {
  const name = new Intl.DateTimeFormat(`${language}-AE`, {
    calendar: 'gregory',
    month: 'long',
    timeZone: 'UTC',
  })
  return Array.from({ length: 12 }, (_, place) => ({
    name: plain(name.format(Date.UTC(2026, place))),
    month: place + 1,
  }))
})

const FILLERS = new Set(['t', 'at', 'st', 'nd', 'rd', 'th'])
const AFTER_NOON = new Map([
  ['am', false],
  ['ص', false],
  ['صباحا', false],
  ['pm', true],
  ['م', true],
  ['مساء', true],
])

const isNumber = (part: string, digits = 2): boolean => part.length <= digits && /^\d+$/.test(part)

function readTime(hours = '', minutes = '', half?: boolean) {
  if (!isNumber(hours) || !isNumber(minutes)) return null
  const hour = Number(hours)
  const fits = half === undefined ? hour < 24 : hour >= 1 && hour <= 12
  if (!fits || Number(minutes) > 59) return null
  const hourOfDay = half === undefined ? hour : (hour % 12) + (half ? 12 : 0)
  return `${String(hourOfDay).padStart(2, '0')}:${minutes.padStart(2, '0')}`
}

/** Separates '8:00 am' or '8 am' from the parts of the day. The day begins at 00:00. */
function splitTime(parts: readonly string[]): { day: readonly string[]; time: string | null } {
  const colon = parts.indexOf(':')
  const mark = parts.findIndex((part) => AFTER_NOON.has(part))
  if (colon === -1 && mark === -1) return { day: parts, time: '00:00' }
  const first = (colon === -1 ? mark : colon) - 1
  const last = colon === -1 ? mark : colon + (mark === colon + 2 ? 2 : 1)
  const half = AFTER_NOON.get(parts[last] ?? '')
  const time = readTime(parts[first], colon === -1 ? '00' : parts[colon + 1], half)
  return { day: parts.filter((_, place) => place < first || place > last), time }
}

function parseMonth(part: string): number {
  if (isNumber(part)) return Number(part)
  const match = part.length >= SHORTEST_MONTH && MONTHS.find(({ name }) => name.startsWith(part))
  return match ? match.month : Number.NaN
}

function readDay(parts: readonly string[], today: string): string | null {
  const [first = '', second = '', third = today.slice(0, 4)] = parts
  if (parts.length < 2 || parts.length > 3) return null
  const isYearFirst = first.length === 4 && isNumber(first, 4)
  const [day, month] = isYearFirst ? [third, second] : isNumber(first) ? [first, second] : [second, first]
  const year = isYearFirst ? first : third.length === 2 ? `20${third}` : third
  if (!isNumber(day) || !isNumber(year, 4) || Number(year) < FIRST_YEAR) return null
  const text = [year, parseMonth(month), day].map((part) => String(part).padStart(2, '0')).join('-')
  return isCalendarDay(text) ? text : null
}

/**
 * The value of a typed date, day first, in English or Arabic; null for other text. A date without a year is in the year
 * of `today`, one without a time begins at 00:00.
 */
export function readDate(text: string, { withTime = false }: DateKind, today: string): string | null {
  const parts = (text.length > LONGEST ? '' : plain(text)).match(PARTS) ?? []
  // 'م' after a year means AD.
  const isAD = (part: string, place: number) => part === 'م' && parts[place - 1]?.length === 4
  const { day, time } = splitTime(parts.filter((part, place) => !FILLERS.has(part) && !isAD(part, place)))
  const date = time && readDay(day, today)
  return date && (withTime ? `${date}T${time}` : date)
}

/** True for values with an existing day and time. */
export const isDateValue = (value: string, kind: DateKind): boolean => readDate(value, kind, value) === value

/** Null for an empty value. */
export function dateProblem(value: string, kind: DateKind): DateProblem | null {
  if (value === '') return null
  if (!isDateValue(value, kind)) return 'unreadable'
  if (kind.min !== undefined && value < kind.min) return 'early'
  return kind.max !== undefined && value > kind.max ? 'late' : null
}
