import { DAY, HOUR, MINUTE } from '@little-dunes/domain/durations'

/** How long an unpaid order holds its stock (D-41). */
export const PAYMENT_TIMEOUT = 30 * MINUTE

/** From this age on a job asks the provider (D-41); a younger order is reused when it is sent again (D-45). */
export const RECONCILE_AFTER = 15 * MINUTE

/** How long starting a payment may take; afterwards the order expires without asking the provider. */
export const START_TIMEOUT = 2 * MINUTE

/** Stripe keeps a Checkout Session open for 30 minutes at least, counted from its latest possible start. */
export const HOSTED_PAGE_LIFETIME = PAYMENT_TIMEOUT + START_TIMEOUT + MINUTE

/** How far the clocks of several processes may differ. A later time was stored before a clock was put back. */
export const CLOCK_SKEW = MINUTE

/** For how long closed payments are rechecked, and in which intervals of their age (D-46). */
export const CLOSED_RECHECK = { for: 7 * DAY, partOfAge: 0.5, least: 10 * MINUTE, most: DAY }

/** The same for finished refunds: a bank may return one for a month. */
export const REFUND_RECHECK = { for: 35 * DAY, partOfAge: 1, least: HOUR, most: 3 * DAY }

export const subtractMs = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds)
export const addMs = (now: Date, milliseconds: number): Date => subtractMs(now, -milliseconds)
