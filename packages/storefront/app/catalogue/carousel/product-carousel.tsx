import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { CardProduct } from '#catalogue/card/card-product'
import { ProductCard } from '#catalogue/card/product-card.tsx'
import { StaticCards } from '#catalogue/card/static-cards.tsx'
import carouselStyles from '#catalogue/carousel/carousel.module.css'
import { CarouselArrows } from '#catalogue/carousel/carousel-arrows.tsx'
import { EmptyCarousel } from '#catalogue/carousel/empty-carousel.tsx'
import { useCarousel } from '#catalogue/carousel/use-carousel'
import { catalogueMessages } from '#catalogue/catalogue-messages'
import { useMessages } from '#platform/messages'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

interface ProductCarouselProps {
  title: string
  /** A number when the browser keeps the cards of the server. */
  products: readonly CardProduct[] | number
  /** New arrivals and related products become narrow at 768px, the others only below it (D-64). */
  strip?: boolean
  /** Shown before the arrows. */
  aside?: ReactNode
  /** A coloured band with small cards and, on wide screens, the title at their side. */
  band?: boolean
  /** Shown beside the cards, which are in two rows on wide screens. */
  lead?: ReactNode
}

/** Loops above this number of products (CARD-06, CARD-23). */
const MAX_WITHOUT_LOOP = 3
/** Shares of the screen width at the breakpoints of the style sheet (D-64). */
const CARD_SIZES = '(width < 768px) 46vw, (width < 1024px) 31vw, (width < 1440px) 23vw, 320px'
const SMALL_CARD_SIZES = '(width < 768px) 40vw, (width < 1024px) 31vw, (width < 1440px) 17vw, 240px'

/** CARD-01 to CARD-08: swipe, arrows, keyboard (the arrows are buttons; a focused card scrolls into view). */
export function ProductCarousel(props: ProductCarouselProps) {
  const { title, products, strip = false, aside, band = false, lead } = props
  const t = useMessages(catalogueMessages)
  const cards = typeof products === 'number' ? [] : products
  const count = typeof products === 'number' ? products : products.length
  const loop = count > MAX_WITHOUT_LOOP
  const inRows = Boolean(lead)
  const { viewRef, viewClass, previous, next, canPrevious, canNext } = useCarousel({ loop, inRows })
  const isEmpty = count === 0
  return (
    <section
      className={clsx(
        layoutStyles.section,
        band ? carouselStyles.band : layoutStyles.wrap,
        inRows && carouselStyles.withLead,
      )}
      aria-label={title}
    >
      <div className={clsx(layoutStyles.sectionHead, carouselStyles.head)}>
        <h2 className={textStyles.display}>{title}</h2>
        <div className={layoutStyles.sectionControls}>
          {aside}
          <CarouselArrows
            previousLabel={t.previous(title)}
            nextLabel={t.next(title)}
            onPrevious={previous}
            onNext={next}
            canPrevious={canPrevious && !isEmpty}
            canNext={canNext && !isEmpty}
          />
        </div>
      </div>
      {lead}
      {isEmpty ? (
        <EmptyCarousel />
      ) : (
        <div className={viewClass} ref={viewRef}>
          <StaticCards
            isKept={typeof products === 'number'}
            className={clsx(carouselStyles.row, loop && carouselStyles.loops, strip && carouselStyles.strip)}
          >
            {cards.map((product) => (
              <ProductCard
                key={product.id}
                product={product}
                sizes={band || inRows ? SMALL_CARD_SIZES : CARD_SIZES}
              />
            ))}
          </StaticCards>
        </div>
      )}
    </section>
  )
}
