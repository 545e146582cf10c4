import { DAYS_WITHIN, withCount } from '#i18n/arabic-plurals'
import { bidiIsolate } from '#i18n/arabic-writing'

/** Tax documents have every label in Arabic, the language of the law, and in English, in every language of the shop. */
export interface BilingualLabel {
  en: string
  ar: string
}

const label = (en: string, ar: string): BilingualLabel => ({ en, ar })

/** Lines that are not products. */
export const taxLineLabels = {
  delivery: label('Delivery', 'التوصيل'),
  express: label('Express delivery', 'توصيل سريع'),
  cashFee: label('Cash on delivery', 'رسوم الدفع عند الاستلام'),
  fees: label('Delivery and fees', 'التوصيل والرسوم'),
  reduction: label('Price reduction', 'تخفيض السعر'),
  change: label('Order change', 'تعديل الطلب'),
}

export const taxDocumentLabels = {
  invoice: label('Tax Invoice', 'فاتورة ضريبية'),
  credit_note: label('Tax Credit Note', 'إشعار دائن ضريبي'),
  trn: label('TRN', 'رقم التسجيل الضريبي'),
  invoiceNumber: label('Invoice no.', 'رقم الفاتورة'),
  creditNoteNumber: label('Credit note no.', 'رقم الإشعار'),
  forInvoice: label('For invoice', 'عن الفاتورة'),
  invoiceDate: label('Invoice date', 'تاريخ الفاتورة'),
  order: label('Order', 'رقم الطلب'),
  issued: label('Date of issue', 'تاريخ الإصدار'),
  supplied: label('Date of supply', 'تاريخ التوريد'),
  customer: label('Customer', 'العميل'),
  address: label('Address', 'العنوان'),
  deliverTo: label('Deliver to', 'عنوان التوصيل'),
  paidWith: label('Paid with', 'طريقة الدفع'),
  cash: label('Cash', 'نقداً'),
  refundedTo: label('Refunded to', 'رُدّ المبلغ إلى'),
  reason: label('Reason', 'السبب'),
  customerTrn: label('Customer TRN', 'الرقم الضريبي للعميل'),
  none: label('none', 'لا يوجد'),
  place: label('#', '#'),
  description: label('Description', 'الوصف'),
  quantity: label('Qty', 'الكمية'),
  unitPrice: label('Unit price incl. VAT', 'سعر الوحدة مع الضريبة'),
  discount: label('Discount', 'الخصم'),
  net: label('Net', 'الصافي'),
  vat: label('VAT', 'الضريبة'),
  total: label('Total AED', 'الإجمالي بالدرهم'),
  beforeDiscount: label('Total before discount', 'الإجمالي قبل الخصم'),
  taxable: label('Taxable amount, net', 'المبلغ الخاضع للضريبة'),
  vatAmount: label('VAT', 'ضريبة القيمة المضافة'),
  paid: label('Paid', 'المدفوع'),
  toPay: label('Amount due', 'المستحق'),
  grandTotal: label('Total, AED', 'المبلغ الإجمالي، درهم'),
  invoiceValue: label('Value before this note', 'القيمة قبل هذا الإشعار'),
  netCredited: label('Net credited', 'الصافي المسترد'),
  vatCredited: label('VAT credited', 'الضريبة المستردة'),
  creditTotal: label('Credit, AED', 'المبلغ المسترد، درهم'),
  corrected: label('Corrected value', 'القيمة بعد التصحيح'),
  stripe: label('Card', 'بطاقة'),
  cod: label('Cash on Delivery', 'الدفع عند الاستلام'),
  credit: label('Store credit', 'رصيد المتجر'),
  ofCredit: label('Paid with store credit', 'مدفوع من رصيد المتجر'),
  rest: label('Paid by other means', 'مدفوع بطريقة أخرى'),
  toCredit: label('Of which to store credit', 'منه إلى رصيد المتجر'),
  note: label(
    'All amounts in UAE dirham (AED). VAT is rounded per line to the fils.',
    'جميع المبالغ بالدرهم الإماراتي. تُقرَّب الضريبة لكل بند إلى أقرب فلس.',
  ),
  reduces: label(
    'The value of the supply shown on the tax invoice is reduced by this note.',
    'يُخفّض هذا الإشعار قيمة التوريد المبيّنة في الفاتورة الضريبية.',
  ),
  toCard: label(
    'The refund reaches the card within 5 to 10 working days, depending on the bank.',
    'يصل المبلغ إلى البطاقة خلال 5 إلى 10 أيام عمل حسب البنك.',
  ),
  thanks: label('Thank you for shopping with us.', 'شكراً لتسوّقكم معنا.'),
}

/** The whole discount. The code is all or part of it. */
export const discountWithCode = (code: string): BilingualLabel =>
  label(`Discount, code ${code}`, `الخصم، الكود ${bidiIsolate(code)}`)

export const returnsWithInvoice = (days: number): BilingualLabel =>
  label(
    `Return or exchange within ${days} days of delivery with this invoice.`,
    `الإرجاع أو الاستبدال خلال ${withCount(days, DAYS_WITHIN)} من التسليم مع هذه الفاتورة.`,
  )

export const formatPageNumber = (page: number, pages: number): BilingualLabel =>
  label(`Page ${page} of ${pages}`, `صفحة ${page} من ${pages}`)
