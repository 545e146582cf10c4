import { FIRST_LANGUAGE, LANGUAGES, type Language } from '#i18n/languages'

/** Browsers send no longer lists. */
const LONGEST = 500

/** Parses 'ar-AE;q=0.8'. Null for invalid values. */
function parsePreference(part: string): { language: string; weight: number } | null {
  const [tag = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase())
  const quality = parameters.find((one) => one.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return tag && weight > 0 && weight <= 1 ? { language: tag.split('-', 1)[0] ?? tag, weight } : null
}

/**
 * The preferred language of an `Accept-Language` header (RFC 9110, 12.5.4) among those of the shop. Ignores regions.
 * Defaults to the first language.
 */
export function askedLanguage(
  header: string | undefined,
  spoken: readonly string[] = LANGUAGES,
  otherwise: string = FIRST_LANGUAGE,
): Language {
  const wishes = (header ?? '')
    .slice(0, LONGEST)
    .split(',')
    .map(parsePreference)
    .filter((wish) => wish !== null)
    .sort((a, b) => b.weight - a.weight)
  for (const { language } of wishes) {
    if (language === '*') break
    if (spoken.includes(language)) return language as Language
  }
  return otherwise as Language
}
