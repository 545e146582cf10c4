import { useSyncExternalStore } from 'react'

/** A hook for a media query such as `(width < 768px)`. */
export function mediaHook(question: string): () => boolean {
  const query = matchMedia(question)
  const follow = (onChange: () => void) => {
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }
  return () => useSyncExternalStore(follow, () => query.matches)
}
