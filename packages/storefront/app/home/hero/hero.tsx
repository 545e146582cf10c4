import { Icon } from '@little-dunes/design/icon.tsx'
import { shownParts } from '@little-dunes/domain/content/content-parts'
import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { ArrowRight, Pause, Play } from 'lucide'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CarouselArrows } from '#catalogue/carousel/carousel-arrows.tsx'
import { useAutoplay } from '#catalogue/carousel/use-autoplay'
import { BlockPicture } from '#home/block-picture.tsx'
import styles from '#home/hero/hero.module.css'
import { AUTOPLAY_MS, FETCH_NEXT_MS } from '#home/hero/hero-times'
import { slideInFront } from '#home/hero/turn-hero-unused'
import { useSwipe } from '#home/hero/use-swipe'
import { homeMessages } from '#home/home-messages'
import sceneStyles from '#home/scene.module.css'
import { useHomeContent } from '#home/use-home-content'
import { useMessages } from '#platform/messages'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'

/** Default picture of a slide without an uploaded one. */
const getDefaultName = (part: string): string => (Number(part) % 2 === 0 ? 'hero-2' : 'hero-1')

interface SlideProps {
  /** Number in the names of the slide's content fields. */
  part: string
  first: boolean
  shown: boolean
  fetched: boolean
}

/** A slide is a picture that links to a list (HOME-07); its text is on the empty part of the sky. */
function Slide({ part, first, shown, fetched }: SlideProps) {
  const content: Record<string, string> = useHomeContent('hero')
  const name = getDefaultName(part)
  const to = content[`to${part}`] ?? PATHS.products
  const Title = first ? 'h1' : 'p'
  return (
    <li
      className={clsx(styles.slide, shown && styles.shown, name === 'hero-2' && styles.dark)}
      inert={!shown}
    >
      <Link to={to} className={styles.picture}>
        <BlockPicture
          uploaded={content[`image${part}`]}
          fallback={`/pictures/${name}.avif`}
          narrow={`/pictures/${name}-m.avif`}
          className={clsx(sceneStyles.scene, styles.scene)}
          width={1920}
          height={820}
          alt={content[`picture${part}`] ?? ''}
          hidden={!fetched}
          {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      </Link>
      <div className={clsx(sceneStyles.words, styles.words)}>
        <Title className={clsx(textStyles.display, styles.title)}>{content[`title${part}`]}</Title>
        <p className={sceneStyles.text}>{content[`text${part}`]}</p>
        <ButtonLink to={to} size="large" className={styles.action}>
          {content[`button${part}`]}
          <Icon node={ArrowRight} className={textStyles.mirrored} />
        </ButtonLink>
      </div>
    </li>
  )
}

/** Index of the shown slide, wrapping around (HOME-09). */
function useRing(size: number) {
  const [shown, show] = useState(0)
  const turn = useCallback((way: number) => show((at) => (at + way + size) % size), [size])
  const next = useCallback(() => turn(1), [turn])
  const previous = useCallback(() => turn(-1), [turn])
  return { shown, show, turn, next, previous }
}

/** True when the pictures after the first are due: some time after the first screen, or when one is requested. */
function useFetchNext(shown: number): boolean {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setDue(true), FETCH_NEXT_MS)
    return () => window.clearTimeout(timer)
  }, [])
  if (shown > 0 && !due) setDue(true)
  return due
}

/** The slides may have turned before hydration. */
function useSlideInFront(slides: RefObject<HTMLElement | null>, show: (place: number) => void): void {
  useLayoutEffect(() => {
    if (slides.current) show(slideInFront(slides.current))
  }, [slides, show])
}

/** HOME-06 to HOME-09. */
export function Hero() {
  const t = useMessages(homeMessages)
  const parts = shownParts('slides', useHomeContent('hero'))
  const { shown, show, turn, next, previous } = useRing(parts.length)
  const { paused, toggle, watch } = useAutoplay({ delay: AUTOPLAY_MS, step: next, place: shown })
  const swipe = useSwipe(turn)
  const fetchNext = useFetchNext(shown)
  const slides = useRef<HTMLUListElement>(null)
  useSlideInFront(slides, show)
  return (
    <section
      className={clsx(sceneStyles.frame, styles.hero)}
      aria-roledescription="carousel"
      aria-label={t.highlights}
      {...watch}
    >
      <ul className={styles.slides} ref={slides} data-slides {...swipe}>
        {parts.map((part, place) => (
          <Slide
            key={part}
            part={part}
            first={place === 0}
            shown={shown === place}
            fetched={place === 0 || fetchNext}
          />
        ))}
      </ul>
      {parts.length > 1 && (
        <>
          <div className={styles.dots}>
            {parts.map((part, place) => (
              <button
                key={part}
                type="button"
                aria-label={t.slide(place + 1)}
                aria-current={shown === place}
                onClick={() => show(place)}
              />
            ))}
            <button
              type="button"
              className={styles.pause}
              aria-label={paused ? t.play : t.pause}
              onClick={toggle}
            >
              {paused ? <Icon node={Play} /> : <Icon node={Pause} />}
            </button>
          </div>
          <div className={styles.arrows}>
            <CarouselArrows
              previousLabel={t.previousSlide}
              nextLabel={t.nextSlide}
              onPrevious={previous}
              onNext={next}
            />
          </div>
        </>
      )}
    </section>
  )
}
