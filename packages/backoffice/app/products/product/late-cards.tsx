import type { WholeProduct } from '@little-dunes/domain/contract/staff/products/product-fields'
import { HistoryCard } from '#products/product/history-card.tsx'
import { PriceHistoryCard } from '#products/product/price-history-card.tsx'

/** What is read below the form: it is loaded after the screen is shown. */
export function LateCards({ product }: { product: WholeProduct }) {
  return (
    <>
      <PriceHistoryCard product={product} />
      <HistoryCard product={product} />
    </>
  )
}
