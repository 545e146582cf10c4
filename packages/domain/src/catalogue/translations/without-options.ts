import { ONE_SIZE } from '#catalogue/sizes'
import { FIRST_LANGUAGE, type Language, type MessagesByLanguage } from '#i18n/languages'

/** The one colour of a product without colours. */
export const standardColour: MessagesByLanguage<string> = { en: 'Standard', ar: 'قياسي' }

/** Whether what a product comes in are colours, which filters offer: neither options of another name nor the stand-in for none. */
export const comesInColours = (product: {
  optionName?: string | undefined
  variants: readonly { colorName: string }[]
}): boolean =>
  product.optionName === undefined &&
  product.variants.some(({ colorName }) => colorName !== standardColour[FIRST_LANGUAGE])

const oneSize: MessagesByLanguage<string> = { en: ONE_SIZE, ar: 'مقاس واحد' }

/** The one size of a product without sizes in words of a language; other sizes are their own names. */
export const sizeIn = (language: Language, size: string): string =>
  size === ONE_SIZE ? oneSize[language] : size

interface NamedProduct {
  name: string
  variants: readonly { colorName: string; colorLabel?: string | undefined }[]
}

/** Colour and size of a product as shoppers read them. The product is in that language. */
export function sizeNames(
  { variants }: Pick<NamedProduct, 'variants'>,
  { colorName, size }: { colorName: string; size: string },
  language: Language,
): { colour: string; size: string } {
  const label = variants.find((variant) => variant.colorName === colorName)?.colorLabel
  const standard = colorName === standardColour[FIRST_LANGUAGE] ? standardColour[language] : colorName
  return { colour: label ?? standard, size: sizeIn(language, size) }
}

/** A size of a product in a line of text: `Fox Tee, Coral, 90`. */
export function sizeInText(
  product: NamedProduct,
  chosen: { colorName: string; size: string },
  language: Language,
): string {
  const { colour, size } = sizeNames(product, chosen, language)
  return [product.name, colour, size].join(language === 'ar' ? '، ' : ', ')
}
