/** Formats of amounts by language. The first is the default. */
export const CURRENCY_FORMATS = {
  en: ['code_before', 'code_after', 'sign'],
  ar: ['abbreviation', 'word', 'sign'],
} as const
export type CurrencyFormat<Of extends keyof typeof CURRENCY_FORMATS = 'en' | 'ar'> =
  (typeof CURRENCY_FORMATS)[Of][number]
