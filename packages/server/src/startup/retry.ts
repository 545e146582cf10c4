import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds. */
const FIRST_WAIT = 500
const LONGEST_WAIT = 30_000

/** Retries `work` until it succeeds, with doubling delays. Only the first failure is reported to `onFailure`. */
export async function retry<Result>(
  work: () => Promise<Result>,
  onFailure: (error: Error) => void,
): Promise<Result> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      return await work()
    } catch (error) {
      if (wait === FIRST_WAIT) onFailure(error as Error)
      // Unreferenced, so the delay does not keep the process alive.
      await delay(wait, undefined, { ref: false })
    }
  }
}
