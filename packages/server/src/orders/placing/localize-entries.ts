import { localizeProduct } from '@little-dunes/domain/catalogue/translations/localize-product'
import { FIRST_LANGUAGE, type Language } from '@little-dunes/domain/messages/languages'
import { loadTranslations } from '#catalogue/load-translations'
import type { OrderedEntry } from '#orders/placing/ordered-entries'
import type { Shop } from '#shop'

/** The ordered products with the names that the shopper reads, for the snapshots of the order (D-07, D-62). */
export async function localizeEntries(
  shop: Shop,
  entries: readonly OrderedEntry[],
  language: Language,
): Promise<readonly OrderedEntry[]> {
  if (language === FIRST_LANGUAGE) return entries
  const translations = await loadTranslations(shop.db, {
    language,
    productIds: entries.map(({ product }) => product._id),
    variantIds: entries.map(({ variantId }) => variantId),
    subCategories: entries.map(({ product }) => product.subCategory),
  })
  return entries.map((entry) => {
    const { variantId, product } = entry
    const variants = product.variants.map((one) => ({
      ...one,
      translations: translations.ofVariant(variantId),
    }))
    const ofProduct = translations.ofProduct({ id: product._id, subCategory: product.subCategory })
    const translated = { ...product, variants, translations: ofProduct }
    return { ...entry, product: localizeProduct(translated, language).product }
  })
}
