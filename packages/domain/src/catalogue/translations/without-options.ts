import { ONE_SIZE } from '#catalogue/sizes'
import { FIRST_LANGUAGE, type Language, type MessagesByLanguage } from '#messages/languages'

/** The one colour of a product without colours. */
export const standardColour: MessagesByLanguage<string> = { en: 'Standard', ar: 'قياسي' }

const oneSize: MessagesByLanguage<string> = { en: ONE_SIZE, ar: 'مقاس واحد' }

/** The one size of a product without sizes in words of a language; other sizes are their own names. */
export const sizeIn = (language: Language, size: string): string =>
  size === ONE_SIZE ? oneSize[language] : size

interface NamedProduct {
  name: string
  variants: readonly { colorName: string; colorLabel?: string | undefined }[]
}

/** A size of a product in a line of text, as shoppers read it: `Fox Tee, Coral, 90`. The product is in that language. */
export function sizeInText(
  { name, variants }: NamedProduct,
  { colorName, size }: { colorName: string; size: string },
  language: Language,
): string {
  const label = variants.find((variant) => variant.colorName === colorName)?.colorLabel
  const standard = colorName === standardColour[FIRST_LANGUAGE] ? standardColour[language] : colorName
  return `${name}, ${label ?? standard}, ${sizeIn(language, size)}`
}
