import type { WireTaxDocument } from '#contract/orders/tax-document'
import { amountInWords } from '#messages/amount-in-words/amount-in-words'
import {
  type BilingualLabel,
  discountWithCode,
  taxDocumentLabels as labels,
  returnsWithInvoice,
} from '#messages/tax-documents/tax-document-labels'
import { filsFromAed, formatAmount } from '#money'

type TaxLine = WireTaxDocument['lines'][number]

/** A bilingual label with one value for both languages. */
export interface DocumentRow {
  of: BilingualLabel
  value: string
  isGrand?: boolean
}

/** The day in Dubai, the place of supply: '20 Nov 2026'. */
const formatDay = (when: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Dubai' }).format(when)

const formatAed = (aed: number): string => formatAmount(filsFromAed(aed))
const formatReduction = (aed: number): string => (aed === 0 ? '–' : `−${formatAed(aed)}`)
const both = ({ en, ar }: BilingualLabel): string => `${en} · ${ar}`

const row = (of: BilingualLabel, value: string): DocumentRow => ({ of, value })

/** Payment method of an invoice, or destination of a credit note's refund. */
function moneyWay({ credit, paymentMethod, storeCredit, totals }: WireTaxDocument) {
  if (!credit) return paymentMethod
  if (storeCredit === totals.total) return 'credit'
  return paymentMethod === 'cod' ? 'cash' : paymentMethod
}

/** Facts above the lines of a document, in rows of two. */
export function documentFacts(document: WireTaxDocument): DocumentRow[] {
  const { credit, customer, number, orderNumber, issuedAt } = document
  const issued = formatDay(issuedAt)
  const address = `${customer.address}, ${customer.emirate}`
  const way = both(labels[moneyWay(document)])
  if (credit)
    return [
      row(labels.creditNoteNumber, number),
      row(labels.forInvoice, credit.invoiceNumber),
      row(labels.issued, issued),
      row(labels.invoiceDate, formatDay(credit.invoiceDate)),
      row(labels.customer, customer.name),
      row(labels.address, address),
      row(labels.order, orderNumber),
      row(labels.refundedTo, way),
      row(labels.reason, credit.reason),
      ...(customer.trn ? [row(labels.customerTrn, customer.trn)] : []),
    ]
  return [
    row(labels.invoiceNumber, number),
    row(labels.order, orderNumber),
    row(labels.issued, issued),
    row(labels.supplied, issued),
    row(labels.customer, customer.name),
    row(labels.deliverTo, address),
    row(labels.customerTrn, customer.trn ?? both(labels.none)),
    row(labels.paidWith, way),
  ]
}

// Isolated for right-to-left text, so that the sign stays behind the number.
const withRate = ({ en, ar }: BilingualLabel, rate: number): BilingualLabel => ({
  en: `${en} ${rate}%`,
  ar: `${ar} \u2066${rate}%\u2069`,
})

/** Columns of the lines; `place` counts from 1. */
export const documentColumns = (
  vatRate: number,
): { name: string; of: BilingualLabel; show(line: TaxLine, place: number): string }[] => [
  { name: 'place', of: labels.place, show: (_, place) => String(place) },
  { name: 'description', of: labels.description, show: ({ description }) => description },
  { name: 'quantity', of: labels.quantity, show: ({ quantity }) => String(quantity) },
  {
    name: 'unitPrice',
    of: labels.unitPrice,
    show: ({ list, quantity }) => formatAed(list / quantity),
  },
  { name: 'discount', of: labels.discount, show: ({ discount }) => formatReduction(discount) },
  { name: 'net', of: labels.net, show: ({ net }) => formatAed(net) },
  { name: 'vat', of: withRate(labels.vat, vatRate), show: ({ vat }) => formatAed(vat) },
  { name: 'total', of: labels.total, show: ({ total }) => formatAed(total) },
]

export function documentTotals({
  totals,
  credit,
  vatRate,
  discountCode,
  issuedAt,
  storeCredit = 0,
}: WireTaxDocument): DocumentRow[] {
  if (credit) {
    return [
      row(labels.invoiceValue, formatAed(credit.valueBefore)),
      row(labels.netCredited, formatAed(totals.net)),
      row(withRate(labels.vatCredited, vatRate), formatAed(totals.vat)),
      { ...row(labels.creditTotal, formatAed(totals.total)), isGrand: true },
      ...(storeCredit > 0 ? [row(labels.toCredit, formatAed(storeCredit))] : []),
      row(labels.corrected, formatAed(credit.valueAfter)),
    ]
  }
  const { en, ar } = labels.paid
  return [
    row(labels.beforeDiscount, formatAed(totals.list)),
    row(discountCode ? discountWithCode(discountCode) : labels.discount, formatReduction(totals.discount)),
    row(labels.taxable, formatAed(totals.net)),
    row(withRate(labels.vatAmount, vatRate), formatAed(totals.vat)),
    { ...row(labels.grandTotal, formatAed(totals.total)), isGrand: true },
    // Store credit is a payment, not a discount: the VAT applies to the whole amount.
    ...(storeCredit > 0 ? [row(labels.ofCredit, formatAed(storeCredit))] : []),
    ...(storeCredit > 0 && storeCredit < totals.total
      ? [row(labels.rest, formatAed(totals.total - storeCredit))]
      : []),
    // An invoice is issued when it is paid.
    ...(storeCredit > 0 ? [] : [row({ en: `${en} ${formatDay(issuedAt)}`, ar }, formatAed(totals.total))]),
    row(labels.toPay, formatAed(0)),
  ]
}

const sentences = (parts: readonly BilingualLabel[]): BilingualLabel => ({
  en: parts.map(({ en }) => en).join(' '),
  ar: parts.map(({ ar }) => ar).join(' '),
})

export function documentWords({ totals, credit, lines }: WireTaxDocument): BilingualLabel {
  const total = filsFromAed(totals.total)
  const words = { en: `${amountInWords.en(total)}.`, ar: `${amountInWords.ar(total)}.` }
  return sentences(credit && lines.length > 0 ? [words, labels.reduces] : [words])
}

/** Note at the end of the last page. Older documents keep their former note. */
export function documentNote(document: WireTaxDocument): BilingualLabel {
  const { credit, returnDays, lines } = document
  if (credit && lines.length === 0) return labels.note
  if (credit) return sentences([labels.note, ...(moneyWay(document) === 'stripe' ? [labels.toCard] : [])])
  if (returnDays === undefined) return labels.note
  return sentences([labels.note, ...(returnDays > 0 ? [returnsWithInvoice(returnDays)] : []), labels.thanks])
}

/** Seller in both languages. Without an Arabic name only the other one. */
export function documentSeller({ seller }: WireTaxDocument): { en: string[]; ar: string[] } {
  const { name, address, nameAr = '', addressAr = '' } = seller
  return { en: [name, address].filter(Boolean), ar: [nameAr, addressAr].filter(Boolean) }
}

/** Email and phone for questions. Empty on documents without them. */
export const documentContacts = ({ seller: { email, phone } }: WireTaxDocument): string[] =>
  [email, phone].flatMap((contact) => (contact ? [contact] : []))
