import { bidiIsolate } from '#i18n/arabic-writing'
import type { Language, MessagesByLanguage } from '#i18n/languages'
import { type Fils, formatAmount } from '#money'
import { CURRENCY_FORMATS, type CurrencyFormat } from '#settings/currency-formats'

const FIGURE = '#'
const arabic = bidiIsolate(FIGURE)

/**
 * Patterns with `#` for the number. The shop's fonts render U+2063 with `AED`, and U+061C with the Arabic word, as the
 * dirham sign (U+20C3). Other fonts, screen readers and copied text have the word (decision 055).
 */
export const AMOUNT_PATTERNS: { [Of in Language]: Record<CurrencyFormat<Of>, string> } = {
  en: { code_before: 'AED #', code_after: '#\u00a0AED', sign: '\u2063AED\u00a0#' },
  ar: {
    abbreviation: `${arabic}\u00a0د.إ`,
    word: `${arabic}\u00a0درهم`,
    sign: `${arabic}\u00a0\u061cدرهم`,
  },
}

/** Pattern of a format. Formats unknown to the language fall back to its first one. */
export function amountPattern(language: Language, format?: CurrencyFormat): string {
  const patterns: Partial<Record<CurrencyFormat, string>> = AMOUNT_PATTERNS[language]
  return (
    patterns[format ?? CURRENCY_FORMATS[language][0]] ?? patterns[CURRENCY_FORMATS[language][0]] ?? FIGURE
  )
}

const write =
  (language: Language) =>
  (fils: Fils, format?: CurrencyFormat): string =>
    amountPattern(language, format).replace(FIGURE, formatAmount(fils))

/** Formatted amount: `AED 452.70`, `452.70 د.إ`, or another format of the language. */
export const writeAmount: MessagesByLanguage<(fils: Fils, format?: CurrencyFormat) => string> = {
  en: write('en'),
  ar: write('ar'),
}

/** Replaces the sign by the word, for readers without the shop's fonts, as in emails. */
export const toWordFormat = (language: Language, format: CurrencyFormat): CurrencyFormat =>
  format === 'sign' ? CURRENCY_FORMATS[language][0] : format
