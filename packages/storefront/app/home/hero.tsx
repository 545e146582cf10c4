import { ArrowRight, Pause, Play } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { CarouselArrows } from '#catalogue/carousel-arrows.tsx'
import { useAutoplay } from '#catalogue/use-autoplay'
import { useCarousel } from '#catalogue/use-carousel'
import { homeMessages } from '#home/home-messages'
import { useMessages } from '#platform/messages'

const AUTOPLAY_MS = 5000
const PICTURES = ['hero-1', 'hero-2'] as const

interface SlideProps {
  number: number
  shown: boolean
}

/** A slide is a picture that leads to the list (HOME-07); its words stand on the empty part of the sky. */
function Slide({ number, shown }: SlideProps) {
  const t = useMessages(homeMessages)
  const { title, text, link, picture } = t.slides[number] ?? {}
  const name = PICTURES[number]
  const Title = number === 0 ? 'h1' : 'p'
  return (
    <li className="hero-slide" inert={!shown}>
      <Link to="/products" className="hero-picture">
        <picture>
          <source media="(width < 768px)" srcSet={`/pictures/${name}-m.avif`} width={900} height={1120} />
          <img
            className="hero-scene"
            src={`/pictures/${name}.avif`}
            width={1920}
            height={820}
            alt={picture}
            fetchPriority={number === 0 ? 'high' : 'low'}
            loading={number === 0 ? 'eager' : 'lazy'}
          />
        </picture>
      </Link>
      <div className="hero-words">
        <Title className="display hero-title">{title}</Title>
        <p>{text}</p>
        <Link to="/products" className="button button-large">
          {link}
          <ArrowRight className="mirrored" aria-hidden />
        </Link>
      </div>
    </li>
  )
}

/** HOME-06 to HOME-09. */
export function Hero() {
  const t = useMessages(homeMessages)
  const area = useRef<HTMLElement>(null)
  const { plugins, paused, toggle, focusWatch } = useAutoplay(area, AUTOPLAY_MS)
  const { viewRef, api, selected, previous, next } = useCarousel({ loop: true, plugins })
  return (
    <section
      className={`hero ${selected === 1 ? 'hero-dark' : ''}`}
      aria-roledescription="carousel"
      aria-label={t.highlights}
      ref={area}
      {...focusWatch}
    >
      <div ref={viewRef}>
        <ul className="hero-slides">
          {PICTURES.map((name, number) => (
            <Slide key={name} number={number} shown={selected === number} />
          ))}
        </ul>
      </div>
      <div className="hero-dots">
        {PICTURES.map((name, number) => (
          <button
            key={name}
            type="button"
            aria-label={t.slide(number + 1)}
            aria-current={selected === number}
            onClick={() => api?.scrollTo(number)}
          />
        ))}
        <button type="button" className="hero-pause" aria-label={paused ? t.play : t.pause} onClick={toggle}>
          {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
        </button>
      </div>
      <div className="hero-arrows">
        <CarouselArrows
          previousLabel={t.previousSlide}
          nextLabel={t.nextSlide}
          onPrevious={previous}
          onNext={next}
        />
      </div>
    </section>
  )
}
