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

/** Data of the document head; sent with the page. */
export interface ProductHead extends Pick<ProductData, 'path'>, Partial<Pick<ProductData, 'paths'>> {
  name: string
  description: string
  /** AED. */
  price: string
  inStock: boolean
  /** Path of the preview and its alternative text. */
  preview: { path: string; alt: string } | null
}

export function productHead({
  product,
  path,
  paths,
}: Pick<ProductData, 'product' | 'path'> & Partial<Pick<ProductData, 'paths'>>): ProductHead {
  const { name, description, images, altTexts, now } = product
  const [image = ''] = images
  const preview = openGraphImage(image)
  return {
    name,
    description: excerpt(description),
    path,
    ...(paths && { paths }),
    price: priceText(now),
    inStock: isInStock(product),
    preview: preview ? { path: preview, alt: altTexts?.[image] ?? name } : null,
  }
}

/** Tags for search engines and link previews. */
export function productMeta(head: ProductHead, matches: Parameters<typeof metaTags>[1]) {
  const { name: title, description, path, paths, preview } = head
  const picture = preview && { ...OPEN_GRAPH_IMAGE, ...preview }
  return [
    ...metaTags({ title, description, path, paths, type: 'product', picture }, matches),
    { property: 'product:price:amount', content: head.price },
    { property: 'product:price:currency', content: 'AED' },
    { property: 'product:availability', content: head.inStock ? 'in stock' : 'out of stock' },
  ]
}
