import { FIRST_LANGUAGE, LANGUAGES, type Language } from '#i18n/languages'

/** Longer lists come from no browser. */
const LONGEST = 500

/** 'ar-AE;q=0.8' as its language and its weight; null for what is no such thing. */
function wishOf(part: string): { language: string; weight: number } | null {
  const [tag = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase())
  const quality = parameters.find((one) => one.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return tag && weight > 0 && weight <= 1 ? { language: tag.split('-', 1)[0] ?? tag, weight } : null
}

/**
 * Which of the shop's languages an `Accept-Language` wants most (RFC 9110, 12.5.4); regions make no difference. The
 * first language when it names none that the shop speaks.
 */
export function askedLanguage(
  header: string | undefined,
  spoken: readonly string[] = LANGUAGES,
  otherwise: string = FIRST_LANGUAGE,
): Language {
  const wishes = (header ?? '')
    .slice(0, LONGEST)
    .split(',')
    .map(wishOf)
    .filter((wish) => wish !== null)
    .sort((a, b) => b.weight - a.weight)
  for (const { language } of wishes) {
    if (language === '*') break
    if (spoken.includes(language)) return language as Language
  }
  return otherwise as Language
}
