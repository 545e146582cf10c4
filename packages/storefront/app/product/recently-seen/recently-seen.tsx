import { useRef } from 'react'
import { CardSkeleton } from '#catalogue/card/card-skeleton.tsx'
import { ProductCarousel } from '#catalogue/carousel/product-carousel.tsx'
import { useMessages } from '#platform/messages'
import { productMessages } from '#product/product-messages'
import { useRecentlySeen } from '#product/recently-seen/use-recently-seen'

/** The place of the strip until its cards are there: nothing below it moves when they come. */
function Waiting({ title, count }: { title: string; count: number }) {
  return (
    <section className="section wrap" aria-label={title} aria-busy="true">
      <div className="section-head seen-head">
        <h2 className="display">{title}</h2>
      </div>
      <div className="carousel-view">
        <div className="carousel-row carousel-strip">
          {Array.from({ length: count }, (_, index) => index).map((place) => (
            <CardSkeleton key={place} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** What this visitor looked at before, guest and signed in alike; nothing for whoever has just come. */
export function RecentlySeen({ ownId }: { ownId: string }) {
  const t = useMessages(productMessages)
  const place = useRef<HTMLDivElement>(null)
  const { count, cards } = useRecentlySeen(ownId, place)
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
