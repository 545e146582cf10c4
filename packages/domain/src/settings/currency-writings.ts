/** Formats of amounts by language. The first is the default. */
export const CURRENCY_WRITINGS = {
  en: ['code_before', 'code_after', 'sign'],
  ar: ['abbreviation', 'word', 'sign'],
} as const
export type CurrencyWriting<Of extends keyof typeof CURRENCY_WRITINGS = 'en' | 'ar'> =
  (typeof CURRENCY_WRITINGS)[Of][number]
