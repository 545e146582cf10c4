import type { Product } from '@little-dunes/domain/catalogue/product'
import type { CatalogueSnapshot } from '#shop'

/** What is left of a size now. */
export interface StockRow {
  productId: string
  subSku: string
  stocks: number
}

function productWith(product: Product, rows: readonly StockRow[]): Product {
  const stockOf = new Map(rows.map((row) => [row.subSku, row.stocks]))
  const variants = product.variants.map((variant) => {
    const sizes = variant.sizes.map((entry) => ({
      ...entry,
      stocks: stockOf.get(entry.subSKU) ?? entry.stocks,
    }))
    return { ...variant, sizes, stocks: sizes.reduce((sum, entry) => sum + entry.stocks, 0) }
  })
  return { ...product, variants }
}

/** The snapshot with other stocks; products that are not named stay the very same objects. */
export function withStocks(snapshot: CatalogueSnapshot, rows: readonly StockRow[]): CatalogueSnapshot {
  const rowsOf = Map.groupBy(rows, (row) => row.productId)
  const products = snapshot.products.map((product) => {
    const own = rowsOf.get(product.id)
    return own ? productWith(product, own) : product
  })
  return toSnapshot(products)
}

export const toSnapshot = (products: readonly Product[]): CatalogueSnapshot => ({
  products,
  byId: new Map(products.map((product) => [product.id, product])),
})
