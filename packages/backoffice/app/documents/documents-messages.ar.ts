import { type ArabicForms, withCount } from '@little-dunes/domain/i18n/arabic-plurals'
import { bidiIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import type { OrderStatus } from '@little-dunes/domain/orders/order-lifecycle'
import { LABELS, ORDERS } from '#arabic/arabic-words'
import type { documentsMessages as english } from '#documents/documents-messages'

const READY: ArabicForms = {
  zero: 'لا صفحات جاهزة',
  one: 'صفحة واحدة جاهزة',
  two: 'صفحتان جاهزتان',
  few: '# صفحات جاهزة',
  many: '# صفحة جاهزة',
  other: '# صفحة جاهزة',
}

const skipped: Partial<Record<OrderStatus, string>> = {
  'Pending Payment': 'بانتظار الدفع',
  Cancelled: 'ملغى',
}

export const documentsMessages: typeof english = {
  kinds: {
    slip: `قوائم التجهيز، ${bidiIsolate('A4')}`,
    'slip-a5': `قوائم التجهيز، ${bidiIsolate('A5')}`,
    label: `ملصقات الشحن، ${bidiIsolate('100 × 150')} مم`,
  },
  labelPapers: {
    thermal: `طابعة الملصقات، \u206650 × 30\u2069 مم`,
    sheet: `أوراق ${bidiIsolate('A4')}، \u20663 × 8\u2069 ملصقات`,
  },
  sizeLabels: 'ملصقات المقاسات',
  labelsReady: (count) => `جاهز للطباعة: ${withCount(count, LABELS)}`,
  toProduct: 'المنتج',
  toStock: 'المخزون',
  noSizeLabels: 'لا ملصقات للطباعة: لم تعد هذه المقاسات موجودة.',
  returnLabel: (number) => `ملصق الإرجاع ${bidiIsolate(number)}`,
  returnLabelHint: '\u2066100 × 150\u2069 مم، للمندوب الذي يستلم الطرد',
  toReturn: 'الإرجاع',
  title: 'الطباعة',
  print: 'طباعة',
  printTitle: (count) => `الطباعة: ${withCount(count, ORDERS)}`,
  printHint: 'تُفتح كلها في مستند واحد.',
  tooMany: (max) => `أقصى عدد من الطلبات في المستند الواحد هو ${max}. يرجى تحديد عدد أقل.`,
  back: 'الطلبات',
  ready: (count) => withCount(count, READY),
  skipped: (number, status) => `تم تخطي ${bidiIsolate(number)}: ${skipped[status] ?? 'حالته لا تسمح بذلك'}.`,
  unknown: 'تم تخطي أحد الطلبات لأنه لم يعد موجوداً.',
  documents: 'الفواتير والإشعارات الدائنة، PDF',
  withoutDocuments: (count, all) =>
    all === 1
      ? 'لا فاتورة لهذا الطلب قبل دفعه.'
      : `طلبات بلا فاتورة بعد لأنها غير مدفوعة: ${count} من ${all}.`,
  nothing: 'لا شيء للطباعة لهذه الطلبات.',
}
