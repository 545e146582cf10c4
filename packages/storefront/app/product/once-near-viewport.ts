/** This far before it comes into sight. */
const AHEAD = '600px'

/** Calls once, as soon as the element comes near the screen. Answers how to stop waiting. */
export function onceNearViewport(element: Element, come: () => void): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      watch.disconnect()
      come()
    },
    { rootMargin: AHEAD },
  )
  watch.observe(element)
  return () => watch.disconnect()
}
