import { type ArabicForms, withCount } from '@little-dunes/domain/i18n/arabic-plurals'
import { bidiIsolate, firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import { PRODUCTS } from '#arabic/arabic-words'
import { changed } from '#arabic/changed-value'
import type { bulkMessages as english } from '#products/bulk/bulk-messages'

/** After a preposition. */
const IN_PRODUCTS: ArabicForms = {
  zero: 'لا شيء',
  one: 'منتج واحد',
  two: 'منتجين',
  few: '# منتجات',
  many: '# منتجاً',
  other: '# منتج',
}

export const bulkMessages: typeof english = {
  choices: {
    price_percent: 'السعر، بنسبة مئوية',
    price_add: 'السعر، بمبلغ',
    price_set: 'السعر، إلى مبلغ محدد',
    discount: 'الخصم',
    status: 'الحالة',
    category: 'الفئة',
    subCategory: 'الفئة الفرعية',
    flashsale: 'عرض خاطف',
    flashDiscount: 'نسبة العرض الخاطف',
    bestseller: 'الأكثر مبيعاً',
    bestofkids: 'أفضل ملابس الأطفال',
  },
  hints: {
    price_percent: `%، مثل ${bidiIsolate('-10')}`,
    price_add: `د.إ، مثل ${bidiIsolate('-5.00')}`,
    price_set: 'د.إ',
    discount: '%',
    flashDiscount: '%',
  },
  title: (count) => `التعديل على ${withCount(count, IN_PRODUCTS)}`,
  what: 'الحقل',
  value: 'القيمة الجديدة',
  step: 'مقدار التغيير',
  problem: 'يرجى مراجعة هذه القيمة: إما أنها غير صالحة أو أنها تترك منتجاً بلا سعر.',
  preview: 'معاينة',
  planned: 'التغييرات المقررة',
  nothing: 'كل المنتجات المحددة لها هذه القيمة بالفعل.',
  from: changed,
  lowestPrice: (amount) => `أقل سعر في 30 يوماً ${amount}`,
  empty: 'فارغ',
  yes: 'نعم',
  no: 'لا',
  apply: (count) => `التطبيق على ${withCount(count, IN_PRODUCTS)}`,
  saved: (count) => `تم التعديل: ${withCount(count, PRODUCTS)}.`,
  notSaved: (names) => `لم تُعدَّل، لأن شخصاً آخر غيّرها أو لأن القيمة لا تصلح لها: ${firstStrongIsolate(names)}`,
  cancel: 'إلغاء',
}
