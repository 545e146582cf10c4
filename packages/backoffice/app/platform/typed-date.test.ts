import { DAY, MINUTE } from '@little-dunes/domain/durations'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localText, timeProblems, writeDate } from '#platform/dubai-time'
import { LOCALE } from '#platform/locale.ar'
import { dateProblem, isDateValue, readDate } from '#platform/typed-date'

const TODAY = '2026-06-15'
const TIMED = { withTime: true }
const read = (text: string) => readDate(text, {}, TODAY)
const readTimed = (text: string) => readDate(text, TIMED, TODAY)

const LAST = Date.UTC(9999, 11, 31, 19)
const anyTime = fc
  .integer({ min: 0, max: Math.floor(LAST / MINUTE) })
  .map((minute) => localText(minute * MINUTE))

const inLists = new Intl.DateTimeFormat(LOCALE, {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const inArabic = new Intl.DateTimeFormat('ar-AE-u-nu-arab-ca-gregory', {
  timeZone: 'UTC',
  dateStyle: 'long',
  timeStyle: 'short',
})

test('parsing a formatted date returns the same date', () => {
  fc.assert(
    fc.property(anyTime, (value) => {
      expect(readTimed(value)).toBe(value)
      expect(readTimed(writeDate(value, TIMED))).toBe(value)
      const day = value.slice(0, 10)
      expect(read(day)).toBe(day)
      expect(read(writeDate(day, {}))).toBe(day)
    }),
  )
})

test('each date is read in Arabic with Arabic or Western digits', () => {
  fc.assert(
    fc.property(anyTime, (value) => {
      expect(read(inLists.format(Date.parse(`${value}Z`)))).toBe(value.slice(0, 10))
      const written = inArabic.format(Date.parse(`${value}Z`)).replace(' في ', ' ')
      expect(readTimed(written)).toBe(value)
    }),
  )
})

test('any text is either a date or unreadable', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d :./apm-]{0,20}$/)),
      (text) => {
        const value = readTimed(text)
        if (value !== null) expect(isDateValue(value, TIMED)).toBe(true)
      },
    ),
  )
})

test('a long text takes no longer than a short one to read', () => {
  const before = performance.now()
  for (const part of ['1', 'a', ':', '٣', 'أ', '-', ' ']) expect(read(part.repeat(1_000_000))).toBeNull()
  expect(performance.now() - before).toBeLessThan(1_000)
})

test.each([
  '30 Nov 2026',
  '30 november 2026',
  'November 30, 2026',
  '30th Nov 26',
  '30/11/2026',
  '30.11.2026',
  '30-11-26',
  '2026/11/30',
  ' 2026-11-30 ',
  '30 11',
  '30 Nov',
  '٣٠/١١/٢٠٢٦',
  '30 نوفمبر 2026',
  '٣٠ نوفمبر ٢٠٢٦م',
  '2026-11-30T08:00',
])('%s is 30 November 2026', (text) => {
  expect(read(text)).toBe('2026-11-30')
})

test.each([
  ['1 Dec 2099 8am', '08:00'],
  ['1 Dec 2099 8:00 am', '08:00'],
  ['1 Dec 2099 at 8 a.m.', '08:00'],
  ['1/12/2099 8:05', '08:05'],
  ['1 Dec 2099 8:30 PM', '20:30'],
  ['1 Dec 2099 12am', '00:00'],
  ['1 Dec 2099 12 pm', '12:00'],
  ['8:00 1 Dec 2099', '08:00'],
  ['1 Dec 2099', '00:00'],
  ['١ ديسمبر ٢٠٩٩ ٨:٣٠ م', '20:30'],
  ['1 ديسمبر 2099م 8 صباحاً', '08:00'],
  ['1 ديسمبر 2099 8 مساءً', '20:00'],
])('the time of %s is %s', (text, time) => {
  expect(readTimed(text)).toBe(`2099-12-01T${time}`)
})

test.each([
  ['1 august 2026', 8],
  ['1 اغسطس 2026', 8],
  ['1 أبريل 2026', 4],
  ['1 sept 2026', 9],
  ['1 jun 2026', 6],
])('the month of %s is %d', (text, month) => {
  expect(read(text)).toBe(`2026-0${month}-01`)
})

test.each([
  '',
  'soon',
  '30',
  '31 Nov 2026',
  '11/30/2026',
  '29 Feb 2027',
  '30 No 2026',
  '30 Nov 202',
  '30 Nov 20266',
  '30 Nov 1969',
  '30 Nov 2026 8',
  '30 Nov 2026 24:00',
  '30 Nov 2026 8:60',
  '30 Nov 2026 13 pm',
  '30 Nov 2026 0 am',
  '30 Nov 2026 8:00:30',
  '30 Nov 2026?',
  '30 Nov Nov',
  'am',
  ':',
])('%j is not readable', (text) => {
  expect(readTimed(text)).toBeNull()
})

test('a date is checked against the earliest and the latest day', () => {
  const week = { min: '2026-11-24', max: '2026-11-30' }
  const days = ['', '2026-11-23', '2026-11-24', '2026-11-30', '2026-12-01', '30 Nov 2026']
  expect(days.map((day) => dateProblem(day, week))).toEqual([null, 'early', null, null, 'late', 'unreadable'])
})

test('an unreadable time is a problem of its field', () => {
  expect(timeProblems({ startsAt: 'soon', endsAt: '' })).toEqual({ startsAt: 'time' })
  expect(timeProblems({ startsAt: '2026-11-30T08:00', endsAt: '2026-11-31T08:00' })).toEqual({
    endsAt: 'time',
  })
})

test('a date is formatted as in lists', () => {
  expect(writeDate('2026-11-30', {})).toBe('30 Nov 2026')
  expect(writeDate('2026-11-30T08:00', TIMED)).toBe('30 Nov 2026 08:00')
  expect(writeDate('soon', TIMED)).toBe('soon')
  expect(writeDate(new Date(30 * DAY).toISOString().slice(0, 10), {})).toBe('31 Jan 1970')
})
