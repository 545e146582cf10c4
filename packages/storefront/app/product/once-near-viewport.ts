/** Distance from the viewport. */
const AHEAD = '600px'

/** Calls once, as soon as the element comes near the viewport. Returns a function that cancels it. */
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
