import { RELATED, relatedProducts } from '@little-dunes/domain/catalogue/listing'
import { isProductId } from '@little-dunes/domain/catalogue/product'
import type { Client } from '@little-dunes/domain/contract/client'
import { productPath } from '@little-dunes/domain/paths'
import { type CardProduct, toCardProduct } from '#catalogue/card/card-product'
import type { SizeChart } from '#catalogue/size-tables.tsx'
import { type ProductView, toProductView } from '#product/product-view'

export interface ProductData {
  product: ProductView
  /** The one address of the product (D-10). */
  path: string
  related: CardProduct[]
  chart: SizeChart
}

/** The page of a product; null when no product has the id (PROD-20). Throws when the list cannot be asked. */
export async function loadProduct(client: Client, id: string): Promise<ProductData | null> {
  if (!isProductId(id)) return null
  const [own, list, settings] = await Promise.all([
    client('GET /api/product/list', { ids: id }),
    client('GET /api/product/list', { limit: RELATED.to }),
    client('GET /api/settings', {}),
  ])
  if (!own.success) throw new Error(own.message)
  if (!settings.success) throw new Error(settings.message)
  const product = own.products[0]
  if (!product) return null
  const { sizeChart, sizeChartWeightHeading } = settings.settings
  return {
    product: toProductView(product),
    path: productPath(product),
    related: list.success ? relatedProducts(list.products, id).map(toCardProduct) : [],
    chart: { sizeChart, sizeChartWeightHeading },
  }
}
