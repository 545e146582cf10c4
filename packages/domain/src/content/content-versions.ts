/** When a version is shown; times in epoch milliseconds. */
export interface ContentSpan {
  id: number
  startsAt: number
  /** Null where it has no end. */
  endsAt: number | null
  withdrawn: boolean
}

/** `live` is shown now; `replaced` was, or gives way to a newer one; `withdrawn` was taken back. */
export type ContentState = 'live' | 'planned' | 'replaced' | 'ended' | 'withdrawn'

const isShownAt = ({ startsAt, endsAt, withdrawn }: ContentSpan, now: number): boolean =>
  !withdrawn && startsAt <= now && (endsAt === null || endsAt > now)

/** The version that is shown at a time: of those that may be, the one that began last. Null for the default. */
export function liveVersion<Version extends ContentSpan>(
  versions: readonly Version[],
  now: number,
): Version | null {
  const newestFirst = versions
    .filter((version) => isShownAt(version, now))
    .toSorted((a, b) => b.startsAt - a.startsAt || b.id - a.id)
  return newestFirst[0] ?? null
}

/** What has become of a version among the others of its item. */
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
