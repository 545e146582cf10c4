import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds. */
const FIRST_WAIT = 500
const LONGEST_WAIT = 30_000

/** Runs `work` until it succeeds, with waits that double; `onFailure` hears of the first failure alone. */
export async function retry<Result>(
  work: () => Promise<Result>,
  onFailure: (error: Error) => void,
): Promise<Result> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      return await work()
    } catch (error) {
      if (wait === FIRST_WAIT) onFailure(error as Error)
      // Keeps no process running that ends otherwise.
      await delay(wait, undefined, { ref: false })
    }
  }
}
