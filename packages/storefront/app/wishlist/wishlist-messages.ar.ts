import { UNITS, withCount } from '#arabic/arabic-words'
import type { wishlistMessages as english } from '#wishlist/wishlist-messages'

export const wishlistMessages: typeof english = {
  title: 'المفضلة',
  home: 'الرئيسية',
  heading: 'المفضلة',
  count: (count) => withCount(count, UNITS),
  add: 'إضافة إلى السلة',
  addItem: (name) => `إضافة إلى السلة: ${name}`,
  addFailed: 'تعذّرت إضافة هذه القطعة.',
  soldOut: 'نفدت الكمية حالياً',
  remove: 'حذف',
  removeItem: (name) => `حذف ${name}`,
  removed: 'تم الحذف من المفضلة',
  removeFailed: 'تعذّر الحذف',
  fetchFailed: 'تعذّر تحميل المفضلة',
  fetchFailedHint: 'بياناتكم محفوظة. يرجى التحقق من الاتصال والمحاولة مرة أخرى.',
  tryAgain: 'المحاولة مرة أخرى',
  empty: 'لا توجد قطع في المفضلة.',
  browse: 'تصفح المنتجات',
  loading: 'جارٍ تحميل المفضلة…',
}
