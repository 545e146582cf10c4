import { type ArabicForms, withCount } from '@little-dunes/domain/messages/arabic-plurals'
import { firstStrongIsolate } from '@little-dunes/domain/messages/arabic-writing'
import type { itemPickerMessages as english } from '#orders/item-picker/item-picker-messages'

const LEFT: ArabicForms = {
  zero: 'نفدت الكمية',
  one: 'بقيت قطعة واحدة',
  two: 'بقيت قطعتان',
  few: 'بقيت # قطع',
  many: 'بقيت # قطعة',
  other: 'بقيت # قطعة',
}

export const itemPickerMessages: typeof english = {
  search: 'البحث عن منتج',
  searchHint: 'الاسم أو رقم المنتج أو اللون أو رمز SKU أو الباركود',
  nothingFound: (words) => `لا منتج منشور يطابق «${firstStrongIsolate(words)}».`,
  results: 'نتائج البحث',
  colour: 'اللون',
  size: 'المقاس',
  quantity: 'الكمية',
  left: (count) => withCount(count, LEFT),
  notCounted: 'متوفر دائماً',
  add: 'إضافة إلى الطلب',
  back: 'منتج آخر',
  quantityNeeded: 'قطعة واحدة على الأقل.',
  notThatMany: (count) => (count === 0 ? `${LEFT.zero}.` : `${withCount(count, LEFT)} فقط.`),
}
