/** How many requests may wait for an answer at once. */
export interface AdmissionOptions {
  /** Never more than these, and at the beginning. */
  most: number
  /** Never fewer: what a slow database alone may hold up. */
  least: number
  /** Milliseconds that an answer may take. */
  target: number
  /** Milliseconds for which requests wait before slow answers lower the limit: a rush that passes is served whole. */
  interval: number
}

export interface Admission {
  /** Whether one more may be taken while so many wait. */
  admits(waiting: number): boolean
  /** Tells how long an answer took that was taken while so many waited. */
  answered(milliseconds: number, waiting: number): void
}

/** Milliseconds for which the limit is not lowered again: what was taken before answers as slowly still. */
const PAUSE = 100
const DECREASE = 0.8
/** Added by as many quick answers as the limit is high, while the limit is reached. */
const INCREASE = 10

/**
 * Lowers the number of requests at once while answers take longer than they may, and raises it while they do not: additive
 * increase, multiplicative decrease, as TCP finds what a network carries (RFC 5681). Slow answers count once requests have
 * waited for an interval, as CoDel tells a standing queue from a burst (RFC 8289).
 */
export function createAdmission(
  { most, least, target, interval }: AdmissionOptions,
  now: () => number = () => performance.now(),
): Admission {
  let limit = most
  let lowered = Number.NEGATIVE_INFINITY
  let slowSince: number | null = null
  return {
    admits: (waiting) => waiting < limit,
    answered(milliseconds, waiting) {
      if (milliseconds <= target) {
        if (waiting > limit / 2) limit = Math.min(most, limit + INCREASE / limit)
        else slowSince = null
        return
      }
      const time = now()
      slowSince ??= time
      if (time - slowSince < interval || time - lowered < PAUSE) return
      lowered = time
      limit = Math.max(least, limit * DECREASE)
    },
  }
}
