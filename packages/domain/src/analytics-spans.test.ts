import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ANALYTICS_STEPS, addDays, analyticsSpans } from '#analytics-spans'

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))
const anyStep = fc.constantFrom(...ANALYTICS_STEPS)

test('spans are contiguous up to the day, and compared with the same number before', () => {
  fc.assert(
    fc.property(anyStep, anyDay, (step, until) => {
      const { spans, before } = analyticsSpans(step, until)
      expect(spans.at(-1)?.until).toBe(until)
      expect(before).toHaveLength(spans.length)
      for (const [place, span] of spans.entries()) {
        expect(span.from <= span.until).toBe(true)
        const next = spans[place + 1]
        if (next) expect(next.from).toBe(addDays(span.until, 1))
      }
      expect((before.at(-1)?.until ?? '') < (spans[0]?.from ?? '')).toBe(true)
    }),
  )
})

test('days and weeks are compared with spans starting on the same weekday', () => {
  fc.assert(
    fc.property(fc.constantFrom('last_7_days', 'day', 'week'), anyDay, (step, until) => {
      const { spans, before } = analyticsSpans(step, until)
      const weekday = (day = '') => new Date(Date.parse(day)).getUTCDay()
      expect(before.map(({ from }) => weekday(from))).toEqual(spans.map(({ from }) => weekday(from)))
    }),
  )
})

test('the last seven days are compared with the seven before', () => {
  const { spans, before } = analyticsSpans('last_7_days', '2026-11-22')
  expect([spans.length, spans[0]?.from, before[0]?.from, before.at(-1)?.until]).toEqual([
    7,
    '2026-11-16',
    '2026-11-09',
    '2026-11-15',
  ])
})

test('a month is compared with the same month a year ago, and the current one up to the same day', () => {
  const { spans, before } = analyticsSpans('month', '2028-02-29')
  expect([spans[0], spans.at(-2), spans.at(-1)]).toEqual([
    { from: '2027-03-01', until: '2027-03-31' },
    { from: '2028-01-01', until: '2028-01-31' },
    { from: '2028-02-01', until: '2028-02-29' },
  ])
  expect([before[0], before.at(-1)]).toEqual([
    { from: '2026-03-01', until: '2026-03-31' },
    { from: '2027-02-01', until: '2027-02-28' },
  ])
  expect(analyticsSpans('month', '2026-11-22').before.at(-1)).toEqual({
    from: '2025-11-01',
    until: '2025-11-22',
  })
})
