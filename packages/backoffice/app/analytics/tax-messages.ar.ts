import type { taxMessages as english } from '#analytics/tax-messages'
import { type ArabicForms, withCount } from '#arabic/arabic-words'

const INVOICES: ArabicForms = {
  zero: 'لا فواتير',
  one: 'فاتورة واحدة',
  two: 'فاتورتان',
  few: '# فواتير',
  many: '# فاتورة',
  other: '# فاتورة',
}

const CREDIT_NOTES: ArabicForms = {
  zero: 'لا إشعارات دائنة',
  one: 'إشعار دائن واحد',
  two: 'إشعاران دائنان',
  few: '# إشعارات دائنة',
  many: '# إشعاراً دائناً',
  other: '# إشعار دائن',
}

const DOCUMENTS: ArabicForms = {
  zero: 'لا مستندات',
  one: 'مستند واحد',
  two: 'مستندان',
  few: '# مستندات',
  many: '# مستنداً',
  other: '# مستند',
}

export const taxMessages: typeof english = {
  title: 'إقرار ضريبة القيمة المضافة',
  context: 'الفواتير الضريبية والإشعارات الدائنة في الشهر بحسب إمارة العميل',
  month: 'الشهر',
  emirate: 'الإمارة',
  invoiced: 'صافي الفواتير',
  credited: 'صافي الإشعارات',
  netAmount: (amount) => `على توريدات صافيها ${amount}`,
  vat: 'الضريبة المستحقة',
  total: 'المجموع',
  invoices: (count) => withCount(count, INVOICES),
  creditNotes: (count) => withCount(count, CREDIT_NOTES),
  pending: (count) =>
    `${withCount(count, DOCUMENTS)} من هذا الشهر قيد الانتظار وخارج الإقرار. أدخلوا بيانات شركتكم في الإعدادات لإصدار المستندات.`,
  files: {
    return_pdf: 'تنزيل الإقرار PDF',
    return_csv: 'تنزيل الإقرار CSV',
    ledger_csv: 'تنزيل السجل الضريبي CSV',
  },
}
