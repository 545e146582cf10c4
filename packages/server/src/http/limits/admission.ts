/** Limits for simultaneous requests. */
export interface AdmissionOptions {
  /** Maximum, and the initial limit. */
  max: number
  /** Minimum, for requests that only wait for a slow database. */
  min: number
  /** Milliseconds that an answer may take. */
  target: number
  /** Milliseconds of slow answers before the limit falls: a short burst is served in full. */
  interval: number
}

export interface Admission {
  /** True when another request may start while `waiting` are in progress. */
  admits(waiting: number): boolean
  /** Reports the duration of a request and the number in progress at its end. */
  answered(milliseconds: number, waiting: number): void
}

/** Milliseconds until the limit may fall again: requests accepted before are still slow. */
const PAUSE = 100
const DECREASE = 0.8
/** Growth of the limit after as many fast answers as its value, while requests use more than half of it. */
const INCREASE = 10

/**
 * Lowers the number of simultaneous requests while answers are too slow, and raises it while they are not: additive
 * increase, multiplicative decrease, as TCP finds the capacity of a network (RFC 5681). Slow answers count once they
 * have lasted an interval, as CoDel distinguishes a standing queue from a burst (RFC 8289).
 */
export function createAdmission(
  { max, min, target, interval }: AdmissionOptions,
  now: () => number = () => performance.now(),
): Admission {
  let limit = max
  let lowered = Number.NEGATIVE_INFINITY
  let slowSince: number | null = null
  return {
    admits: (waiting) => waiting < limit,
    answered(milliseconds, waiting) {
      if (milliseconds <= target) {
        if (waiting > limit / 2) limit = Math.min(max, limit + INCREASE / limit)
        else slowSince = null
        return
      }
      const time = now()
      slowSince ??= time
      if (time - slowSince < interval || time - lowered < PAUSE) return
      lowered = time
      limit = Math.max(min, limit * DECREASE)
    },
  }
}
