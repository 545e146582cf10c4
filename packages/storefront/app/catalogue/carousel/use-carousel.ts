import { clsx } from 'clsx'
import { useCallback, useEffect, useState } from 'react'
import carouselStyles from '#catalogue/carousel/carousel.module.css'
import { useEmbla } from '#catalogue/carousel/use-embla'

interface CarouselOptions {
  /** Loops when the slides do not all fit. */
  loop: boolean
  /** Wide screens show the slides in two rows. */
  inRows?: boolean
}

/** The script moves the slides; their widths come from the style sheet, so nothing jumps when the script loads. */
export function useCarousel({ loop, inRows = false }: CarouselOptions) {
  const { viewRef, embla, act, failed } = useEmbla({ loop, inRows })
  const [state, setState] = useState({ selected: 0, canPrevious: loop, canNext: true })

  useEffect(() => {
    if (!embla) return
    const follow = () =>
      setState({
        selected: embla.selectedScrollSnap(),
        canPrevious: embla.canScrollPrev(),
        canNext: embla.canScrollNext(),
      })
    follow()
    embla.on('select', follow).on('reInit', follow)
    return () => {
      embla.off('select', follow).off('reInit', follow)
    }
  }, [embla])

  const previous = useCallback(() => act((one) => one.scrollPrev()), [act])
  const next = useCallback(() => act((one) => one.scrollNext()), [act])
  const scrollTo = useCallback((index: number) => act((one) => one.scrollTo(index)), [act])
  const viewClass = clsx(carouselStyles.view, failed && carouselStyles.scrolled)
  return { viewRef, viewClass, previous, next, scrollTo, ...state }
}
