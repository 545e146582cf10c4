import { REGIONS, type Region } from '#accounts/address'
import { DAY, DUBAI_OFFSET, HOUR } from '#durations'
import { SHIPPING_METHODS, type ShippingMethod } from '#orders/delivery'
import { getDayNumber, isWorkingDay, toIsoDate, type WorkingDays } from '#orders/shipping/working-days'

export interface DeliveryPlan extends WorkingDays {
  /** Orders before this hour (1 to 24) are packed on the same working day. */
  cutOffHour: number
  /** Working days from packing to delivery, from 0 to 30. */
  days: Record<Region, Record<ShippingMethod, number>>
}

export interface DeliveryEstimate {
  /** In epoch milliseconds: orders placed before it arrive on `day`. */
  orderBefore: number
  /** Such as `2026-11-25`. */
  day: string
}

/** A plan without a working day in two years gives no estimate. */
const FARTHEST = 730

const getCutOff = ({ cutOffHour }: DeliveryPlan, dayNumber: number): number =>
  dayNumber * DAY - DUBAI_OFFSET + cutOffHour * HOUR

/**
 * Delivery day of an order placed now: packed on the first working day whose cut-off is ahead, delivered the plan's
 * number of working days later. Null if the plan has no such days.
 */
export function deliveryEstimate(
  plan: DeliveryPlan,
  { region, method }: { region: Region; method: ShippingMethod },
  now: number,
): DeliveryEstimate | null {
  const today = getDayNumber(now)
  let orderBefore: number | null = null
  let left = plan.days[region][method]
  for (let day = today; day <= today + FARTHEST; day++) {
    if (!isWorkingDay(plan, day)) continue
    if (orderBefore === null) {
      if (now >= getCutOff(plan, day)) continue
      orderBefore = getCutOff(plan, day)
    } else left -= 1
    if (left <= 0) return { orderBefore, day: toIsoDate(day) }
  }
  return null
}

/** Last working day to ship a parcel for delivery on `day`. Null if the plan has no such day. */
export function getShipByDay(
  plan: DeliveryPlan,
  { region, method }: { region: Region; method: ShippingMethod },
  day: string,
): string | null {
  const last = Date.parse(day) / DAY
  let left = plan.days[region][method]
  for (let earlier = last; earlier >= last - FARTHEST; earlier--) {
    if (!isWorkingDay(plan, earlier)) continue
    if (left === 0) return toIsoDate(earlier)
    left -= 1
  }
  return null
}

/** Pages have a text for each. */
export const DELIVERY_PLAN_PROBLEMS = ['hour', 'weekdays', 'date', 'most', 'days'] as const
export type DeliveryPlanProblem = (typeof DELIVERY_PLAN_PROBLEMS)[number]

const MAX_HOLIDAYS = 100
const MAX_DAYS = 30

const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max

/** True for an existing day, such as `2026-12-02`. */
export function isCalendarDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

/** Problems by field, such as `holidays` or `days.Dubai.Normal`. Empty for a valid plan. */
export function deliveryPlanProblems(plan: DeliveryPlan): Record<string, DeliveryPlanProblem> {
  const problems: Record<string, DeliveryPlanProblem> = {}
  if (!isWhole(plan.cutOffHour, 1, 24)) problems.cutOffHour = 'hour'
  const areWeekdays = plan.workingDays.every((day) => isWhole(day, 0, 6))
  if (plan.workingDays.length === 0 || !areWeekdays) problems.workingDays = 'weekdays'
  if (plan.holidays.length > MAX_HOLIDAYS) problems.holidays = 'most'
  else if (!plan.holidays.every(isCalendarDay)) problems.holidays = 'date'
  for (const region of REGIONS)
    for (const method of SHIPPING_METHODS)
      if (!isWhole(plan.days[region][method], 0, MAX_DAYS)) problems[`days.${region}.${method}`] = 'days'
  return problems
}
