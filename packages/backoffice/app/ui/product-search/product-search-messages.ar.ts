import { firstStrongIsolate, LEFT, withCount } from '#arabic/arabic-words'
import type { productSearchMessages as english } from '#ui/product-search/product-search-messages'

export const productSearchMessages: typeof english = {
  search: 'البحث عن منتج',
  searchHint: 'الاسم أو رمز المنتج أو اللون أو رمز SKU أو الباركود',
  nothingFound: (words) => `لا منتج منشور يطابق «${firstStrongIsolate(words)}».`,
  results: 'نتائج البحث',
  unchosen: 'يرجى اختيار منتج من القائمة أو مسح هذا الحقل.',
  left: (count) => withCount(count, LEFT),
  notCounted: 'متوفر دائماً',
}
