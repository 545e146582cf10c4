import { withCount } from '@little-dunes/domain/i18n/arabic-plurals'
import { firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import { CUSTOMERS, ORDERS } from '#arabic/arabic-words'
import type { customersMessages as english } from '#customers/customers-messages'

export const customersMessages: typeof english = {
  views: {
    all: 'الكل',
    returning: 'عادوا للشراء',
    refused: 'رفضوا الاستلام',
    arabic: 'العربية',
    to_erase: 'طلبوا محو بياناتهم',
  },
  empty: {
    all: 'لا عملاء بعد. يظهرون هنا بعد التسجيل أو الطلب.',
    returning: 'لا عملاء عادوا للشراء بعد.',
    refused: 'لا طرود مرفوضة.',
    arabic: 'لا عملاء يستخدمون المتجر بالعربية بعد.',
    to_erase: 'لا طلبات لمحو البيانات.',
  },
  title: 'العملاء',
  openRow: 'العميل المحدد',
  viewsLabel: 'طرق العرض',
  searchLabel: 'البحث في العملاء',
  searchHint: 'الاسم أو الجوال أو البريد',
  nothingFound: (words) => `لا نتائج للبحث عن «${firstStrongIsolate(words)}».`,
  noMatch: 'لا عملاء يطابقون هذه التصفية.',
  filters: { ordered: 'لديهم طلبات', notOrdered: 'بلا طلبات', guest: 'زوار', news: 'مشتركون' },
  without: (filter) => `إزالة التصفية: ${filter}`,
  export: 'تصدير',
  exportHint: 'ملف CSV بالتصفية الحالية، حتى 10,000 عميل',
  exported: (count) => `تم التصدير: ${withCount(count, CUSTOMERS)}.`,
  exportedPart: (count) => `تم تصدير أحدث العملاء (${count}). استخدموا التصفية لتصدير غيرهم.`,
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
  onThisPage: (count) => `${withCount(count, CUSTOMERS)} في هذه الصفحة`,
  orderCount: (count) => withCount(count, ORDERS),
}
