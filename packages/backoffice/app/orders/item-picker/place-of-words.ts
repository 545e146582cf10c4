import { foldText } from '@little-dunes/domain/catalogue/search-text'
import type {
  ProductColour,
  ProductSize,
  WholeProduct,
} from '@little-dunes/domain/contract/catalogue/staff/product-fields'

interface Place {
  colour: ProductColour
  size: ProductSize
}

export const isSoldOut = ({ counted, stock }: Pick<ProductSize, 'counted' | 'stock'>): boolean =>
  counted && stock === 0

const getCodes = ({ size: { sku, barcode } }: Place): string[] => [sku, barcode ?? ''].map(foldText)
const toText = (place: Place): string =>
  [...getCodes(place), foldText(place.colour.name), foldText(place.colour.nameAr)].join(' ')

/** Places with every word; a word in all or none of them names no size. */
function holdingAll(places: Place[], words: string): Place[] {
  const texts = new Map(places.map((place) => [place, toText(place)]))
  const holding = foldText(words)
    .split(' ')
    .map((word) => places.filter((place) => texts.get(place)?.includes(word)))
    .filter((matches) => matches.length > 0 && matches.length < places.length)
  return places.filter((place) => holding.every((matches) => matches.includes(place)))
}

/** Colour and size that match the search words by SKU, barcode or colour; else the first in stock. */
export function placeOfWords({ colours }: Pick<WholeProduct, 'colours'>, words: string): Place | undefined {
  const places = colours.flatMap((colour) => colour.sizes.map((size) => ({ colour, size })))
  const code = foldText(words.trim())
  const exact = places.find((place) => code !== '' && getCodes(place).includes(code))
  if (exact) return exact
  const named = holdingAll(places, words)
  const among = named.length > 0 ? named : places
  const ofFirstColour = among.filter(({ colour }) => colour === among[0]?.colour)
  return ofFirstColour.find(({ size }) => !isSoldOut(size)) ?? among[0]
}
