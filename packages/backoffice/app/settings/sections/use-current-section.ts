import { useEffect, useRef, useState } from 'react'

/** Pixels from the upper edge at which a section counts as the current one. */
const READ_FROM = 160

/** The current section of a page, and the jump to one. Ids are those of the sections from top to bottom. */
export function useCurrentSection<Id extends string>(ids: readonly [Id, ...Id[]]) {
  const [current, setCurrent] = useState<Id>(ids[0])
  /** Scroll position after a jump: the last sections may be too short to reach the top. */
  const jumpedTo = useRef<number>(undefined)

  useEffect(() => {
    function look() {
      if (jumpedTo.current === window.scrollY) return
      const read = ids.findLast(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? READ_FROM) < READ_FROM,
      )
      // The last sections are too short to reach the upper edge.
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 1
      setCurrent((isAtEnd ? ids.at(-1) : read) ?? ids[0])
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [ids])

  function jump(id: Id) {
    const section = document.getElementById(id)
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
    jumpedTo.current = window.scrollY
    setCurrent(id)
  }

  return { current, jump }
}
