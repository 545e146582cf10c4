import { DAY, DUBAI_OFFSET } from '@little-dunes/domain/durations'

/** Number of the day in Dubai: pages with a date are valid for one day (D-60). */
export const dubaiDay = (time: Date): number => Math.floor((time.getTime() + DUBAI_OFFSET) / DAY)
