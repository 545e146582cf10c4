import { startTransition, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'

/** More than a screen shows. */
const FIRST = 16

/**
 * Of a list that opens: its first rows, and all of them once those are drawn, so that nobody waits for what is below the
 * screen. Whoever comes back gets all at once, to be where they were.
 */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [isWhole, setWhole] = useState(useNavigationType() === 'POP')
  useEffect(() => startTransition(() => setWhole(true)), [])
  return isWhole ? rows : rows.slice(0, FIRST)
}
