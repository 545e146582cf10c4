const MINUTE = 60_000

/** How long an order may wait for its payment with its stock held (D-41). */
export const HELD_FOR = 30 * MINUTE

/** From this age on the provider is asked without being told to (D-41); younger orders are taken up again (D-45). */
export const QUIET_FOR = 15 * MINUTE

/** How long starting a payment may take. What nobody outside has seen by then is given up without asking. */
export const STARTING_FOR = 2 * MINUTE

/** A hosted page asks for 30 minutes at least, counted from the last moment at which it can be started. */
export const PAGE_OPEN_FOR = HELD_FOR + STARTING_FOR + MINUTE

const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Clocks of several processes may be so far apart. What lies further ahead was noted before the clock was put back. */
export const CLOCKS_APART = MINUTE

/** How long the provider is asked again about payments that it called closed, and in which steps of their age (D-46). */
export const CLOSED_LOOK = { for: 7 * DAY, partOfAge: 0.5, least: 10 * MINUTE, most: DAY }

/** The same for refunds that it called done: a bank may send money back for a month. */
export const REFUND_LOOK = { for: 35 * DAY, partOfAge: 1, least: HOUR, most: 3 * DAY }

export const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds)
export const after = (now: Date, milliseconds: number): Date => before(now, -milliseconds)
