import type { AltTexts } from '@little-dunes/domain/catalogue/product'
import { LANGUAGES } from '@little-dunes/domain/i18n/languages'
import type { ImportedAltText, ImportedProduct } from '#catalogue/import/imported-product'

export function withImportedAltTexts(
  stored: AltTexts,
  { altTexts, toStoredAddress = () => null }: Pick<ImportedProduct, 'altTexts' | 'toStoredAddress'>,
): AltTexts {
  const texts = new Map(Object.entries(stored))
  for (const { src, texts: ofFile } of altTexts) {
    const address = toStoredAddress(src)
    if (address !== null) texts.set(address, mergedTexts(texts.get(address) ?? {}, ofFile))
  }
  return Object.fromEntries([...texts].filter(([, words]) => Object.keys(words).length > 0))
}

/** An empty text removes its language. Without a column, the text stays. */
const mergedTexts = (stored: AltTexts[string], file: ImportedAltText['texts']): AltTexts[string] =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, file[language] ?? stored[language]]).filter(([, words]) => words),
  )
