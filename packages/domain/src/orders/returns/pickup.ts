import { dateOf, dayNumberOf, isWorkingDay, type WorkingDays } from '#orders/shipping/working-days'

/** Times of a day at which a courier comes, in hours of Dubai. */
export const PICKUP_WINDOWS = ['morning', 'afternoon', 'evening'] as const
export type PickupWindow = (typeof PICKUP_WINDOWS)[number]

export const PICKUP_HOURS: Record<PickupWindow, readonly [from: number, to: number]> = {
  morning: [9, 12],
  afternoon: [12, 16],
  evening: [16, 20],
}

/** When the shopper wants a parcel to be picked up; `day` such as `2026-11-25`. */
export interface Pickup {
  day: string
  window: PickupWindow
}

/** Of a shop that has set no others: Monday to Saturday. */
const USUAL_DAYS: WorkingDays = { workingDays: [1, 2, 3, 4, 5, 6], holidays: [] }

const MOST_OFFERED = 6
const FARTHEST = 30

/** The days that can be chosen at `now` (epoch milliseconds): the next six working days, from tomorrow. */
export function pickupDays(days: WorkingDays | null, now: number): string[] {
  const tomorrow = dayNumberOf(now) + 1
  return Array.from({ length: FARTHEST }, (_, ahead) => tomorrow + ahead)
    .filter((day) => isWorkingDay(days ?? USUAL_DAYS, day))
    .slice(0, MOST_OFFERED)
    .map(dateOf)
}
