import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'

/** Utilization of the event loop above which requests have priority. */
const BUSY = 0.9
/** Milliseconds. A job waits at most this long, so it makes progress under any load. */
const PAUSE = 100

/** Returns the utilization of the event loop since the previous call, from 0 to 1. */
export function createBusyness(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}

/** Pauses before each step of background work while requests keep the process busy. */
export const createGiveWay =
  (busyness: () => number = createBusyness(), pause: (milliseconds: number) => Promise<unknown> = delay) =>
  async (): Promise<void> => {
    if (busyness() > BUSY) await pause(PAUSE)
  }
