import { withCount } from '@little-dunes/domain/i18n/arabic-plurals'
import { firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import { ORDERS, SHOPPERS } from '#arabic/arabic-words'
import type { shoppersMessages as english } from '#shoppers/shoppers-messages'

export const shoppersMessages: typeof english = {
  views: {
    all: 'الكل',
    returning: 'عادوا للشراء',
    refused: 'رفضوا عند الباب',
    arabic: 'العربية',
    to_erase: 'طلبوا محو بياناتهم',
  },
  empty: {
    all: 'لا حسابات بعد.',
    returning: 'لم يطلب أحد مرتين بعد.',
    refused: 'لم يرفض أحد طرداً عند الباب.',
    arabic: 'لم يتصفح أحد المتجر بالعربية بعد.',
    to_erase: 'لا أحد بانتظار محو بياناته.',
  },
  title: 'العملاء',
  openRow: 'العميل في السطر المفتوح',
  viewsLabel: 'طرق العرض',
  searchLabel: 'البحث في العملاء',
  searchHint: 'الاسم أو الجوال أو البريد',
  nothingFound: (words) => `لا عميل هنا يطابق «${firstStrongIsolate(words)}».`,
  noMatch: 'لا عميل يطابق هذه التصفية.',
  filters: { ordered: 'لديهم طلبات', notOrdered: 'بلا طلبات', guest: 'زوار', news: 'النشرة البريدية' },
  without: (filter) => `إزالة التصفية: ${filter}`,
  export: 'تصدير',
  exportHint: 'جدول CSV كما هي القائمة، حتى 10,000 عميل',
  exported: (count) => `تم التصدير: ${withCount(count, SHOPPERS)}.`,
  exportedPart: (count) => `تم تصدير أحدث العملاء (${count})؛ يمكن تضييق القائمة لغيرهم.`,
  lookInAll: 'البحث في كل العملاء',
  guest: 'زائر',
  name: 'الاسم',
  phone: 'رقم الجوال',
  emirate: 'الإمارة',
  orders: 'الطلبات',
  spent: 'المشتريات',
  lastOrder: 'آخر طلب',
  since: 'الحساب منذ',
  never: 'لا يوجد',
  onThisPage: (count) => `${withCount(count, SHOPPERS)} في هذه الصفحة`,
  orderCount: (count) => withCount(count, ORDERS),
}
