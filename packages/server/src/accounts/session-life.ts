const HOUR = 60 * 60 * 1000

/** A session ends after 30 days without use (D-30). */
const LIFE = 30 * 24 * HOUR

/** Sessions last used before this have ended. */
export const sessionsEndedBefore = (now: Date): Date => new Date(now.getTime() - LIFE)

/** The noted use may lag behind by an hour, so that most calls read once and write nothing. */
export const isLastUseStale = (lastUsedAt: Date, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() > HOUR
