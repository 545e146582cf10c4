import { type BilingualLabel, taxDocumentLabels } from '#messages/tax-documents/tax-document-labels'

const label = (en: string, ar: string): BilingualLabel => ({ en, ar })

/** Labels of the printed VAT return. */
export const taxReturnLabels = {
  title: label('VAT return', 'إقرار ضريبة القيمة المضافة'),
  month: label('Month', 'الشهر'),
  seller: label('Taxpayer', 'الخاضع للضريبة'),
  trn: taxDocumentLabels.trn,
  amounts: label('Amounts in AED. Net amounts exclude VAT.', 'المبالغ بالدرهم. الصافي من دون الضريبة.'),
  emirate: label('Emirate', 'الإمارة'),
  invoicedNet: label('Invoiced, net', 'صافي الفواتير'),
  creditedNet: label('Credited, net', 'صافي الإشعارات'),
  net: label('Taxable, net', 'الصافي الخاضع'),
  vat: label('VAT due', 'الضريبة المستحقة'),
  total: label('Total', 'المجموع'),
  ledger: label('Tax invoices and credit notes', 'الفواتير الضريبية والإشعارات الدائنة'),
  number: label('Number', 'الرقم'),
  date: label('Date', 'التاريخ'),
  order: taxDocumentLabels.order,
  ledgerNet: taxDocumentLabels.net,
  ledgerVat: taxDocumentLabels.vat,
  ledgerTotal: taxDocumentLabels.total,
  pending: (count: number) =>
    label(
      `${count === 1 ? '1 document from this month is' : `${count} documents from this month are`} on hold and not included. Enter your business details to issue ${count === 1 ? 'it' : 'them'}.`,
      `مستندات هذا الشهر قيد الانتظار وغير مشمولة: ${count}. أدخلوا بيانات شركتكم لإصدارها.`,
    ),
  unlisted: (count: number) =>
    label(
      `The ledger has ${count} documents. Download it as CSV.`,
      `عدد المستندات في السجل ${count}. يمكن تنزيله بصيغة CSV.`,
    ),
}
