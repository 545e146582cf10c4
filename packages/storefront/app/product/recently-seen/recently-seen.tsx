import { clsx } from 'clsx'
import { useRef } from 'react'
import { CardSkeleton } from '#catalogue/card/card-skeleton.tsx'
import carouselStyles from '#catalogue/carousel/carousel.module.css'
import { ProductCarousel } from '#catalogue/carousel/product-carousel.tsx'
import { useMessages } from '#platform/messages'
import { productMessages } from '#product/product-messages'
import styles from '#product/recently-seen/recently-seen.module.css'
import { useRecentlySeen } from '#product/recently-seen/use-recently-seen'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

/** Reserves the space of the strip until its cards load: nothing below it moves. */
function Waiting({ title, count }: { title: string; count: number }) {
  return (
    <section className={clsx(layoutStyles.section, layoutStyles.wrap)} aria-label={title} aria-busy="true">
      <div className={clsx(layoutStyles.sectionHead, styles.head)}>
        <h2 className={textStyles.display}>{title}</h2>
      </div>
      <div className={carouselStyles.view}>
        <div className={clsx(carouselStyles.row, carouselStyles.strip)}>
          {Array.from({ length: count }, (_, index) => index).map((place) => (
            <CardSkeleton key={place} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** Products that this visitor, guest or signed in, looked at before; hidden on a first visit. */
export function RecentlySeen({ currentId }: { currentId: string }) {
  const t = useMessages(productMessages)
  const place = useRef<HTMLDivElement>(null)
  const { count, cards } = useRecentlySeen(currentId, place)
  return (
    <div ref={place}>
      {count > 0 &&
        (cards ? (
          <ProductCarousel strip title={t.seen} products={cards} />
        ) : (
          <Waiting title={t.seen} count={count} />
        ))}
    </div>
  )
}
