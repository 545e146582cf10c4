import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '#catalogue/carousel/use-autoplay'

/** Margin of a quarter of the screen height. */
const NEAR = '25% 0px'

/**
 * A film that is fetched and plays only near the screen, until it is paused. With reduced motion it plays only when the
 * visitor starts it (D-63).
 */
export function useVideoPlayback() {
  const film = useRef<HTMLVideoElement>(null)
  const [chosen, setChosen] = useState<'play' | 'pause'>()
  const calm = useReducedMotion()
  const paused = chosen ? chosen === 'pause' : calm

  useEffect(() => {
    const { current } = film
    if (!current || paused) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        // The browser may refuse to play; then the poster below stays.
        if (entry?.isIntersecting) current.play().catch(() => undefined)
        else current.pause()
      },
      { rootMargin: NEAR },
    )
    observer.observe(current)
    return () => {
      observer.disconnect()
      current.pause()
    }
  }, [paused])

  return { film, paused, toggle: () => setChosen(paused ? 'play' : 'pause') }
}
