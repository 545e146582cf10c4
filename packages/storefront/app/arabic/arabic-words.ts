import type { ArabicForms } from '@little-dunes/domain/i18n/arabic-plurals'

export {
  COLOURS,
  PRODUCTS,
  UNITS,
  withCount,
  withCountAfter,
  yearsUpTo,
} from '@little-dunes/domain/i18n/arabic-plurals'
export { bidiIsolate, withSign } from '@little-dunes/domain/i18n/arabic-writing'

/** 'بقيت قطعتان'; 0 means sold out. */
export const UNITS_LEFT: ArabicForms = {
  zero: 'نفدت الكمية',
  one: 'بقيت قطعة واحدة',
  two: 'بقيت قطعتان',
  few: 'بقيت # قطع',
  many: 'بقيت # قطعة',
  other: 'بقيت # قطعة',
}

/** Dates in Arabic as in the UAE: Gregorian, Western digits. */
export const formatArabicDate = (when: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('ar-AE-u-nu-latn-ca-gregory', options).format(when)
