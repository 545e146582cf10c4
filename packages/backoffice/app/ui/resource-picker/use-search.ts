import { useEffect, useState } from 'react'
import { showError } from '#ui/toast/toast-store'

/** Pause in typing before the search, in milliseconds. */
const PAUSE_MS = 200

const MAX_RESULTS = 6

/** Search results; null before a search. `find` must be a stable function. */
export function useSearch<Result>(words: string, find: (q: string) => Promise<Result[]>): Result[] | null {
  const [results, setResults] = useState<Result[] | null>(null)
  const q = words.trim()

  useEffect(() => {
    if (q === '') return setResults(null)
    // Drops an answer that arrives after more was typed.
    let isCurrent = true
    const timer = setTimeout(async () => {
      try {
        const all = await find(q)
        if (isCurrent) setResults(all.slice(0, MAX_RESULTS))
      } catch (error) {
        if (isCurrent) showError(error)
      }
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [q, find])

  return results
}
