import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { type RefObject, useRef } from 'react'
import cardStyles from '#catalogue/card/card.module.css'
import type { CardProduct } from '#catalogue/card/card-product'
import { CardSkeleton } from '#catalogue/card/card-skeleton.tsx'
import { ProductCard } from '#catalogue/card/product-card.tsx'
import { StaticCards } from '#catalogue/card/static-cards.tsx'
import styles from '#home/grid/infinite-grid.module.css'
import { useInfiniteList } from '#home/grid/use-infinite-list'
import { homeMessages } from '#home/home-messages'
import { useMessages } from '#platform/messages'
import { Button, ButtonLink } from '#ui/button.tsx'
import layoutStyles from '#ui/layout.module.css'
import { Loader } from '#ui/loading/loader.tsx'
import textStyles from '#ui/text.module.css'

const CARD_SIZES = '(width < 768px) 46vw, (width < 1024px) 31vw, (width < 1440px) 23vw, 320px'

/** Reserves the space of the next portion; its top is the end marker of the list (STATE-18). */
function NextPortion({ coming, marker }: { coming: number; marker: RefObject<HTMLDivElement | null> }) {
  const t = useMessages(homeMessages)
  return (
    <div className={styles.portion}>
      <div className={styles.marker} ref={marker}>
        <Loader text={t.loadingMore} />
      </div>
      <div className={cardStyles.grid}>
        {Array.from({ length: coming }, (_, place) => place).map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </div>
  )
}

interface InfiniteGridProps {
  /** A number when the browser keeps the cards of the server. */
  first: readonly CardProduct[] | number
  total: number
}

/** HOME-30, HOME-31. */
export function InfiniteGrid({ first, total }: InfiniteGridProps) {
  const t = useMessages(homeMessages)
  const grid = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const { cards, offset, coming, showMore } = useInfiniteList(
    typeof first === 'number' ? first : first.length,
    total,
    { grid, marker: end },
  )
  return (
    <section className={clsx(layoutStyles.section, layoutStyles.wrap)} aria-label={t.discover}>
      <div className={layoutStyles.sectionHead}>
        <h2 className={textStyles.display}>{t.discover}</h2>
      </div>
      <div className={cardStyles.grid} ref={grid}>
        <StaticCards isKept={typeof first === 'number'} className={styles.first}>
          {typeof first !== 'number' &&
            first.map((product) => <ProductCard key={product.id} product={product} sizes={CARD_SIZES} />)}
        </StaticCards>
        {cards.map((product) => (
          <ProductCard key={product.id} product={product} sizes={CARD_SIZES} />
        ))}
      </div>
      {/* A new element for each portion: its space is filled, not moved. */}
      {coming > 0 && <NextPortion key={offset} coming={coming} marker={end} />}
      <p className={styles.more}>
        {showMore && <Button onClick={showMore}>{t.showMore}</Button>}
        <ButtonLink to={PATHS.products} look="outline">
          {t.exploreMore}
        </ButtonLink>
      </p>
    </section>
  )
}
