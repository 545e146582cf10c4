import type { ArabicForms } from '@little-dunes/domain/i18n/arabic-plurals'

export {
  type ArabicForms,
  DAYS,
  PRODUCTS,
  UNITS,
  withCount,
  withCountAfter,
} from '@little-dunes/domain/i18n/arabic-plurals'
export { bidiIsolate, firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
export { ARABIC_STOCK_REASONS } from '@little-dunes/domain/messages/arabic-file-messages'

/** Shared by several catalogues. */
export const CATEGORIES = { Boys: 'أولاد', Girls: 'بنات', Unisex: 'للجنسين' }

/** Counts in several catalogues. */
export const ORDERS: ArabicForms = {
  zero: 'لا طلبات',
  one: 'طلب واحد',
  two: 'طلبان',
  few: '# طلبات',
  many: '# طلباً',
  other: '# طلب',
}

export const RETURNS: ArabicForms = {
  zero: 'لا طلبات إرجاع',
  one: 'طلب إرجاع واحد',
  two: 'طلبا إرجاع',
  few: '# طلبات إرجاع',
  many: '# طلب إرجاع',
  other: '# طلب إرجاع',
}

export const SIZES: ArabicForms = {
  zero: 'لا مقاسات',
  one: 'مقاس واحد',
  two: 'مقاسان',
  few: '# مقاسات',
  many: '# مقاساً',
  other: '# مقاس',
}

export const PARCELS: ArabicForms = {
  zero: 'لا طرود',
  one: 'طرد واحد',
  two: 'طردان',
  few: '# طرود',
  many: '# طرداً',
  other: '# طرد',
}

export const CHANGES: ArabicForms = {
  zero: 'لا تغييرات',
  one: 'تغيير واحد',
  two: 'تغييران',
  few: '# تغييرات',
  many: '# تغييراً',
  other: '# تغيير',
}

export const LEFT: ArabicForms = {
  zero: 'نفدت الكمية',
  one: 'بقيت قطعة واحدة',
  two: 'بقيت قطعتان',
  few: 'بقيت # قطع',
  many: 'بقيت # قطعة',
  other: 'بقيت # قطعة',
}

export const ROWS: ArabicForms = {
  zero: 'لا صفوف',
  one: 'صف واحد',
  two: 'صفان',
  few: '# صفوف',
  many: '# صفاً',
  other: '# صف',
}

export const LABELS: ArabicForms = {
  zero: 'لا ملصقات',
  one: 'ملصق واحد',
  two: 'ملصقان',
  few: '# ملصقات',
  many: '# ملصقاً',
  other: '# ملصق',
}

export const CUSTOMERS: ArabicForms = {
  zero: 'لا عملاء',
  one: 'عميل واحد',
  two: 'عميلان',
  few: '# عملاء',
  many: '# عميلاً',
  other: '# عميل',
}

export const PICTURES: ArabicForms = {
  zero: 'لا صور',
  one: 'صورة واحدة',
  two: 'صورتان',
  few: '# صور',
  many: '# صورة',
  other: '# صورة',
}
