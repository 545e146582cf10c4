import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { HistoryCard } from '#products/product/history/history-card.tsx'
import { PriceHistoryCard } from '#products/product/history/price-history-card.tsx'
import { RelatedCard } from '#products/product/related/related-card.tsx'
import { OrganizationCard, PromotionsCard } from '#products/product/side-cards.tsx'

/** Lower cards, which load after the screen is shown. */
export function LateCards({ product }: { product: WholeProduct }) {
  return (
    <>
      <PromotionsCard product={product} />
      <OrganizationCard />
      <RelatedCard product={product} />
      <PriceHistoryCard product={product} />
      <HistoryCard product={product} />
    </>
  )
}
