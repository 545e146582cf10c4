import { useRef } from 'react'
import type { CardProduct } from '#catalogue/card-product'
import { ProductCard } from '#catalogue/product-card.tsx'
import { homeMessages } from '#home/home-messages'
import { useGrowingList } from '#home/use-growing-list'
import { useMessages } from '#platform/messages'
import { ButtonLink } from '#ui/button.tsx'
import { Loader } from '#ui/loader.tsx'

const CARD_SIZES = '(width < 768px) 46vw, (width < 1024px) 31vw, (width < 1440px) 23vw, 320px'

/** HOME-30, HOME-31. */
export function EndlessGrid({ first, total }: { first: CardProduct[]; total: number }) {
  const t = useMessages(homeMessages)
  const end = useRef<HTMLDivElement>(null)
  const { cards, growing } = useGrowingList(first, total, end)
  return (
    <section className="section wrap" aria-label={t.discover}>
      <div className="section-head">
        <h2 className="display">{t.discover}</h2>
      </div>
      <div className="product-grid">
        {cards.map((product) => (
          <ProductCard key={product.id} product={product} sizes={CARD_SIZES} />
        ))}
      </div>
      <div ref={end}>{growing && <Loader text={t.loadingMore} />}</div>
      <p className="endless-more">
        <ButtonLink to="/products" look="outline">
          {t.exploreMore}
        </ButtonLink>
      </p>
    </section>
  )
}
