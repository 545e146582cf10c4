import { DAY, DUBAI_OFFSET } from '#durations'
/** Days on which parcels are packed, delivered and picked up, by the calendar of Dubai. */
export interface WorkingDays {
  /** Days of the week: 0 is Sunday, 6 Saturday. */
  workingDays: number[]
  /** Additional days without work, such as `2026-12-02`. */
  holidays: string[]
}

/** 1 January 1970 was a Thursday. */
const WEEKDAY_OF_DAY_ZERO = 4

/** Days since 1 January 1970 in Dubai; `now` in epoch milliseconds. */
export const getDayNumber = (now: number): number => Math.floor((now + DUBAI_OFFSET) / DAY)

/** Converts a day number to `2026-11-25`. */
export const toIsoDate = (dayNumber: number): string => new Date(dayNumber * DAY).toISOString().slice(0, 10)

const getWeekday = (dayNumber: number): number => (((dayNumber + WEEKDAY_OF_DAY_ZERO) % 7) + 7) % 7

export const isWorkingDay = ({ workingDays, holidays }: WorkingDays, dayNumber: number): boolean =>
  workingDays.includes(getWeekday(dayNumber)) && !holidays.includes(toIsoDate(dayNumber))
