import { useEffect, useEffectEvent, useState } from 'react'

/** Counts next to a list, loaded after it; without an answer the previous ones stay. */
export function useBesideList<Answer>(ask: () => Promise<Answer | null>, list: unknown) {
  const [known, setKnown] = useState<{ answer: Answer; list: unknown } | null>(null)
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    let isShown = true
    askNow()
      .then((answer) => isShown && answer !== null && setKnown({ answer, list }))
      .catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [list])
  return known
}

/** Count of a tab: '5,000+' if there may be more. */
export const tabCount = (counted: { count: number; more: boolean } | undefined): string | undefined =>
  counted && counted.count > 0 ? `${counted.count.toLocaleString('en')}${counted.more ? '+' : ''}` : undefined
