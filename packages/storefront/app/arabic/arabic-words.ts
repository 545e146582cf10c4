import type { ArabicForms } from '@little-dunes/domain/messages/arabic-plurals'

export { withCount } from '@little-dunes/domain/messages/arabic-plurals'
export { bidiIsolate, dirhams } from '@little-dunes/domain/messages/arabic-writing'

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
