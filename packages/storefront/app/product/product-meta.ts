import { OPEN_GRAPH_IMAGE, openGraphImage } from '@little-dunes/domain/catalogue/pictures'
import { aedFromFils, type Fils } from '@little-dunes/domain/money'
import { metaTags } from '#platform/head/meta-tags'
import type { ProductData } from '#product/load-product'
import type { ProductView } from '#product/product-view'

/** The displayed price for machines (D-02). */
export const priceText = (now: Fils): string => aedFromFils(now).toFixed(2)

const isInStock = ({ variants }: Pick<ProductView, 'variants'>): boolean =>
  variants.some(({ sizes }) => sizes.some(({ stocks }) => stocks > 0))

const LONGEST = 160

/** Cuts the text to the length of a search result, at a whole word. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST) return line
  return `${line.slice(0, LONGEST).replace(/\P{L}*\s\S*$/u, '')}…`
}

/** Tags for search engines and link previews. */
export function productMeta(
  { product, path, paths }: Pick<ProductData, 'product' | 'path'> & Partial<Pick<ProductData, 'paths'>>,
  matches: Parameters<typeof metaTags>[1],
) {
  const { name, description, images, altTexts, now } = product
  const preview = openGraphImage(images[0] ?? '')
  const { width, height } = OPEN_GRAPH_IMAGE
  const words = {
    title: name,
    description: excerpt(description),
    path,
    paths,
    type: 'product' as const,
    picture: preview ? { path: preview, width, height, alt: altTexts?.[images[0] ?? ''] ?? name } : null,
  }
  return [
    ...metaTags(words, matches),
    { property: 'product:price:amount', content: priceText(now) },
    { property: 'product:price:currency', content: 'AED' },
    { property: 'product:availability', content: isInStock(product) ? 'in stock' : 'out of stock' },
  ]
}
