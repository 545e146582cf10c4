import { type ArabicForms, withCount } from '@little-dunes/domain/messages/arabic-plurals'
import { firstStrongIsolate } from '@little-dunes/domain/messages/arabic-writing'
import { PRODUCTS } from '#arabic/arabic-words'
import type { productsMessages as english } from '#products/products-messages'

const LOW_SIZES: ArabicForms = {
  zero: 'لا مقاسات قليلة',
  one: 'مقاس واحد قليل',
  two: 'مقاسان قليلان',
  few: '# مقاسات قليلة',
  many: '# مقاساً قليلاً',
  other: '# مقاس قليل',
}

const EMPTY_SIZES: ArabicForms = {
  zero: 'لا مقاسات نافدة',
  one: 'مقاس واحد نافد',
  two: 'مقاسان نافدان',
  few: '# مقاسات نافدة',
  many: '# مقاساً نافداً',
  other: '# مقاس نافد',
}

const SELECTED: ArabicForms = {
  zero: 'لا شيء محدد',
  one: 'منتج واحد محدد',
  two: 'منتجان محددان',
  few: '# منتجات محددة',
  many: '# منتجاً محدداً',
  other: '# منتج محدد',
}

export const productsMessages: typeof english = {
  statuses: { draft: 'مسودة', scheduled: 'مجدول', published: 'منشور', archived: 'مؤرشف' },
  tabs: {
    all: 'الكل',
    published: 'المنشورة',
    draft: 'المسودات',
    scheduled: 'المجدولة',
    archived: 'المؤرشفة',
  },
  categories: { Boys: 'أولاد', Girls: 'بنات', Unisex: 'للجنسين' },
  forWhom: 'الفئة',
  stockFilters: { low: 'مخزون قليل', sold_out: 'نفدت الكمية' },
  marks: {
    reduced: 'مخفّضة',
    flashsale: 'عرض خاطف',
    bestseller: 'الأكثر مبيعاً',
    bestofkids: 'الأفضل للأطفال',
    no_arabic: 'بلا عربية بعد',
  },
  title: 'المنتجات',
  add: 'إضافة منتج',
  searchWords: 'كلمات البحث',
  import: 'استيراد',
  export: 'تصدير',
  exportHint: 'ملف CSV بصيغة Shopify، ويمكن استيراده من جديد',
  exported: (count) => `تم التصدير: ${withCount(count, PRODUCTS)}.`,
  create: 'إنشاء مسودة',
  name: 'الاسم',
  category: 'الفئة',
  priceInAed: 'السعر شاملاً الضريبة، د.إ',
  problems: {
    name: 'هذا الحقل مطلوب.',
    sku: 'هذا الحقل مطلوب.',
    price: 'يرجى إدخال مبلغ أكبر من 0، مثل 129.50.',
  },
  statusesLabel: 'الحالة',
  searchLabel: 'البحث في المنتجات',
  searchHint: 'الاسم أو اللون أو الباركود',
  empty: 'لا منتجات هنا بعد.',
  nothingFound: (words) => `لا منتج هنا يطابق «${firstStrongIsolate(words)}».`,
  showAll: 'عرض كل المنتجات',
  without: (filter) => `إزالة التصفية: ${filter}`,
  product: 'المنتج',
  sku: 'رمز المنتج',
  colours: 'الألوان',
  price: 'السعر',
  stock: 'المخزون',
  shownIn: 'الظهور',
  status: 'الحالة',
  select: (name) => `تحديد ${firstStrongIsolate(name)}`,
  selected: (count) => withCount(count, SELECTED),
  bulkLabel: 'المنتجات المحددة',
  putOnSale: 'إضافة تخفيض',
  edit: 'تعديل',
  soldOut: 'نفدت الكمية',
  lowSizes: (count) => withCount(count, LOW_SIZES),
  emptySizes: (count) => withCount(count, EMPTY_SIZES),
  notCounted: 'غير محسوب',
  flashSale: 'عرض خاطف',
  bestseller: 'الأكثر مبيعاً',
  bestofkids: 'الأفضل للأطفال',
  inPlace: (category, subCategory) =>
    subCategory === '' ? category : `${category} · ${firstStrongIsolate(subCategory)}`,
  onThisPage: (count) => `في هذه الصفحة: ${withCount(count, PRODUCTS)}`,
}
