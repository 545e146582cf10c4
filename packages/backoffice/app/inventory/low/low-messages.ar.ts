import { type ArabicForms, withCount } from '@little-dunes/domain/i18n/arabic-plurals'
import { LEFT, SIZES, UNITS } from '#arabic/arabic-words'
import type { lowMessages as english } from '#inventory/low/low-messages'

const AWAITED: ArabicForms = {
  zero: 'لا أحد ينتظره',
  one: 'عميل واحد ينتظره',
  two: 'عميلان ينتظرانه',
  few: '# عملاء ينتظرونه',
  many: '# عميلاً ينتظرونه',
  other: '# عميل ينتظرونه',
}

export const lowMessages: typeof english = {
  low: 'كميات قليلة',
  more: (count) => `عرض الكل: ${withCount(count, SIZES)}`,
  soldOut: 'نفدت الكمية',
  left: (count) => withCount(count, LEFT),
  sold: (count) => `المبيع في 4 أسابيع: ${withCount(count, UNITS)}`,
  awaited: (count) => withCount(count, AWAITED),
  nothingLow: 'كل مقاس معروض للبيع بقي منه أكثر من ثلاث قطع.',
}
