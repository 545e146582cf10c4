/** How a shop may write amounts, by language; the first is what a new shop does. */
export const CURRENCY_WRITINGS = {
  en: ['code_before', 'code_after', 'sign'],
  ar: ['abbreviation', 'word', 'sign'],
} as const
export type CurrencyWriting<Of extends keyof typeof CURRENCY_WRITINGS = 'en' | 'ar'> =
  (typeof CURRENCY_WRITINGS)[Of][number]
