import { filsFromAed } from '@little-dunes/domain/money'
import { bidiIsolate, PRODUCTS, withCount, withCountAfter } from '#arabic/arabic-words'
import type { listingMessages as english } from '#catalogue/listing-messages'
import { formatPrice } from '#platform/amounts'

/** `more`: the total is a lower bound. */
const products = (count: number, more = false): string =>
  more ? `أكثر من ${withCount(count, PRODUCTS)}` : withCount(count, PRODUCTS)

const productsAfter = (count: number, more = false): string =>
  more ? products(count, more) : withCountAfter(count, PRODUCTS)

const aed = (amount: number): string => formatPrice(filsFromAed(amount))

export const listingMessages: typeof english = {
  listFailed: 'تعذّر تحميل هذه النتائج، وما زالت النتائج السابقة معروضة. يرجى التحقق من الاتصال.',
  tryAgain: 'المحاولة مرة أخرى',
  products: 'المنتجات',
  allProducts: 'كل المنتجات',
  categories: { Boys: 'أولاد', Girls: 'بنات', Unisex: 'للجنسين' },
  departments: { Clothing: 'ملابس', Shoes: 'أحذية', Toys: 'ألعاب' },
  type: 'الفئة',
  shortcuts: 'المزيد من المتجر',
  flags: { bestofkids: 'أفضل ملابس الأطفال', bestseller: 'الأكثر مبيعاً', flashsale: 'عروض خاطفة' },
  bestSellers: 'الأكثر مبيعاً',
  resultsFor: (search) => `نتائج البحث عن «\u2068${search}\u2069»`,
  count: products,
  home: 'الرئيسية',
  sort: 'ترتيب',
  sorts: { relevant: 'الأنسب', 'low-high': 'السعر: الأقل أولاً', 'high-low': 'السعر: الأعلى أولاً' },
  apply: 'تطبيق',
  filter: 'تصفية',
  filterDone: (total, more) => (total === 0 ? products(0) : `عرض ${productsAfter(total, more)}`),
  gender: 'الجنس',
  size: 'العمر والمقاس',
  shoeSize: 'مقاس الحذاء',
  colour: 'اللون',
  price: 'السعر',
  priceFrom: 'من (د.إ)',
  priceTo: 'إلى (د.إ)',
  priceBand: (from, to) => {
    if (to === null) return `${aed(from)} وأكثر`
    return from === 0 ? `حتى ${aed(to)}` : `من ${bidiIsolate(from)} إلى ${aed(to)}`
  },
  inStock: 'المتوفر فقط',
  clearFilter: 'مسح التصفية',
  without: (label) => `إزالة التصفية: ${label}`,
  clearFilters: 'مسح كل خيارات التصفية',
  nothingFound: 'لا توجد منتجات مطابقة',
  nothingFoundHint: 'أزيلوا بعض خيارات التصفية أو تصفحوا كل المنتجات.',
  nothingFoundFor: (search) => `لا توجد نتائج للبحث عن «\u2068${search}\u2069»`,
  didYouMean: 'هل تقصدون:',
  seeAll: 'عرض كل المنتجات',
  showMore: 'عرض المزيد',
  shownCount: (first, last, total, more) =>
    first === 1
      ? `${bidiIsolate(last)} من ${productsAfter(total, more)}`
      : `من ${bidiIsolate(first)} إلى ${bidiIsolate(last)} من ${productsAfter(total, more)}`,
  pages: 'الصفحات',
  page: (number) => `الصفحة ${number}`,
  listTitle: (title, page) => (page > 1 ? `${title}، الصفحة ${page}` : title),
  listDescription: (title) =>
    `${title}: ملابس وأحذية وألعاب للأطفال بالدرهم، مع التوصيل إلى كل الإمارات خلال يومين إلى 3 أيام.`,
  close: 'إغلاق',
}
