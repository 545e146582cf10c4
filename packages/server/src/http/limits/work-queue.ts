import { setImmediate as nextTurn } from 'node:timers/promises'
import pLimit from 'p-limit'

/** Too much waits already: the answer is 503 with `Retry-After`. */
export class Busy extends Error {
  override name = 'Busy'
}

/** Whether a failure, however deep it is wrapped, means that too much waits. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && (error instanceof Busy || isBusy(error.cause))

/** Runs work in turn; rejects with `Busy` when too much waits. */
export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Turns of the event loop before each piece of work. Node accepts one connection a turn: with a piece in every turn, a
 * thousand connections would wait unheard for a thousand pieces. Idle turns take microseconds; of busy ones fewer have to do.
 */
const TURNS_BETWEEN = 25
const LONGEST_BETWEEN = 20

/** Milliseconds that a piece of work may be expected to wait. */
const LONGEST_WAIT = 400
/** So few wait however long it takes: somebody who types asks as often, also on a slow machine. */
const SHORT_LINE = 10
/** Of the newest duration, in the average of all. */
const WEIGHT = 0.2

/** A queue for work that keeps the processor for milliseconds: between two pieces others have their turn. */
export function createWorkQueue(
  { atOnce, waiting }: { atOnce: number; waiting: number },
  now: () => number = () => performance.now(),
): WorkQueue {
  const limit = pLimit(atOnce)
  let average = 0
  return async (work) => {
    const { pendingCount } = limit
    const isLong = pendingCount >= SHORT_LINE && (pendingCount * average) / atOnce > LONGEST_WAIT
    if (pendingCount >= waiting || isLong) throw new Busy('Too much waits for its turn')
    return limit(async () => {
      const began = now()
      for (let turn = 0; turn < TURNS_BETWEEN && now() - began < LONGEST_BETWEEN; turn++) await nextTurn()
      try {
        return await work()
      } finally {
        average += WEIGHT * (now() - began - average)
      }
    })
  }
}
