import { startTransition, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'

/** More than a screen shows. */
const FIRST = 16

/**
 * The first rows of an opening list, and all rows once those are drawn, so that rows below the screen cause no wait.
 * Back shows all rows at once, to restore the scroll position.
 */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [isWhole, setWhole] = useState(useNavigationType() === 'POP')
  useEffect(() => startTransition(() => setWhole(true)), [])
  return isWhole ? rows : rows.slice(0, FIRST)
}
