/**
 * A tax document has every label in Arabic, the language of the law, and in English, whatever the page speaks. The value
 * between them stands once.
 */
export interface BilingualLabel {
  en: string
  ar: string
}

const label = (en: string, ar: string): BilingualLabel => ({ en, ar })

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
  deliverTo: label('Deliver to', 'عنوان التوصيل'),
  paidWith: label('Paid with', 'طريقة الدفع'),
  cash: label('Cash', 'نقداً'),
  refundedTo: label('Refunded to', 'رُدّ المبلغ إلى'),
  reason: label('Reason', 'السبب'),
  description: label('Description', 'الوصف'),
  quantity: label('Qty', 'الكمية'),
  priceWithVat: label('Price with VAT', 'السعر مع الضريبة'),
  discount: label('Discount', 'الخصم'),
  net: label('Net', 'الصافي'),
  vat: label('VAT', 'الضريبة'),
  total: label('Total AED', 'الإجمالي بالدرهم'),
  beforeDiscount: label('Total before discount', 'الإجمالي قبل الخصم'),
  taxable: label('Taxable amount, net', 'المبلغ الخاضع للضريبة'),
  vatAmount: label('VAT', 'ضريبة القيمة المضافة'),
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
  rest: label('Paid otherwise', 'مدفوع بطريقة أخرى'),
  toCredit: label('Of it to store credit', 'منه إلى رصيد المتجر'),
  note: label(
    'All amounts in UAE dirham (AED). VAT is rounded per line to the fils.',
    'جميع المبالغ بالدرهم الإماراتي. تُقرَّب الضريبة لكل بند إلى أقرب فلس.',
  ),
}
