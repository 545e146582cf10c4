import { LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import { languagePath } from '@little-dunes/domain/paths'

export interface OfferedLanguage {
  language: Language
  /** Name of the language in itself. */
  name: string
  path: string
}

/** A language tag in an address (RFC 5646): language, optionally with script or region. */
const TAG = /^[a-z]{2}(-[a-z]{2,4})?$/i

const getLanguageName = (tag: string, reader: string): string | undefined =>
  new Intl.DisplayNames([reader], { type: 'language', fallback: 'none' }).of(tag)

/**
 * The same page in the shop's languages, for an address that begins with an unsupported one: `fr/products` leads to
 * /products and /ar/products. Empty for every other address.
 */
export function offeredLanguages(path: string): OfferedLanguage[] {
  const [tag = '', ...rest] = path.split('/')
  if (!TAG.test(tag) || getLanguageName(tag, 'en') === undefined) return []
  return LANGUAGES.map((language) => ({
    language,
    name: getLanguageName(language, language) ?? language,
    path: languagePath(language, `/${rest.join('/')}`),
  }))
}
