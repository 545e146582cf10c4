import { bidiIsolate } from '#i18n/arabic-writing'
import type { Language, MessagesByLanguage } from '#i18n/languages'
import { type Fils, formatAmount } from '#money'
import { CURRENCY_WRITINGS, type CurrencyWriting } from '#settings/currency-writings'

const FIGURE = '#'
const arabic = bidiIsolate(FIGURE)

/**
 * Patterns with `#` for the number. The shop's fonts render U+2063 with `AED`, and U+061C with the Arabic word, as the
 * dirham sign (U+20C3). Other fonts, screen readers and copied text have the word (decision 055).
 */
export const AMOUNT_PATTERNS: { [Of in Language]: Record<CurrencyWriting<Of>, string> } = {
  en: { code_before: 'AED #', code_after: '#\u00a0AED', sign: '\u2063AED\u00a0#' },
  ar: {
    abbreviation: `${arabic}\u00a0د.إ`,
    word: `${arabic}\u00a0درهم`,
    sign: `${arabic}\u00a0\u061cدرهم`,
  },
}

/** Pattern of a format. Formats unknown to the language fall back to its first one. */
export function amountPattern(language: Language, writing?: CurrencyWriting): string {
  const patterns: Partial<Record<CurrencyWriting, string>> = AMOUNT_PATTERNS[language]
  return (
    patterns[writing ?? CURRENCY_WRITINGS[language][0]] ?? patterns[CURRENCY_WRITINGS[language][0]] ?? FIGURE
  )
}

const write =
  (language: Language) =>
  (fils: Fils, writing?: CurrencyWriting): string =>
    amountPattern(language, writing).replace(FIGURE, formatAmount(fils))

/** Formatted amount: `AED 452.70`, `452.70 د.إ`, or another format of the language. */
export const writeAmount: MessagesByLanguage<(fils: Fils, writing?: CurrencyWriting) => string> = {
  en: write('en'),
  ar: write('ar'),
}

/** Replaces the sign by the word, for readers without the shop's fonts, as in emails. */
export const writingInWords = (language: Language, writing: CurrencyWriting): CurrencyWriting =>
  writing === 'sign' ? CURRENCY_WRITINGS[language][0] : writing
