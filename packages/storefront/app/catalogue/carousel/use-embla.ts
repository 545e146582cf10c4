import type { EmblaCarouselType } from 'embla-carousel'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Embla's unit: 16 completes nearly all of the movement within the 300 ms of a slide (CARD-08). */
const SLIDE_DURATION = 16
/** Embla is fetched when a carousel comes this close to the screen. */
const NEAR_SCREEN = '100px'
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
/** `--desktop` of the style sheets. */
const WIDE = '(width >= 1024px)'

interface EmblaOptions {
  loop: boolean
  inRows: boolean
}

type Move = (embla: EmblaCarouselType) => void

const isMirrored = (): boolean => document.dir === 'rtl'

async function startEmbla(view: HTMLElement, { loop, inRows }: EmblaOptions): Promise<EmblaCarouselType> {
  const { default: EmblaCarousel } = await import('embla-carousel')
  return EmblaCarousel(view, {
    loop,
    align: 'start',
    direction: isMirrored() ? 'rtl' : 'ltr',
    duration: SLIDE_DURATION,
    containScroll: 'trimSnaps',
    breakpoints: {
      [REDUCED_MOTION]: { duration: 0 },
      ...(inRows && { [WIDE]: { slidesToScroll: 2 } }),
    },
  })
}

/** Calls back once the element is near the screen. Returns a function that stops it. */
function whenNear(element: HTMLElement, callback: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && callback(), {
    rootMargin: NEAR_SCREEN,
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * Attaches Embla to a view, fetched when the view comes near the screen or is first used. Earlier moves are made once
 * it has loaded. If it fails to load, the browser scrolls the slides.
 */
export function useEmbla({ loop, inRows }: EmblaOptions) {
  const [view, viewRef] = useState<HTMLElement | null>(null)
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  const [loading, setLoading] = useState<'not-yet' | 'wanted' | 'failed'>('not-yet')
  /** A ref, because a press may come before the state is rendered. */
  const started = useRef<EmblaCarouselType>(undefined)
  const early = useRef<Move[]>([])

  useEffect(() => {
    if (!view || loading !== 'not-yet') return
    return whenNear(view, () => setLoading('wanted'))
  }, [view, loading])

  useEffect(() => {
    if (!view || loading !== 'wanted') return
    let left = false
    startEmbla(view, { loop, inRows }).then(
      (carousel) => {
        if (left) return carousel.destroy()
        started.current = carousel
        setEmbla(carousel)
        for (const move of early.current.splice(0)) move(carousel)
      },
      () => {
        early.current = []
        if (!left) setLoading('failed')
      },
    )
    return () => {
      left = true
      started.current?.destroy()
      started.current = undefined
      setEmbla(undefined)
    }
  }, [view, loading, loop, inRows])

  /** Moves the slides; after a failed fetch of Embla this tries again. */
  const act = useCallback((move: Move) => {
    if (started.current) return move(started.current)
    early.current.push(move)
    setLoading('wanted')
  }, [])
  return { viewRef, embla, act, failed: loading === 'failed' }
}
