import { firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import type { levelsMessages as english } from '#inventory/levels/levels-messages'

export const levelsMessages: typeof english = {
  views: {
    wanted: 'يوشك على النفاد',
    all: 'كل المقاسات',
    low: 'كمية قليلة',
    sold_out: 'نفدت الكمية',
    not_counted: 'بلا تتبّع',
  },
  viewsLabel: 'المقاسات حسب المتبقي',
  searchLabel: 'البحث في المقاسات',
  searchHint: 'اسم، رمز، باركود، رف',
  size: 'المقاس',
  place: 'رمز SKU والرف',
  why: 'الطلب عليه',
  left: 'المتبقي',
  archived: 'مؤرشف',
  barcodes: 'ملصقات الباركود',
  nothing: 'لا مقاسات هنا. تظهر هنا مقاسات منتجاتكم مع كمياتها.',
  addProduct: 'إضافة منتج',
  nothingFound: (words) => `لا مقاس يطابق «${firstStrongIsolate(words)}».`,
}
