import { displayedPrice, percentOff } from '@little-dunes/domain/catalogue/pricing'
import { type PricingFields, variantOfSlug } from '@little-dunes/domain/catalogue/product'
import { hasSizePrices } from '@little-dunes/domain/catalogue/size-prices'
import { compareSizes } from '@little-dunes/domain/catalogue/sizes'
import type { WireProduct } from '@little-dunes/domain/contract/catalogue/wire-product'
import { type Fils, filsFromAed } from '@little-dunes/domain/money'

export interface SizeView {
  size: string
  stocks: number
  /** Displayed and original price, when they differ from the product's (D-69). */
  now?: Fils
  before?: Fils
}

export interface VariantView {
  colorName: string
  /** Translated name of the colour. */
  colorLabel?: string
  images: string[]
  sizes: SizeView[]
}

/** Fields that the page omits or has in another form. */
type OtherField =
  | keyof PricingFields
  | '_id'
  | 'image'
  | 'flashdiscount'
  | 'bestseller'
  | 'bestofkids'
  | 'variants'

/** The product on the page, with all other fields of the public calls. */
export interface ProductView extends Omit<WireProduct, OtherField> {
  id: string
  /** All images in the order of the carousel (D-18). */
  images: string[]
  now: Fils
  before: Fils
  /** Sizes have different prices; the prices are those of the cheapest (D-69). */
  from?: true
  off: number
  /** Only `before` is proved: prices of sizes strike through no others. */
  isProved?: true
  flash: boolean
  variants: VariantView[]
}

/** `image`, then every variant's images in order, without repeats (D-18). */
const allImages = ({ image, variants }: WireProduct): string[] => [
  ...new Set([...image, ...variants.flatMap((variant) => variant.images)]),
]

export const toVariantViews = (product: WireProduct): VariantView[] =>
  product.variants.map(({ colorName, colorLabel, images, sizes }) => ({
    colorName,
    ...(colorLabel !== undefined && { colorLabel }),
    images,
    sizes: sizes.map(({ size, stocks, price }) => ({
      size,
      stocks,
      ...(price !== undefined && pricesAt(product, price)),
    })),
  }))

/** Displayed and original price of a size that costs `price` AED. */
function pricesAt(product: WireProduct, price: number) {
  const priced = { ...product, price: filsFromAed(price) }
  return { now: displayedPrice(priced), before: priced.price }
}

/** Moves the images of a colour to the front, for visitors who follow a link to it. */
export function withColourFirst<T extends Pick<ProductView, 'images' | 'variants'>>(
  product: T,
  slug: string,
): T {
  const cover = slug ? variantOfSlug(product.variants, slug)?.images[0] : undefined
  const start = cover === undefined ? -1 : product.images.indexOf(cover)
  if (start <= 0) return product
  return { ...product, images: [...product.images.slice(start), ...product.images.slice(0, start)] }
}

export function toProductView(product: WireProduct): ProductView {
  const { _id: id, flashsale: flash, image: _, price: _price, discount: _discount, ...other } = product
  const { flashDiscount: _flash, flashdiscount: _alias, bestseller: _best, ...others } = other
  const { bestofkids: _kids, variants: _variants, ...shown } = others
  return {
    id,
    ...shown,
    images: allImages(product),
    ...pricesAt(product, product.price),
    ...(hasSizePrices(product) && { from: true }),
    off: percentOff(product),
    flash,
    variants: toVariantViews(product),
  }
}

/**
 * The view with a proved former price: `was` in fils is the lowest price of the 30 days before the reduction. Without a
 * former price above the current one, nothing is struck through. The percentage is removed when it refers to another
 * price.
 */
export function withProvedPrice(view: ProductView, was: Fils | null): ProductView {
  const before = was !== null && was > view.now ? Math.min(was, view.before) : view.now
  return { ...view, before, off: before === view.before ? view.off : 0, isProved: true }
}

/** The price of the chosen size, or before a choice that of the cheapest (D-69). */
export function priceOfChoice(
  product: Pick<ProductView, 'now' | 'before' | 'from' | 'isProved'>,
  chosen: SizeView | undefined,
) {
  const { now = product.now, before: ofSize = product.before } = chosen ?? {}
  const proved = now === product.now ? product.before : now
  const before = product.isProved ? proved : ofSize
  return { now, before, from: product.from && !chosen }
}

/** Every size that some colour comes in, smallest first. */
export const listSizes = ({ variants }: Pick<ProductView, 'variants'>): string[] =>
  [...new Set(variants.flatMap(({ sizes }) => sizes.map(({ size }) => size)))].sort(compareSizes)
