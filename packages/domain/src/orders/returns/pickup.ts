import { getDayNumber, isWorkingDay, toIsoDate, type WorkingDays } from '#orders/shipping/working-days'

/** Hours in Dubai. */
export const PICKUP_WINDOWS = ['morning', 'afternoon', 'evening'] as const
export type PickupWindow = (typeof PICKUP_WINDOWS)[number]

export const PICKUP_HOURS: Record<PickupWindow, readonly [from: number, to: number]> = {
  morning: [9, 12],
  afternoon: [12, 16],
  evening: [16, 20],
}

/** Requested pick-up; `day` such as `2026-11-25`. */
export interface Pickup {
  day: string
  window: PickupWindow
}

/** Default: Monday to Saturday. */
const USUAL_DAYS: WorkingDays = { workingDays: [1, 2, 3, 4, 5, 6], holidays: [] }

const MAX_OFFERED = 6
const FARTHEST = 30

/** Available days: the next six working days from tomorrow on; `now` in epoch milliseconds. */
export function pickupDays(days: WorkingDays | null, now: number): string[] {
  const tomorrow = getDayNumber(now) + 1
  return Array.from({ length: FARTHEST }, (_, ahead) => tomorrow + ahead)
    .filter((day) => isWorkingDay(days ?? USUAL_DAYS, day))
    .slice(0, MAX_OFFERED)
    .map(toIsoDate)
}
