import { cardSwatches } from '@little-dunes/domain/catalogue/pictures/card-swatches'
import { displayedPrice, percentOff } from '@little-dunes/domain/catalogue/pricing'
import { hasSizePrices, withLowestPrice } from '@little-dunes/domain/catalogue/size-prices'
import { fewUnits } from '@little-dunes/domain/catalogue/stock'
import type {
  ProductColour,
  WholeProduct,
} from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import type { Language } from '@little-dunes/domain/i18n/languages'
import type { Fils } from '@little-dunes/domain/money'
import { draftPricing } from '#products/product/form/draft-price'
import type { ProductForm } from '#products/product/form/form-context'

/** Content of a product card in the shop (CARD-09 to CARD-17). */
interface ShopCard {
  /** Empty without a name in any language. */
  name: string
  /** The name is missing in this language, so the first language's name is shown. */
  isBorrowedName: boolean
  /** Address of the first picture; null without any. */
  picture: string | null
  /** Displayed price and the price before the reduction; sizes may cost more (D-02, D-69). */
  now: Fils
  before: Fils
  isFrom: boolean
  /** Discount in percent; 0 without. */
  off: number
  isFlash: boolean
  swatches: string[]
  /** Further known colours. */
  moreSwatches: number
  /** Remaining units if few or none; null for more, without sizes, and if any size is uncounted (D-70). */
  left: number | null
}

type Draft = Pick<ProductForm, 'value' | 'isEdited'>

/** Colours in the order of the draft; colours that it does not name come last. */
function sortColours({ colours }: WholeProduct, { value }: Draft): ProductColour[] {
  const order = value('colours')
  const place = ({ id }: ProductColour) => (order.includes(id) ? order.indexOf(id) : order.length)
  return colours.toSorted((a, b) => place(a) - place(b))
}

function unitsLeft({ colours }: WholeProduct): number | null {
  const sizes = colours.flatMap((colour) => colour.sizes)
  if (sizes.length === 0 || sizes.some(({ counted }) => !counted)) return null
  const units = sizes.reduce((sum, { stock }) => sum + stock, 0)
  return units === 0 ? 0 : fewUnits(units)
}

/** The product card from the draft at a moment. Stock is the current one, because drafts have none. */
export function cardOfDraft(product: WholeProduct, form: Draft, language: Language, now: number): ShopCard {
  const { value } = form
  const colours = sortColours(product, form)
  const typedName = value(language === 'ar' ? 'nameAr' : 'name').trim()
  const pictures = [
    ...value('image'),
    ...colours.flatMap(({ id }) => value(`colour.${id}.images`).slice(0, 1)),
  ]
  const priced = withLowestPrice({
    ...draftPricing(product, form, now),
    variants: colours.map(({ sizes }) => ({
      sizes: sizes.map(({ id }) => {
        const price = value(`size.${id}.price`)
        return typeof price === 'number' ? { price } : {}
      }),
    })),
  })
  const { swatches, more } = cardSwatches(
    colours.map(({ id }) => value(`colour.${id}.swatch`) ?? '').filter(Boolean),
  )
  return {
    name: typedName || value('name').trim(),
    isBorrowedName: typedName === '',
    picture: pictures[0] ?? null,
    now: displayedPrice(priced),
    before: priced.price,
    isFrom: hasSizePrices(priced),
    off: percentOff(priced),
    isFlash: priced.flashsale,
    swatches,
    moreSwatches: more,
    left: unitsLeft(product),
  }
}
