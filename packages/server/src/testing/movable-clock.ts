/** A clock that only moves when a test moves it. */
export interface MovableClock {
  now(): Date
  set(time: Date | string): void
  moveBy(milliseconds: number): void
}

/** Noon in Dubai on a working day. */
export function movableClock(start: Date | string = '2026-06-10T08:00:00.000Z'): MovableClock {
  let time = new Date(start).getTime()
  return {
    now: () => new Date(time),
    set: (to) => {
      time = new Date(to).getTime()
    },
    moveBy: (milliseconds) => {
      time += milliseconds
    },
  }
}
