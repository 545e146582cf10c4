import { isDeepStrictEqual } from 'node:util'
import type { Product } from '@little-dunes/domain/catalogue/product'
import type { SearchSynonym } from '@little-dunes/domain/catalogue/synonyms/search-synonyms'
import type { CatalogueSnapshot } from '#shop'

export interface StockRow {
  productId: string
  subSku: string
  stocks: number
}

/** A product with its sort key in lists (D-14). `publishedAt` in epoch milliseconds. */
export interface CatalogueEntry {
  product: Product
  publishedAt: number
}

/** Reuses equal products of an earlier snapshot, so that memoized values stay and memory has one copy. */
export const withKnown = (
  entries: readonly CatalogueEntry[],
  earlier: CatalogueSnapshot | undefined,
): readonly CatalogueEntry[] =>
  earlier
    ? entries.map((entry) => {
        const known = earlier.byId.get(entry.product.id)
        return known && isDeepStrictEqual(known, entry.product) ? { ...entry, product: known } : entry
      })
    : entries

/** The entries must be in list order. */
export const toSnapshot = (
  entries: readonly CatalogueEntry[],
  synonyms: readonly SearchSynonym[],
): CatalogueSnapshot => {
  const products = entries.map(({ product }) => product)
  return {
    products,
    byId: new Map(products.map((product) => [product.id, product])),
    publishedAt: new Map(entries.map(({ product, publishedAt }) => [product.id, publishedAt])),
    synonyms,
  }
}

function productWith(product: Product, rows: readonly StockRow[]): Product {
  const stockBySku = new Map(rows.map((row) => [row.subSku, row.stocks]))
  const variants = product.variants.map((variant) => {
    const sizes = variant.sizes.map((entry) => ({
      ...entry,
      stocks: stockBySku.get(entry.subSKU) ?? entry.stocks,
    }))
    return { ...variant, sizes, stocks: sizes.reduce((sum, entry) => sum + entry.stocks, 0) }
  })
  return { ...product, variants }
}

/** Replaces stocks. Other products stay the identical objects. */
export function withStocks(snapshot: CatalogueSnapshot, rows: readonly StockRow[]): CatalogueSnapshot {
  if (rows.length === 0) return snapshot
  const rowsByProduct = Map.groupBy(rows, (row) => row.productId)
  const products = snapshot.products.map((product) => {
    const changedRows = rowsByProduct.get(product.id)
    return changedRows ? productWith(product, changedRows) : product
  })
  return { ...snapshot, products, byId: new Map(products.map((product) => [product.id, product])) }
}

/** List order (D-14): the newest first, then by id. */
const inListOrder = (a: CatalogueEntry, b: CatalogueEntry): number =>
  b.publishedAt - a.publishedAt || (a.product.id < b.product.id ? -1 : 1)

/**
 * Replaces the products of `ids` by their current state. Those missing in `now` are no longer published. Other products
 * stay the identical objects.
 */
export function withProducts(
  { products, publishedAt, synonyms }: CatalogueSnapshot,
  ids: ReadonlySet<string>,
  now: readonly CatalogueEntry[],
): CatalogueSnapshot {
  const unchanged = products
    .filter(({ id }) => !ids.has(id))
    .map((product) => ({ product, publishedAt: publishedAt.get(product.id) ?? 0 }))
  // The sort only merges two sorted runs.
  return toSnapshot([...unchanged, ...now].sort(inListOrder), synonyms)
}
