import { ONE_SIZE } from '#catalogue/sizes'
import { FIRST_LANGUAGE, type Language, type MessagesByLanguage } from '#i18n/languages'

/** Colour of products without colours. */
export const standardColour: MessagesByLanguage<string> = { en: 'Standard', ar: 'قياسي' }

/** True if the variants are colours, for the filters: neither options of another name nor the standard colour. */
export const comesInColours = (product: {
  optionName?: string | undefined
  variants: readonly { colorName: string }[]
}): boolean =>
  product.optionName === undefined &&
  product.variants.some(({ colorName }) => colorName !== standardColour[FIRST_LANGUAGE])

const oneSize: MessagesByLanguage<string> = { en: ONE_SIZE, ar: 'مقاس واحد' }

/** Translates the size of products without sizes. Other sizes have no translation. */
export const sizeIn = (language: Language, size: string): string =>
  size === ONE_SIZE ? oneSize[language] : size

interface NamedProduct {
  name: string
  variants: readonly { colorName: string; colorLabel?: string | undefined }[]
}

/** Displayed colour and size. The product must be in that language. */
export function sizeNames(
  { variants }: Pick<NamedProduct, 'variants'>,
  { colorName, size }: { colorName: string; size: string },
  language: Language,
): { colour: string; size: string } {
  const label = variants.find((variant) => variant.colorName === colorName)?.colorLabel
  const standard = colorName === standardColour[FIRST_LANGUAGE] ? standardColour[language] : colorName
  return { colour: label ?? standard, size: sizeIn(language, size) }
}

/** One line of text for a size: `Fox Tee, Coral, 90`. */
export function sizeInText(
  product: NamedProduct,
  chosen: { colorName: string; size: string },
  language: Language,
): string {
  const { colour, size } = sizeNames(product, chosen, language)
  return [product.name, colour, size].join(language === 'ar' ? '، ' : ', ')
}
