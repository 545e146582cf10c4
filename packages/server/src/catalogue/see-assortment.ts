import { getAssortment } from '@little-dunes/domain/catalogue/assortment/assortment'
import { previewMoment, shownCatalogue } from '#catalogue/preview-catalogue'
import type { Operation } from '#http/perform-call'

/**
 * Every page calls this, so a large shop is counted once per edition of its catalogue. A preview changes the result
 * only in a small shop.
 */
export const seeAssortment: Operation<'GET /api/product/assortment'> = async (shop, _caller, { preview }) => {
  const large = await shop.catalogue.largeAssortment()
  if (large) return large
  const { products } = await shownCatalogue(shop, await previewMoment(shop, preview))
  return getAssortment(products)
}
