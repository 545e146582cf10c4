import { Icon } from '@little-dunes/design/icon.tsx'
import { fillFlashSaleStrip } from '@little-dunes/domain/catalogue/curated-lists'
import { clsx } from 'clsx'
import { Pause, Play } from 'lucide'
import type { CardProduct } from '#catalogue/card/card-product'
import { ProductCard } from '#catalogue/card/product-card.tsx'
import { StaticCards } from '#catalogue/card/static-cards.tsx'
import carouselStyles from '#catalogue/carousel/carousel.module.css'
import { CarouselArrows } from '#catalogue/carousel/carousel-arrows.tsx'
import { EmptyCarousel } from '#catalogue/carousel/empty-carousel.tsx'
import { useAutoplay } from '#catalogue/carousel/use-autoplay'
import { useCarousel } from '#catalogue/carousel/use-carousel'
import { catalogueMessages } from '#catalogue/catalogue-messages'
import { Countdown } from '#home/flash-sale/countdown.tsx'
import styles from '#home/flash-sale/flash-sale-strip.module.css'
import { homeMessages } from '#home/home-messages'
import { SeeAll } from '#home/see-all.tsx'
import { useMessages } from '#platform/messages'
import iconButtonStyles from '#ui/icon-button.module.css'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

const AUTOPLAY_MS = 3000
const CARD_SIZES =
  '(width <= 380px) 92vw, (width <= 480px) 46vw, (width <= 768px) 31vw, (width < 1024px) 18vw, 220px'

/** HOME-10 to HOME-13, CARD-18 to CARD-20. */
/** @param products a number when the browser keeps the cards of the server */
export function FlashSaleStrip({ products }: { products: readonly CardProduct[] | number }) {
  const t = useMessages(homeMessages)
  const { previous: previousLabel, next: nextLabel } = useMessages(catalogueMessages)
  const { viewRef, viewClass, selected, previous, next, canPrevious, canNext } = useCarousel({ loop: true })
  const { paused, toggle, watch } = useAutoplay({ delay: AUTOPLAY_MS, step: next, place: selected })
  // A single product is repeated ten times (CONST-36), so the key contains its position.
  const isKept = typeof products === 'number'
  const strip = fillFlashSaleStrip(isKept ? [] : products).map((product, place) => ({
    product,
    key: `${product.id} ${place}`,
  }))
  const isEmpty = isKept ? products === 0 : strip.length === 0
  return (
    <section className={styles.strip} aria-label={t.flashSale} {...watch}>
      <svg className={styles.duneAbove} viewBox="0 0 1440 40" preserveAspectRatio="none" aria-hidden="true">
        <path fill="#FBE3DA" d="M0 40V26C180 4 360 4 560 18s380 18 560 2 240-14 320-6v26z" />
      </svg>
      <div className={layoutStyles.wrap}>
        <div className={clsx(layoutStyles.sectionHead, styles.head)}>
          <h2 className={clsx(textStyles.display, styles.title)}>{t.flashSale}</h2>
          <Countdown />
          <div className={clsx(layoutStyles.sectionControls, styles.controls)}>
            <SeeAll flag="flashsale" title={t.flashSale} />
            <button
              type="button"
              className={clsx(iconButtonStyles.plain, styles.pause)}
              aria-label={paused ? t.playStrip : t.pauseStrip}
              onClick={toggle}
            >
              {paused ? <Icon node={Play} /> : <Icon node={Pause} />}
            </button>
            <CarouselArrows
              previousLabel={previousLabel(t.flashSale)}
              nextLabel={nextLabel(t.flashSale)}
              onPrevious={previous}
              onNext={next}
              canPrevious={canPrevious && !isEmpty}
              canNext={canNext && !isEmpty}
            />
          </div>
        </div>
        {isEmpty ? (
          <EmptyCarousel />
        ) : (
          <div className={viewClass} ref={viewRef}>
            <StaticCards
              isKept={isKept}
              className={clsx(carouselStyles.row, carouselStyles.loops, styles.row)}
            >
              {strip.map(({ product, key }) => (
                <ProductCard key={key} compact product={product} sizes={CARD_SIZES} />
              ))}
            </StaticCards>
          </div>
        )}
      </div>
      <svg className={styles.duneBelow} viewBox="0 0 1440 40" preserveAspectRatio="none" aria-hidden="true">
        <path fill="#FBE3DA" d="M0 0v10c220 26 420 26 640 10s420-18 580-4 160 12 220 6V0z" />
      </svg>
    </section>
  )
}
