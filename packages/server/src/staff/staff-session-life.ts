import { DAY, HOUR, MINUTE } from '@little-dunes/domain/durations'
import { and, gt, lt, or, type SQL } from 'drizzle-orm'
import { staffSessions } from '#staff/staff-tables'

/** Staff sessions end after 12 hours without use, and seven days after sign-in in any case. */
const LIFE_UNUSED = 12 * HOUR
const LONGEST_LIFE = 7 * DAY

/** The recorded use may lag by this much, so most calls read once and write nothing. */
const LAG = 5 * MINUTE

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

export const staffSessionAliveCondition = (now: Date): SQL | undefined =>
  and(
    gt(staffSessions.lastUsedAt, before(now, LIFE_UNUSED)),
    gt(staffSessions.createdAt, before(now, LONGEST_LIFE)),
  )

export const staffSessionEndedCondition = (now: Date): SQL | undefined =>
  or(
    lt(staffSessions.lastUsedAt, before(now, LIFE_UNUSED)),
    lt(staffSessions.createdAt, before(now, LONGEST_LIFE)),
  )

export const isStaffLastUseStale = (lastUsedAt: Date, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() > LAG
