/** Asia/Dubai is UTC+4 all year. */
const DUBAI = 4 * 3_600_000

/** A moment as an input of the type datetime-local has it, in Dubai; empty for none. */
export const localText = (moment: number | null): string =>
  moment === null ? '' : new Date(moment + DUBAI).toISOString().slice(0, 16)

/** What such an input holds, in epoch milliseconds; null for nothing. */
export const momentOf = (text: string): number | null =>
  text === '' ? null : Date.parse(`${text}:00Z`) - DUBAI

/** Tomorrow in Dubai at an hour of the day, in epoch milliseconds. */
export const tomorrowAt = (hour: number, now: number): number =>
  (Math.floor((now + DUBAI) / 86_400_000) + 1) * 86_400_000 - DUBAI + hour * 3_600_000
