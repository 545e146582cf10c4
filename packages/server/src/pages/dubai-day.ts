const DAY = 24 * 60 * 60 * 1000
/** Asia/Dubai is UTC+4 all year. */
const OFFSET = 4 * 60 * 60 * 1000

/** Number of the day in Dubai: pages that carry a date are good for one (D-60). */
export const dubaiDay = (time: Date): number => Math.floor((time.getTime() + OFFSET) / DAY)
