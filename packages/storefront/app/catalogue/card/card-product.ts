import { cardSwatches } from '@little-dunes/domain/catalogue/pictures/card-swatches'
import { displayedPrice, percentOff } from '@little-dunes/domain/catalogue/pricing'
import { hasSizePrices } from '@little-dunes/domain/catalogue/size-prices'
import type { WireProduct } from '@little-dunes/domain/contract/catalogue/wire-product'
import { type Fils, filsFromAed } from '@little-dunes/domain/money'

/** What a card shows of a product, and no more: it travels in the page (D-12). */
export interface CardProduct {
  id: string
  name: string
  /** With id and name it makes the address, which therefore does not travel. */
  category: string
  /** The first image (CARD-09); absent when the product has none. */
  image?: string
  /** Displayed price, in fils (D-02). */
  now: Fils
  /** Original price, in fils, of a product that is reduced. */
  before?: Fils
  /** Sizes cost different amounts; the prices are those of the cheapest (D-69). */
  from?: true
  /** Applied discount in percent, for the badge (CARD-12). */
  off?: number
  flash?: true
  /** Dots of the first colours that are known. */
  swatches: string[]
  /** Further known colours. */
  moreSwatches?: number
  /** Units of all colours and sizes, where they are few or none. */
  left?: number
}

/** So few that a shopper should know. */
const FEW = 3

/** What is left of few; stock that is not counted is on the wire as a large number (D-70). */
function fewLeft({ variants }: WireProduct): number | null {
  const left = variants.reduce((sum, { stocks }) => sum + stocks, 0)
  return left <= FEW ? left : null
}

/** The card's part of a product on the wire. */
export function toCardProduct(product: WireProduct): CardProduct {
  const priced = { ...product, price: filsFromAed(product.price) }
  const image = product.image[0]
  const left = fewLeft(product)
  const now = displayedPrice(priced)
  const off = percentOff(priced)
  const { swatches, more } = cardSwatches(product.variants.flatMap(({ swatch }) => swatch ?? []))
  return {
    id: product._id,
    name: product.name,
    category: product.category,
    ...(image ? { image } : {}),
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
