import { DAY, HOUR, MINUTE } from '@little-dunes/domain/durations'

/** An unpaid order blocks its stock for this long (D-41). */
export const PAYMENT_TIMEOUT = 30 * MINUTE

/** From this age on, a job asks the provider (D-41). A younger order is reused when it is sent again (D-45). */
export const RECONCILE_AFTER = 15 * MINUTE

/** A payment must start within this time. Afterwards the order expires without a request to the provider. */
export const START_TIMEOUT = 2 * MINUTE

/** Stripe keeps a Checkout Session open for at least 30 minutes, counted from its latest possible start. */
export const HOSTED_PAGE_LIFETIME = PAYMENT_TIMEOUT + START_TIMEOUT + MINUTE

/** Maximum difference between the clocks of several processes. A later time was stored before a clock was set back. */
export const CLOCK_SKEW = MINUTE

/** Closed payments are rechecked for this long, in intervals that depend on their age (D-46). */
export const CLOSED_RECHECK = { for: 7 * DAY, partOfAge: 0.5, min: 10 * MINUTE, max: DAY }

/** Like `CLOSED_RECHECK`, for finished refunds: a bank may return one for a month. */
export const REFUND_RECHECK = { for: 35 * DAY, partOfAge: 1, min: HOUR, max: 3 * DAY }

export const subtractMs = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds)
export const addMs = (now: Date, milliseconds: number): Date => subtractMs(now, -milliseconds)
