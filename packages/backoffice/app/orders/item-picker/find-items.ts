import { load } from '#platform/client'
import { sizeName } from '#ui/display/size-name'
import { findProducts, stockText } from '#ui/product-search/product-search.tsx'

/** A product, or the size with a SKU or barcode. */
export interface ItemResult {
  /** Id of the size, else of the product. */
  id: string
  productId: string
  picture: string | null
  name: string
  sku: string
  note: string
  isExact: boolean
}

/** Published products that match; a size with this SKU or barcode comes first and replaces its product. */
export async function findItems(q: string): Promise<ItemResult[]> {
  const [{ sizes }, products] = await Promise.all([
    load('GET /api/staff/stock/sizes', { code: q }),
    findProducts(q),
  ])
  const exact = sizes.filter(({ archived }) => !archived)
  return [
    ...exact.map(({ id, productId, picture, name, colour, size, sku, stock, counted }) => {
      const left = stockText({ stock, uncountedSizes: counted ? 0 : 1 })
      const note = [colour, sizeName(size), left].join(' · ')
      return { id, productId, picture, name, sku, note, isExact: true }
    }),
    ...products
      .filter(({ id }) => !exact.some(({ productId }) => productId === id))
      .map((product) => {
        const { id, picture, name, sku } = product
        return { id, productId: id, picture, name, sku, note: stockText(product), isExact: false }
      }),
  ]
}
