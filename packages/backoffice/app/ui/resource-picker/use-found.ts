import { useEffect, useState } from 'react'
import { showError } from '#ui/toast/toast-store'

/** Pause in typing before the search, in milliseconds. */
const PAUSE_MS = 200

const MOST = 6

/** Search results; null before a search. `find` must be a stable function. */
export function useFound<Found>(words: string, find: (q: string) => Promise<Found[]>): Found[] | null {
  const [found, setFound] = useState<Found[] | null>(null)
  const q = words.trim()

  useEffect(() => {
    if (q === '') return setFound(null)
    // Drops an answer that arrives after more was typed.
    let isCurrent = true
    const timer = setTimeout(async () => {
      try {
        const all = await find(q)
        if (isCurrent) setFound(all.slice(0, MOST))
      } catch (error) {
        if (isCurrent) showError(error)
      }
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [q, find])

  return found
}
