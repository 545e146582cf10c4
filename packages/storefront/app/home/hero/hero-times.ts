export const AUTOPLAY_MS = 5000
/** Delay of the next picture after the first, in milliseconds: later than the first screen, and before its turn. */
export const FETCH_NEXT_MS = 3000
