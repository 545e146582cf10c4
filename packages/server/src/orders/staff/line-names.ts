import { localizeProduct } from '@little-dunes/domain/catalogue/translations/localize-product'
import { toOrderedProduct } from '@little-dunes/domain/contract/orders/ordered-product'
import type { Language } from '@little-dunes/domain/i18n/languages'
import type { orderLines } from '#orders/store/order-tables'
import type { Shop } from '#shop'

type Line = Pick<typeof orderLines.$inferSelect, 'productId' | 'product' | 'colorName'>

interface NamedProduct {
  name: string
  variants: readonly { colorName: string; colorLabel?: string | undefined }[]
}

const namesIn = ({ name, variants }: NamedProduct, colorName: string) => ({
  name,
  colour: variants.find((variant) => variant.colorName === colorName)?.colorLabel ?? colorName,
})

/** Names of product and colour: as ordered if the order has the reader's language, else the current names. */
export async function createLineNames(
  shop: Shop,
  language: Language,
  lines: readonly { line: Line; orderedIn: Language }[],
) {
  const others = lines.filter(({ orderedIn }) => orderedIn !== language)
  const byId = await shop.catalogue.productsById(new Set(others.map(({ line }) => line.productId)))
  return ({ productId, product, colorName }: Line, orderedIn: Language) => {
    const ordered = toOrderedProduct(product)
    const current = orderedIn === language ? undefined : byId.get(productId)
    return namesIn(current ? localizeProduct(current, language).product : ordered, colorName)
  }
}
