import type { Fils } from '@little-dunes/domain/money'
import { formatAmount } from '@little-dunes/domain/money'

/** The six forms of Arabic (CLDR): 0, 1, 2, 3–10, 11–99 and the rest. */
export type ArabicForms = Readonly<Record<Intl.LDMLPluralRule, string>>

const rules = new Intl.PluralRules('ar')

/** The form for a number, with the number where the form has `#`. */
export const withCount = (count: number, forms: ArabicForms): string =>
  forms[rules.select(count)].replace('#', String(count))

/** Keeps a code, an amount or a range together inside a sentence that runs from right to left. */
export const bidiIsolate = (text: string | number): string => `\u2066${text}\u2069`

/** `1,234.50 د.إ`: the sign stays before the figure. */
export const dirhams = (fils: Fils): string => `\u2066${formatAmount(fils)}\u2069\u00a0د.إ`

export const PIECES: ArabicForms = {
  zero: 'لا قطع',
  one: 'قطعة واحدة',
  two: 'قطعتان',
  few: '# قطع',
  many: '# قطعة',
  other: '# قطعة',
}

export const PRODUCTS: ArabicForms = {
  zero: 'لا منتجات',
  one: 'منتج واحد',
  two: 'منتجان',
  few: '# منتجات',
  many: '# منتجاً',
  other: '# منتج',
}

export const COLOURS: ArabicForms = {
  zero: 'لا ألوان',
  one: 'لون واحد',
  two: 'لونان',
  few: '# ألوان',
  many: '# لوناً',
  other: '# لون',
}

/** 'بقيت قطعتان'; nothing left is sold out. */
export const UNITS_LEFT: ArabicForms = {
  zero: 'نفدت الكمية',
  one: 'بقيت قطعة واحدة',
  two: 'بقيت قطعتان',
  few: 'بقيت # قطع',
  many: 'بقيت # قطعة',
  other: 'بقيت # قطعة',
}

/** `options` as dates are written in Arabic in the UAE: Gregorian, Western digits. */
export const formatArabicDate = (when: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('ar-AE-u-nu-latn-ca-gregory', options).format(when)
