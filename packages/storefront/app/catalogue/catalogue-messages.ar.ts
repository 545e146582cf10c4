import { bidiIsolate, COLOURS, UNITS_LEFT, withCount } from '#arabic/arabic-words'
import type { catalogueMessages as english } from '#catalogue/catalogue-messages'

export const catalogueMessages: typeof english = {
  flashSale: 'عرض خاطف',
  off: (percent) => `خصم ${bidiIsolate(`${percent}%`)}`,
  quickView: 'نظرة سريعة',
  quickViewLabel: (name) => `نظرة سريعة: ${name}`,
  addToWishlist: (name) => `إضافة ${name} إلى المفضلة`,
  removeFromWishlist: (name) => `حذف ${name} من المفضلة`,
  wishedAgain: 'أُعيدت إلى المفضلة',
  unwished: 'تم الحذف من المفضلة',
  unwishFailed: 'تعذّر الحذف',
  stillWished: (name) => `لم تتغيّر المفضلة: ${name}`,
  notWished: (name) => `تعذّرت إضافة ${name} إلى المفضلة`,
  colours: (count) => withCount(count, COLOURS),
  left: (count) => withCount(count, UNITS_LEFT),
  noProducts: 'لا توجد منتجات',
  previous: (title) => `${title}: المنتجات السابقة`,
  next: (title) => `${title}: المنتجات التالية`,
}
