import { useSyncExternalStore } from 'react'

/** A hook that says whether the screen is so wide or so narrow now, as `(width < 768px)` asks. */
export function mediaHook(question: string): () => boolean {
  const query = matchMedia(question)
  const follow = (onChange: () => void) => {
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }
  return () => useSyncExternalStore(follow, () => query.matches)
}
