import { ONE_SIZE } from '#catalogue/sizes'
import type { Language, MessagesByLanguage } from '#messages/languages'

/** The one colour of a product without colours. */
export const standardColour: MessagesByLanguage<string> = { en: 'Standard', ar: 'قياسي' }

const oneSize: MessagesByLanguage<string> = { en: ONE_SIZE, ar: 'مقاس واحد' }

/** The one size of a product without sizes in words of a language; other sizes are their own names. */
export const sizeIn = (language: Language, size: string): string =>
  size === ONE_SIZE ? oneSize[language] : size
