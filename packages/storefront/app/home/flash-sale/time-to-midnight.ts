import { SECOND } from '@little-dunes/domain/durations'
export interface TimeLeft {
  hours: number
  minutes: number
  seconds: number
}

/**
 * Time to the visitor's next midnight (HOME-10), rounded up to seconds: a clock that is read slightly late skips none.
 * In the second of midnight it is zero (HOME-11), then it starts again (D-60). Days of 23 or 25 hours count as they
 * are.
 */
export function timeToMidnight(now: Date): TimeLeft {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()]
  const isMidnight = now.getTime() - new Date(year, month, day).getTime() < SECOND
  const left = new Date(year, month, day + 1).getTime() - now.getTime()
  const seconds = isMidnight ? 0 : Math.ceil(left / SECOND)
  return {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/** Two digits: '07'. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')
