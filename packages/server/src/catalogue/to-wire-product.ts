import { flashPercent } from '@little-dunes/domain/catalogue/pricing'
import type { Product, Variant } from '@little-dunes/domain/catalogue/product'
import { hasSizePrices } from '@little-dunes/domain/catalogue/size-prices'
import { altTextsIn } from '@little-dunes/domain/catalogue/translations/alt-texts-in'
import { localizeProduct } from '@little-dunes/domain/catalogue/translations/localize-product'
import type { WireProduct } from '@little-dunes/domain/contract/catalogue/wire-product'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { aedFromFils } from '@little-dunes/domain/money'

/**
 * A product for browsers, in a language (DATA-01 to DATA-16): price in AED, the flash percent under both spellings
 * (D-11) and only during the flash sale (D-02).
 */
export function toWireProduct(stored: Product, language: Language): WireProduct {
  const { product: localized } = localizeProduct(stored, language)
  const { id: _id, altTexts: written, ...product } = localized
  const altTexts = altTextsIn(written, language)
  const flashDiscount = flashPercent(product)
  const variants = hasSizePrices(product) ? product.variants.map(toWireVariant) : product.variants
  return {
    _id,
    ...product,
    ...(altTexts && { altTexts }),
    price: aedFromFils(product.price),
    flashDiscount,
    flashdiscount: flashDiscount,
    variants,
  }
}

const toWireVariant = (variant: Variant): Variant => ({
  ...variant,
  sizes: variant.sizes.map(({ price, ...entry }) =>
    price === undefined ? entry : { ...entry, price: aedFromFils(price) },
  ),
})
