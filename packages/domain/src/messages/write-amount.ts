import { bidiIsolate } from '#i18n/arabic-writing'
import type { Language, MessagesByLanguage } from '#i18n/languages'
import { type Fils, formatAmount } from '#money'
import { CURRENCY_WRITINGS, type CurrencyWriting } from '#settings/currency-writings'

const FIGURE = '#'
const arabic = bidiIsolate(FIGURE)

/**
 * An amount with `#` for its figure. The faces of the shop draw U+2063 with `AED`, and U+061C with the Arabic word, as
 * the sign of the dirham (U+20C3); other faces, screen readers and copies have the word (decision 055).
 */
export const AMOUNT_PATTERNS: { [Of in Language]: Record<CurrencyWriting<Of>, string> } = {
  en: { code_before: 'AED #', code_after: '#\u00a0AED', sign: '\u2063AED\u00a0#' },
  ar: {
    abbreviation: `${arabic}\u00a0د.إ`,
    word: `${arabic}\u00a0درهم`,
    sign: `${arabic}\u00a0\u061cدرهم`,
  },
}

/** The pattern of a writing; of one that the language does not know the first. */
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

/** An amount as a language writes it: `AED 452.70`, `452.70 د.إ`; or in another writing of the language. */
export const writeAmount: MessagesByLanguage<(fils: Fils, writing?: CurrencyWriting) => string> = {
  en: write('en'),
  ar: write('ar'),
}

/** For readers whose faces are not the shop's, as those of mails: words in place of the sign. */
export const writingInWords = (language: Language, writing: CurrencyWriting): CurrencyWriting =>
  writing === 'sign' ? CURRENCY_WRITINGS[language][0] : writing
