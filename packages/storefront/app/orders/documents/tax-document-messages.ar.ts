import type { taxDocumentMessages as english } from '#orders/documents/tax-document-messages'

export const taxDocumentMessages: typeof english = {
  home: 'الرئيسية',
  orders: 'طلباتي',
  print: 'طباعة',
  download: 'حفظ كملف PDF',
  eInvoice: 'فاتورة إلكترونية (XML)',
  notSaved: 'تعذّر إنشاء الملف. يرجى المحاولة مرة أخرى.',
  failed: 'تعذّر تحميل المستند',
  failedHint: 'بياناتكم محفوظة. يرجى التحقق من الاتصال والمحاولة مرة أخرى.',
  tryAgain: 'المحاولة مرة أخرى',
  notFound: 'لم نعثر على هذا المستند',
  notFoundHint: 'يرجى فتحه من صفحة الطلب.',
  toOrder: 'عرض الطلب',
  loading: 'جارٍ تحميل المستند…',
}
