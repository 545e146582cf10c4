import { cardSwatches } from '@little-dunes/domain/catalogue/pictures/card-swatches'
import { displayedPrice, percentOff } from '@little-dunes/domain/catalogue/pricing'
import { hasSizePrices } from '@little-dunes/domain/catalogue/size-prices'
import type { WireProduct } from '@little-dunes/domain/contract/catalogue/wire-product'
import { type Fils, filsFromAed } from '@little-dunes/domain/money'

/** Exactly the product data that a card shows, because it is sent with the page (D-12). */
export interface CardProduct {
  id: string
  name: string
  /** The product's address is made of it, the id and the name, and is therefore not sent. */
  category: string
  /** The first image (CARD-09); absent when the product has none. */
  image?: string
  /** The next picture of the same colour, shown under the pointer. */
  second?: string
  /** Displayed price, in fils (D-02). */
  now: Fils
  /** Original price of a reduced product, in fils. */
  before?: Fils
  /** Sizes have different prices; the prices are those of the cheapest (D-69). */
  from?: true
  /** Applied discount in percent, for the badge (CARD-12). */
  off?: number
  flash?: true
  /** Dots of the first known colours. */
  swatches: string[]
  /** Number of further known colours. */
  moreSwatches?: number
  /** Units of all colours and sizes; only present when few or none. */
  left?: number
}

/** Highest number of units that the card mentions. */
const FEW = 3

/** Units left when there are few. Uncounted stock is a large number in the API (D-70). */
function fewLeft({ variants }: WireProduct): number | null {
  const left = variants.reduce((sum, { stocks }) => sum + stocks, 0)
  return left <= FEW ? left : null
}

/** The picture after the first one, if both show the same colour. */
function secondPicture({ image: [first], variants }: WireProduct): string | undefined {
  const colour = variants.find(({ images }) => first !== undefined && images.includes(first))
  return colour?.images.find((one) => one !== first)
}

export function toCardProduct(product: WireProduct): CardProduct {
  const priced = { ...product, price: filsFromAed(product.price) }
  const image = product.image[0]
  const second = secondPicture(product)
  const left = fewLeft(product)
  const now = displayedPrice(priced)
  const off = percentOff(priced)
  const { swatches, more } = cardSwatches(product.variants.flatMap(({ swatch }) => swatch ?? []))
  return {
    id: product._id,
    name: product.name,
    category: product.category,
    ...(image ? { image } : {}),
    ...(second && { second }),
    now,
    ...(priced.price !== now && { before: priced.price }),
    ...(hasSizePrices(product) && { from: true }),
    ...(off > 0 && { off }),
    ...(product.flashsale && { flash: true }),
    swatches,
    ...(more > 0 && { moreSwatches: more }),
    ...(left !== null && { left }),
  }
}
