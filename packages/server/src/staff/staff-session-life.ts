const MINUTE = 60_000

/** A session of the staff ends after 12 hours without use. */
const LIFE = 12 * 60 * MINUTE

/** The recorded use may lag behind by so much, so that most calls read once and write nothing. */
const LAG = 5 * MINUTE

/** Sessions last used before this have ended. */
export const staffSessionsEndedBefore = (now: Date): Date => new Date(now.getTime() - LIFE)

export const isStaffLastUseStale = (lastUsedAt: Date, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() > LAG
