import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'

/** Part of the time in which the event loop works, above which whoever waits for an answer comes first. */
const BUSY = 0.9
/** Milliseconds: so long a piece of work waits at most, so that it goes on under any load. */
const PAUSE = 100

/** Answers how busy the event loop was since it was asked before, from 0 to 1. */
export function createBusyness(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}

/** A pause before each piece of work that nobody waits for, while the process is busy with what somebody waits for. */
export const createGiveWay =
  (busyness: () => number = createBusyness(), pause: (milliseconds: number) => Promise<unknown> = delay) =>
  async (): Promise<void> => {
    if (busyness() > BUSY) await pause(PAUSE)
  }
