import { loadProducts } from '#catalogue/load-products'
import { toSnapshot } from '#catalogue/memory/catalogue-snapshot'
import { loadSynonyms } from '#catalogue/search/load-synonyms'
import { readPreview } from '#content/read-content'
import type { CatalogueSnapshot, Shop } from '#shop'

/** What lists are made from: the catalogue as it is, or as a preview shows it; an unknown or old preview shows what is. */
export async function shownCatalogue(shop: Shop, previewKey: string | undefined): Promise<CatalogueSnapshot> {
  const preview = await readPreview(shop, previewKey)
  const { shownAt = null, productId = null } = preview ?? {}
  if (shownAt === null && productId === null) return shop.catalogue.snapshot()
  const moment = { at: shownAt ?? shop.now(), productId }
  return toSnapshot(await loadProducts(shop.db, { moment }), await loadSynonyms(shop.db))
}
