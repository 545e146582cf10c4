import type { ListedProduct } from '@little-dunes/domain/contract/staff/products/product-fields'
import { load } from '#platform/client'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import { productSearchMessages as texts } from '#ui/product-search/product-search-messages'
import { ResourcePicker } from '#ui/resource-picker/resource-picker.tsx'

interface ProductSearchProps {
  onChoose(product: ListedProduct): void
  /** Products that cannot be chosen. */
  without?: readonly string[]
}

const find = async (q: string) => (await load('GET /api/staff/products', { q, status: 'published' })).products

const stockText = ({ stock, uncountedSizes }: ListedProduct): string =>
  uncountedSizes > 0 ? texts.notCounted : texts.left(stock)

/** Finds a published product by any of its words and numbers. */
export const ProductSearch = (chosen: ProductSearchProps) => (
  <ResourcePicker texts={texts} find={find} {...chosen}>
    {(product) => (
      <>
        <Thumbnail address={product.picture} />
        <span>
          <bdi>{product.name}</bdi>
          <small>
            <bdi>{product.sku}</bdi> · {stockText(product)}
          </small>
        </span>
      </>
    )}
  </ResourcePicker>
)
