import { useEffect, useState } from 'react'
import { showError } from '#ui/toast/toast-store'

/** Typing pauses this long before the search follows. */
const PAUSE_MS = 200

const MOST = 6

/** What holds the words; null while nothing was searched. `find` stays the same function. */
export function useFound<Found>(words: string, find: (q: string) => Promise<Found[]>): Found[] | null {
  const [found, setFound] = useState<Found[] | null>(null)
  const q = words.trim()

  useEffect(() => {
    if (q === '') return setFound(null)
    // An answer that comes after more was typed is dropped.
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
