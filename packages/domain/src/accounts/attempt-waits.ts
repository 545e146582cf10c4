import { MINUTE, SECOND } from '#durations'

/** How many attempts are free, and how long the wait after more of them grows. All times in milliseconds. */
export interface WaitRule {
  /** So many attempts in a row cost no wait; from then on it doubles, starting at a second. */
  free: number
  /** After so long one attempt is forgotten. */
  forgetOneAfter: number
  longestWait: number
}

/** Attempts counted under one key. Forgetting makes the count a fraction. */
export interface AttemptCount {
  count: number
  countedAt: Date
}

/** Clocks of several processes may differ by so much; a count from further ahead was made before a clock was set back. */
const CLOCK_TOLERANCE = MINUTE

/** The attempts that are not yet forgotten. */
function remembered({ count, countedAt }: AttemptCount, { forgetOneAfter }: WaitRule, now: Date): number {
  const elapsed = Math.max(0, now.getTime() - countedAt.getTime())
  return Math.max(0, count - elapsed / forgetOneAfter)
}

const waitAfter = (count: number, { free, longestWait }: WaitRule): number =>
  count < free ? 0 : Math.min(longestWait, SECOND * 2 ** (count - free))

/** Milliseconds until the next attempt is let through; 0 when it is now. */
export function waitLeft(counted: AttemptCount, rule: WaitRule, now: Date): number {
  const elapsed = now.getTime() - counted.countedAt.getTime()
  if (elapsed < -CLOCK_TOLERANCE) return 0
  const wait = waitAfter(counted.count, rule)
  return Math.min(wait, Math.max(0, wait - elapsed))
}

/** The count with one more attempt. */
export const withAttempt = (counted: AttemptCount | undefined, rule: WaitRule, now: Date): AttemptCount => ({
  count: (counted ? remembered(counted, rule, now) : 0) + 1,
  countedAt: now,
})

/**
 * Attempts to sign in. A person who mistypes meets `pair`: this account from this network. `account` slows down guesses
 * from many networks, `network` guesses at many accounts. A device that signed in before is counted by itself alone:
 * strangers cannot lock its owner out.
 */
export const SIGN_IN_WAITS = {
  pair: { free: 5, forgetOneAfter: 10 * MINUTE, longestWait: 15 * MINUTE },
  account: { free: 30, forgetOneAfter: 5 * MINUTE, longestWait: 5 * MINUTE },
  network: { free: 30, forgetOneAfter: 2 * SECOND, longestWait: MINUTE },
  device: { free: 10, forgetOneAfter: 5 * MINUTE, longestWait: 5 * MINUTE },
} as const satisfies Record<string, WaitRule>

/** Questions for an order by its number and a phone: phones are not to be tried out, from one network or from many. */
export const ORDER_LOOKUP_WAITS = {
  network: { free: 10, forgetOneAfter: MINUTE, longestWait: 10 * MINUTE },
  order: { free: 30, forgetOneAfter: 2 * MINUTE, longestWait: 30 * MINUTE },
} as const satisfies Record<string, WaitRule>

/** Codes of gift cards: nobody tries them out, neither with one account nor with many. */
export const GIFT_CARD_WAITS = {
  account: { free: 5, forgetOneAfter: 5 * MINUTE, longestWait: 15 * MINUTE },
  network: { free: 30, forgetOneAfter: 10 * SECOND, longestWait: 5 * MINUTE },
} as const satisfies Record<string, WaitRule>

/** Documents that are drawn for the link of one order: each costs a tenth of a second of processor. */
export const DOCUMENT_WAITS = {
  free: 20,
  forgetOneAfter: 10 * SECOND,
  longestWait: MINUTE,
} as const satisfies WaitRule

/** Sign-ups: thousands of shoppers may share the address of a carrier, so that its wait settles at three seconds. */
export const SIGN_UP_WAITS = {
  network: { free: 20, forgetOneAfter: 3 * SECOND, longestWait: MINUTE },
  email: { free: 5, forgetOneAfter: 2 * MINUTE, longestWait: 10 * MINUTE },
} as const satisfies Record<string, WaitRule>

/** Guests who begin to order: by network as many as sign up, by phone few. */
export const GUEST_WAITS = {
  network: { free: 20, forgetOneAfter: 30 * SECOND, longestWait: 10 * MINUTE },
  phone: { free: 10, forgetOneAfter: 10 * MINUTE, longestWait: 30 * MINUTE },
} as const satisfies Record<string, WaitRule>

/** Codes to the phone of guests, whoever they are: five at once and one in four hours. */
export const GUEST_CODE_WAITS = {
  free: 5,
  forgetOneAfter: 240 * MINUTE,
  longestWait: 240 * MINUTE,
} as const satisfies WaitRule

/** Questions for a new password from one network. */
export const RESET_WAITS = {
  free: 20,
  forgetOneAfter: 10 * SECOND,
  longestWait: MINUTE,
} as const satisfies WaitRule

/** Codes to phones from one network: whoever opens many accounts would have the shop pay for calls to costly numbers. */
export const PHONE_CODE_WAITS = {
  free: 30,
  forgetOneAfter: 20 * SECOND,
  longestWait: 10 * MINUTE,
} as const satisfies WaitRule

/** Wishes to hear of sold-out sizes from one network: each is one mail to an address that somebody typed in. */
export const STOCK_NOTICE_WAITS = {
  free: 10,
  forgetOneAfter: MINUTE,
  longestWait: 10 * MINUTE,
} as const satisfies WaitRule
