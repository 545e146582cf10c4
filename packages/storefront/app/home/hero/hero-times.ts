export const AUTOPLAY_MS = 5000
/** The next picture is fetched this long after the first: not with it, and before its turn. */
export const FETCH_NEXT_MS = 3000
