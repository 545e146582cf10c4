const MINUTE = 60_000

/** How long an order may wait for its payment with its stock held (D-41). */
export const HELD_FOR = 30 * MINUTE

/** From this age on the provider is asked without being told to (D-41); younger orders are taken up again (D-45). */
export const QUIET_FOR = 15 * MINUTE

/** How long starting a payment may take. What nobody outside has seen by then is given up without asking. */
export const STARTING_FOR = 2 * MINUTE

/** A hosted page asks for 30 minutes at least, counted from the last moment at which it can be started. */
export const PAGE_OPEN_FOR = HELD_FOR + STARTING_FOR + MINUTE

export const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds)
