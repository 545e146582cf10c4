import type { Product } from '@little-dunes/domain/catalogue/product'
import { type CatalogueMoment, loadProducts } from '#catalogue/load-products'
import { toSnapshot } from '#catalogue/memory/catalogue-snapshot'
import { loadSynonyms } from '#catalogue/search/load-synonyms'
import { readPreview } from '#content/read-content'
import type { CatalogueSnapshot, Shop } from '#shop'

/** Time and product of a preview. Null for the current shop, also for an unknown or expired preview. */
export async function previewMoment(
  shop: Shop,
  previewKey: string | undefined,
): Promise<CatalogueMoment | null> {
  const preview = await readPreview(shop, previewKey)
  const { shownAt = null, productId = null } = preview ?? {}
  return shownAt === null && productId === null ? null : { at: shownAt ?? shop.now(), productId }
}

export async function shownCatalogue(shop: Shop, moment: CatalogueMoment | null): Promise<CatalogueSnapshot> {
  if (moment === null) return shop.catalogue.snapshot()
  return toSnapshot(await loadProducts(shop.db, { moment }), await loadSynonyms(shop.db))
}

/** The published products of these ids, in the state of a preview. */
export async function shownProducts(
  shop: Shop,
  ids: readonly string[],
  moment: CatalogueMoment | null,
): Promise<ReadonlyMap<string, Product>> {
  if (moment === null) return shop.catalogue.productsById(ids)
  const entries = await loadProducts(shop.db, { ids, moment })
  return new Map(entries.map(({ product }) => [product.id, product]))
}
