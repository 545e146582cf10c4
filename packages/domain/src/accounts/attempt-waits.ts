import { MINUTE, SECOND } from '#durations'

/** Number of free attempts, and growth of the wait after them. Times in milliseconds. */
export interface WaitRule {
  /** Number of attempts without a wait. Afterwards the wait starts at one second and doubles. */
  free: number
  /** Time after which one attempt is forgotten. */
  forgetOneAfter: number
  longestWait: number
}

/** `count` becomes a fraction, since attempts are forgotten gradually. */
export interface AttemptCount {
  count: number
  countedAt: Date
}

/** Tolerated difference between clocks. A count further ahead was made before a clock was set back. */
const CLOCK_TOLERANCE = MINUTE

function remembered({ count, countedAt }: AttemptCount, { forgetOneAfter }: WaitRule, now: Date): number {
  const elapsed = Math.max(0, now.getTime() - countedAt.getTime())
  return Math.max(0, count - elapsed / forgetOneAfter)
}

const waitAfter = (count: number, { free, longestWait }: WaitRule): number =>
  count < free ? 0 : Math.min(longestWait, SECOND * 2 ** (count - free))

/** Milliseconds until the next attempt is allowed, 0 if it is allowed now. */
export function waitLeft(counted: AttemptCount, rule: WaitRule, now: Date): number {
  const elapsed = now.getTime() - counted.countedAt.getTime()
  if (elapsed < -CLOCK_TOLERANCE) return 0
  const wait = waitAfter(counted.count, rule)
  return Math.min(wait, Math.max(0, wait - elapsed))
}

export const withAttempt = (counted: AttemptCount | undefined, rule: WaitRule, now: Date): AttemptCount => ({
  count: (counted ? remembered(counted, rule, now) : 0) + 1,
  countedAt: now,
})

/**
 * Limits for sign-in attempts. `pair` is one account from one network, where a mistyping customer is counted. `account`
 * slows down guesses from many networks, `network` guesses at many accounts. A known device has its own count, so that
 * others cannot lock out its owner.
 */
export const SIGN_IN_WAITS = {
  pair: { free: 5, forgetOneAfter: 10 * MINUTE, longestWait: 15 * MINUTE },
  account: { free: 30, forgetOneAfter: 5 * MINUTE, longestWait: 5 * MINUTE },
  network: { free: 30, forgetOneAfter: 2 * SECOND, longestWait: MINUTE },
  device: { free: 10, forgetOneAfter: 5 * MINUTE, longestWait: 5 * MINUTE },
} as const satisfies Record<string, WaitRule>

/** Limits for looking up an order by number and phone, so that phone numbers cannot be enumerated. */
export const ORDER_LOOKUP_WAITS = {
  network: { free: 10, forgetOneAfter: MINUTE, longestWait: 10 * MINUTE },
  order: { free: 30, forgetOneAfter: 2 * MINUTE, longestWait: 30 * MINUTE },
} as const satisfies Record<string, WaitRule>

/** Limits that prevent guessing of gift card codes, with one account or many. */
export const GIFT_CARD_WAITS = {
  account: { free: 5, forgetOneAfter: 5 * MINUTE, longestWait: 15 * MINUTE },
  network: { free: 30, forgetOneAfter: 10 * SECOND, longestWait: 5 * MINUTE },
} as const satisfies Record<string, WaitRule>

/** Limit for documents from the link of one order: rendering one takes 0.1 s of processor time. */
export const DOCUMENT_WAITS = {
  free: 20,
  forgetOneAfter: 10 * SECOND,
  longestWait: MINUTE,
} as const satisfies WaitRule

/** Limits for sign-ups. Thousands of customers may share a carrier's address, so its wait settles at three seconds. */
export const SIGN_UP_WAITS = {
  network: { free: 20, forgetOneAfter: 3 * SECOND, longestWait: MINUTE },
  email: { free: 5, forgetOneAfter: 2 * MINUTE, longestWait: 10 * MINUTE },
} as const satisfies Record<string, WaitRule>

/** Limits for guest orders: per network as many as sign-ups, per phone few. */
export const GUEST_WAITS = {
  network: { free: 20, forgetOneAfter: 30 * SECOND, longestWait: 10 * MINUTE },
  phone: { free: 10, forgetOneAfter: 10 * MINUTE, longestWait: 30 * MINUTE },
} as const satisfies Record<string, WaitRule>

/** Limit for codes to the phone of guests: five at once, then one in four hours. */
export const GUEST_CODE_WAITS = {
  free: 5,
  forgetOneAfter: 240 * MINUTE,
  longestWait: 240 * MINUTE,
} as const satisfies WaitRule

/** Limit for password resets from one network. */
export const RESET_WAITS = {
  free: 20,
  forgetOneAfter: 10 * SECOND,
  longestWait: MINUTE,
} as const satisfies WaitRule

/** Limit for phone codes from one network, against fraud with expensive numbers: the shop pays for each message. */
export const PHONE_CODE_WAITS = {
  free: 30,
  forgetOneAfter: 20 * SECOND,
  longestWait: 10 * MINUTE,
} as const satisfies WaitRule

/** Limit for stock notices from one network. Each sends an email to an unverified address. */
export const STOCK_NOTICE_WAITS = {
  free: 10,
  forgetOneAfter: MINUTE,
  longestWait: 10 * MINUTE,
} as const satisfies WaitRule
