/** Times in epoch milliseconds. */
export interface ContentSpan {
  id: number
  startsAt: number
  /** Null without an end. */
  endsAt: number | null
  withdrawn: boolean
}

/** `live`: shown now. `replaced`: followed by a newer one. `withdrawn`: taken back by the staff. */
export type ContentState = 'live' | 'planned' | 'replaced' | 'ended' | 'withdrawn'

const isShownAt = ({ startsAt, endsAt, withdrawn }: ContentSpan, now: number): boolean =>
  !withdrawn && startsAt <= now && (endsAt === null || endsAt > now)

/** The version shown at a time: the latest start wins. Null for the default. */
export function liveVersion<Version extends ContentSpan>(
  versions: readonly Version[],
  now: number,
): Version | null {
  const newestFirst = versions
    .filter((version) => isShownAt(version, now))
    .toSorted((a, b) => b.startsAt - a.startsAt || b.id - a.id)
  return newestFirst[0] ?? null
}

export function contentState(
  version: ContentSpan,
  versions: readonly ContentSpan[],
  now: number,
): ContentState {
  if (version.withdrawn) return 'withdrawn'
  if (version.startsAt > now) return 'planned'
  if (version.endsAt !== null && version.endsAt <= now) return 'ended'
  return liveVersion(versions, now)?.id === version.id ? 'live' : 'replaced'
}
