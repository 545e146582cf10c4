import { type RefObject, useEffect, useState } from 'react'

/** Small controls with a fixed place. Larger ones can be pressed beside the link. */
const ARROWS = 'main [data-arrow]'

/** Calls back when arrows of the page are below the element. Returns a function that stops it. */
function watchBelow(element: HTMLElement, arrows: readonly Element[], hear: (covered: boolean) => void) {
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetTop: top, offsetLeft: left, offsetWidth: width, offsetHeight: height } = element
  const margins = [top, clientWidth - left - width, clientHeight - top - height, left]
  const below = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        isIntersecting ? below.add(target) : below.delete(target)
      hear(below.size > 0)
    },
    { rootMargin: margins.map((margin) => `${-margin}px`).join(' ') },
  )
  for (const arrow of arrows) observer.observe(arrow)
  return () => observer.disconnect()
}

/** True when the floating link must move aside, because it would cover an arrow. */
export function useChatLinkOverlap(link: RefObject<HTMLElement | null>): boolean {
  const [aside, stepAside] = useState(false)
  useEffect(() => {
    let stop = () => {}
    const watch = () => {
      stop()
      if (link.current) stop = watchBelow(link.current, [...document.querySelectorAll(ARROWS)], stepAside)
    }
    watch()
    window.addEventListener('resize', watch)
    return () => {
      window.removeEventListener('resize', watch)
      stop()
    }
  }, [link])
  return aside
}
