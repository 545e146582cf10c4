import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useEffect, useState } from 'react'

/** Embla's unit: with 16 all but a hair of the way is done after the 300 ms that a slide takes (CARD-08). */
const SLIDE_DURATION = 16

interface CarouselOptions {
  /** In a ring, as far as there is more than fits. */
  loop: boolean
}

export interface CarouselState {
  selected: number
  canPrevious: boolean
  canNext: boolean
}

const isMirrored = (): boolean => typeof document !== 'undefined' && document.dir === 'rtl'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** The slides move by script, their widths come from the style sheet: nothing jumps when the script arrives. */
export function useCarousel({ loop }: CarouselOptions) {
  const [viewRef, api] = useEmblaCarousel({
    loop,
    align: 'start',
    direction: isMirrored() ? 'rtl' : 'ltr',
    duration: SLIDE_DURATION,
    containScroll: 'trimSnaps',
    breakpoints: { [REDUCED_MOTION]: { duration: 0 } },
  })
  const [state, setState] = useState<CarouselState>({ selected: 0, canPrevious: loop, canNext: true })

  useEffect(() => {
    if (!api) return
    const follow = () =>
      setState({
        selected: api.selectedScrollSnap(),
        canPrevious: api.canScrollPrev(),
        canNext: api.canScrollNext(),
      })
    follow()
    api.on('select', follow).on('reInit', follow)
    return () => {
      api.off('select', follow).off('reInit', follow)
    }
  }, [api])

  const previous = useCallback(() => api?.scrollPrev(), [api])
  const next = useCallback(() => api?.scrollNext(), [api])
  return { viewRef, api, previous, next, ...state }
}
