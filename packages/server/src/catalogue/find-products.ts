import { readSearch, searchProducts } from '@little-dunes/domain/catalogue/search'
import { hasCardFor } from '#catalogue/cards/list-from-cards'
import type { Shop } from '#shop'

/** Ignores filters: a search is missed only if it finds nothing without them. */
export async function hasResults(shop: Shop, search: string): Promise<boolean> {
  if (await shop.catalogue.isLarge()) return hasCardFor(shop, search)
  const { products, synonyms } = await shop.catalogue.snapshot()
  return searchProducts(products, readSearch(search, synonyms)).inOrder.length > 0
}
