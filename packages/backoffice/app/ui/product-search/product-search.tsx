import type { ListedProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { load } from '#platform/client'
import { productSearchMessages as texts } from '#ui/product-search/product-search-messages'
import { ResultRow } from '#ui/product-search/result-row.tsx'
import { ResourcePicker } from '#ui/resource-picker/resource-picker.tsx'

interface ProductSearchProps {
  onChoose(product: ListedProduct): void
  /** Products that cannot be chosen. */
  without?: readonly string[]
}

export const findProducts = async (q: string): Promise<ListedProduct[]> =>
  (await load('GET /api/staff/products', { q, status: 'published' })).products

export const stockText = ({
  stock,
  uncountedSizes,
}: Pick<ListedProduct, 'stock' | 'uncountedSizes'>): string =>
  uncountedSizes > 0 ? texts.notCounted : texts.left(stock)

/** Finds a published product by any of its words and numbers. */
export const ProductSearch = (chosen: ProductSearchProps) => (
  <ResourcePicker texts={texts} find={findProducts} {...chosen}>
    {(product) => <ResultRow {...product} note={stockText(product)} />}
  </ResourcePicker>
)
