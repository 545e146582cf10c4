import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REGIONS } from '#accounts/address'
import { DAY, DUBAI_OFFSET, HOUR } from '#durations'
import { SHIPPING_METHODS } from '#orders/delivery'
import {
  type DeliveryPlan,
  deliveryEstimate,
  deliveryPlanProblems,
  getShipByDay,
  isCalendarDay,
} from '#orders/shipping/delivery-estimate'

const everywhere = (Normal: number, Express: number): DeliveryPlan['days'] => ({
  'Abu Dhabi': { Normal, Express },
  Dubai: { Normal, Express },
  Sharjah: { Normal, Express },
  Ajman: { Normal, Express },
  'Umm Al Quwain': { Normal, Express },
  'Ras Al Khaimah': { Normal, Express },
  Fujairah: { Normal, Express },
})

/** Monday to Saturday, with a cut-off at 14:00. */
const PLAN: DeliveryPlan = {
  cutOffHour: 14,
  workingDays: [1, 2, 3, 4, 5, 6],
  holidays: ['2026-12-02', '2026-12-03'],
  days: { ...everywhere(2, 1), Fujairah: { Normal: 3, Express: 2 } },
}

const dubai = (time: string): number => Date.parse(`${time}:00+04:00`)
const estimateDay = (
  time: string,
  overrides: Partial<Parameters<typeof deliveryEstimate>[1]> = {},
  plan = PLAN,
) => deliveryEstimate(plan, { region: 'Dubai', method: 'Normal', ...overrides }, dubai(time))

describe('the arrival day', () => {
  test.each([
    // 23 November 2026 is a Monday.
    ['before the cut-off', '2026-11-23T13:59', '2026-11-23T14:00', '2026-11-25'],
    ['at the cut-off', '2026-11-23T14:00', '2026-11-24T14:00', '2026-11-26'],
    ['on Thursday: Friday and Saturday are worked', '2026-11-26T09:00', '2026-11-26T14:00', '2026-11-28'],
    ['over a Sunday', '2026-11-27T09:00', '2026-11-27T14:00', '2026-11-30'],
    ['late on Saturday', '2026-11-28T20:00', '2026-11-30T14:00', '2026-12-04'],
    ['over the National Day', '2026-12-01T09:00', '2026-12-01T14:00', '2026-12-05'],
    [
      'after midnight in Dubai, when it is still the day before in London',
      '2026-11-24T00:30',
      '2026-11-24T14:00',
      '2026-11-26',
    ],
    ['over the end of a year', '2026-12-31T09:00', '2026-12-31T14:00', '2027-01-02'],
  ])('%s', (_, now, orderBefore, day) => {
    expect(estimateDay(now)).toEqual({ orderBefore: dubai(orderBefore), day })
  })

  test('express and remote emirates have their own transit days', () => {
    expect(estimateDay('2026-11-23T09:00', { method: 'Express' })?.day).toBe('2026-11-24')
    expect(estimateDay('2026-11-23T09:00', { region: 'Fujairah' })?.day).toBe('2026-11-26')
    const sameDay = { ...PLAN, days: everywhere(0, 0) }
    expect(estimateDay('2026-11-23T09:00', {}, sameDay)?.day).toBe('2026-11-23')
  })

  test('a plan without working days gives no estimate', () => {
    expect(estimateDay('2026-11-23T09:00', {}, { ...PLAN, workingDays: [] })).toBeNull()
  })
})

const anyPlan: fc.Arbitrary<DeliveryPlan> = fc.record({
  cutOffHour: fc.integer({ min: 1, max: 24 }),
  workingDays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
  holidays: fc.array(
    fc
      .integer({ min: 0, max: 60 })
      .map((days) => new Date(Date.parse('2026-11-20') + days * DAY).toISOString().slice(0, 10)),
    { maxLength: 12 },
  ),
  days: fc
    .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }))
    .map(([n, x]) => everywhere(n, x)),
})
const anyTime = fc.integer({ min: dubai('2026-11-15T00:00'), max: dubai('2027-01-31T00:00') })
const anyWay = fc.record({
  region: fc.constantFrom(...REGIONS),
  method: fc.constantFrom(...SHIPPING_METHODS),
})

const weekdayIn = (day: string) => new Date(day).getUTCDay()
const dubaiDay = (time: number) => new Date(time + DUBAI_OFFSET).toISOString().slice(0, 10)

test('the cut-off is a future time at its hour, and cut-off and arrival are on working days', () => {
  fc.assert(
    fc.property(anyPlan, anyWay, anyTime, (plan, way, now) => {
      const { orderBefore, day } = deliveryEstimate(plan, way, now) ?? { orderBefore: 0, day: '' }
      expect(orderBefore).toBeGreaterThan(now)
      const packed = dubaiDay(orderBefore - 1)
      expect((orderBefore - Date.parse(`${packed}T00:00:00+04:00`)) / HOUR).toBe(plan.cutOffHour)
      for (const one of [packed, day]) {
        expect(plan.workingDays).toContain(weekdayIn(one))
        expect(plan.holidays).not.toContain(one)
      }
      expect(day >= packed).toBe(true)
    }),
  )
})

test('the ship-by day is the packing day of the last order before the cut-off', () => {
  fc.assert(
    fc.property(anyPlan, anyWay, anyTime, (plan, way, now) => {
      const { orderBefore, day } = deliveryEstimate(plan, way, now) ?? { orderBefore: 0, day: '' }
      expect(getShipByDay(plan, way, day)).toBe(dubaiDay(orderBefore - 1))
    }),
  )
})

test('a ship-by day off moves to the previous working day, and is empty without working days', () => {
  const way = { region: 'Dubai', method: 'Normal' } as const
  // 29 November 2026 is a Sunday.
  expect(getShipByDay(PLAN, way, '2026-11-29')).toBe('2026-11-26')
  expect(getShipByDay({ ...PLAN, workingDays: [] }, way, '2026-11-29')).toBeNull()
})

test('an earlier order never arrives later, and the date stays the same until the cut-off', () => {
  fc.assert(
    fc.property(anyPlan, anyWay, anyTime, anyTime, (plan, way, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)]
      const first = deliveryEstimate(plan, way, early)
      const second = deliveryEstimate(plan, way, late)
      expect((first?.day ?? '') <= (second?.day ?? '')).toBe(true)
      expect(deliveryEstimate(plan, way, (first?.orderBefore ?? 0) - 1)).toEqual(first)
    }),
  )
})

test('one more transit day or holiday delays the arrival', () => {
  fc.assert(
    fc.property(anyPlan, anyWay, anyTime, (plan, way, now) => {
      const { day } = deliveryEstimate(plan, way, now) ?? { day: '' }
      const [n, x] = [plan.days.Dubai.Normal + 1, plan.days.Dubai.Express + 1]
      const slower = deliveryEstimate({ ...plan, days: everywhere(n, x) }, way, now)
      expect((slower?.day ?? '') > day).toBe(true)
      const closed = deliveryEstimate({ ...plan, holidays: [...plan.holidays, day] }, way, now)
      expect((closed?.day ?? '') > day).toBe(true)
    }),
  )
})

test('invalid values are named by field', () => {
  expect(deliveryPlanProblems(PLAN)).toEqual({})
  const wrong = {
    cutOffHour: 25,
    workingDays: [],
    holidays: ['2026-02-30'],
    days: { ...PLAN.days, Ajman: { Normal: 1.5, Express: 31 } },
  }
  expect(deliveryPlanProblems(wrong)).toEqual({
    cutOffHour: 'hour',
    workingDays: 'weekdays',
    holidays: 'date',
    'days.Ajman.Normal': 'days',
    'days.Ajman.Express': 'days',
  })
  const many = Array.from({ length: 101 }, () => '2026-12-02')
  expect(deliveryPlanProblems({ ...PLAN, holidays: many })).toEqual({ holidays: 'most' })
})

test.each(['2026-13-01', '2026-02-29', '20261202', '2026-12-2', '', 'x'])('%j is not a day', (text) => {
  expect(isCalendarDay(text)).toBe(false)
})
