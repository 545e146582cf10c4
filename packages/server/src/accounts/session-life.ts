import { DAY, HOUR } from '@little-dunes/domain/durations'
import { and, gt, lt, or, type SQL } from 'drizzle-orm'
import { sessions } from '#accounts/account-tables'

/** Sessions end after 30 days without use (D-30), and 90 days after sign-in in any case. */
const LIFE_UNUSED = 30 * DAY
const LONGEST_LIFE = 90 * DAY

/** Long enough to pay, confirm the phone and look again. Afterwards the link in the email opens the order. */
const GUEST_LIFE = DAY

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

export const sessionAliveCondition = (now: Date): SQL | undefined =>
  and(gt(sessions.lastUsedAt, before(now, LIFE_UNUSED)), gt(sessions.createdAt, before(now, LONGEST_LIFE)))

export const sessionEndedCondition = (now: Date): SQL | undefined =>
  or(lt(sessions.lastUsedAt, before(now, LIFE_UNUSED)), lt(sessions.createdAt, before(now, LONGEST_LIFE)))

/** The recorded use may lag by an hour, so most calls read once and write nothing. */
export const isLastUseStale = (lastUsedAt: Date, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() > HOUR

export const guestSessionEnded = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= GUEST_LIFE
