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

/** A label in both languages with the value that stands once between them. */
export interface DocumentRow {
  of: BilingualLabel
  value: string
  isGrand?: boolean
}

/** The day in Dubai, where the supply was: '20 Nov 2026'. */
const dayOf = (when: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Dubai' }).format(when)

const amountOf = (aed: number): string => formatAmount(filsFromAed(aed))
const lessOf = (aed: number): string => (aed === 0 ? '–' : `−${amountOf(aed)}`)
const both = ({ en, ar }: BilingualLabel): string => `${en} · ${ar}`

const row = (of: BilingualLabel, value: string): DocumentRow => ({ of, value })

/** How an invoice was paid, or where the money of a credit note goes. */
function moneyWay({ credit, paymentMethod, storeCredit, totals }: WireTaxDocument) {
  if (!credit) return paymentMethod
  if (storeCredit === totals.total) return 'credit'
  return paymentMethod === 'cod' ? 'cash' : paymentMethod
}

/** What a tax document says above its lines, two rows beside each other. */
export function documentFacts(document: WireTaxDocument): DocumentRow[] {
  const { credit, customer, number, orderNumber, issuedAt } = document
  const issued = dayOf(issuedAt)
  const address = `${customer.address}, ${customer.emirate}`
  const way = both(labels[moneyWay(document)])
  if (credit)
    return [
      row(labels.creditNoteNumber, number),
      row(labels.forInvoice, credit.invoiceNumber),
      row(labels.issued, issued),
      row(labels.invoiceDate, dayOf(credit.invoiceDate)),
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

// Isolated: the sign stays behind the number.
const withRate = ({ en, ar }: BilingualLabel, rate: number): BilingualLabel => ({
  en: `${en} ${rate}%`,
  ar: `${ar} \u2066${rate}%\u2069`,
})

/** What each line of a document says; `place` counts from 1. */
export const documentColumns = (
  vatRate: number,
): { name: string; of: BilingualLabel; show(line: TaxLine, place: number): string }[] => [
  { name: 'place', of: labels.place, show: (_, place) => String(place) },
  { name: 'description', of: labels.description, show: ({ description }) => description },
  { name: 'quantity', of: labels.quantity, show: ({ quantity }) => String(quantity) },
  {
    name: 'unitPrice',
    of: labels.unitPrice,
    show: ({ list, quantity }) => amountOf(list / quantity),
  },
  { name: 'discount', of: labels.discount, show: ({ discount }) => lessOf(discount) },
  { name: 'net', of: labels.net, show: ({ net }) => amountOf(net) },
  { name: 'vat', of: withRate(labels.vat, vatRate), show: ({ vat }) => amountOf(vat) },
  { name: 'total', of: labels.total, show: ({ total }) => amountOf(total) },
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
      row(labels.invoiceValue, amountOf(credit.valueBefore)),
      row(labels.netCredited, amountOf(totals.net)),
      row(withRate(labels.vatCredited, vatRate), amountOf(totals.vat)),
      { ...row(labels.creditTotal, amountOf(totals.total)), isGrand: true },
      ...(storeCredit > 0 ? [row(labels.toCredit, amountOf(storeCredit))] : []),
      row(labels.corrected, amountOf(credit.valueAfter)),
    ]
  }
  const { en, ar } = labels.paid
  return [
    row(labels.beforeDiscount, amountOf(totals.list)),
    row(discountCode ? discountWithCode(discountCode) : labels.discount, lessOf(totals.discount)),
    row(labels.taxable, amountOf(totals.net)),
    row(withRate(labels.vatAmount, vatRate), amountOf(totals.vat)),
    { ...row(labels.grandTotal, amountOf(totals.total)), isGrand: true },
    // A way to pay, not a discount: the VAT is that of the whole.
    ...(storeCredit > 0 ? [row(labels.ofCredit, amountOf(storeCredit))] : []),
    ...(storeCredit > 0 && storeCredit < totals.total
      ? [row(labels.rest, amountOf(totals.total - storeCredit))]
      : []),
    // An invoice is issued by the payment.
    ...(storeCredit > 0 ? [] : [row({ en: `${en} ${dayOf(issuedAt)}`, ar }, amountOf(totals.total))]),
    row(labels.toPay, amountOf(0)),
  ]
}

const sentences = (parts: readonly BilingualLabel[]): BilingualLabel => ({
  en: parts.map(({ en }) => en).join(' '),
  ar: parts.map(({ ar }) => ar).join(' '),
})

/** The total in words, and what a credit note does. */
export function documentWords({ totals, credit, lines }: WireTaxDocument): BilingualLabel {
  const total = filsFromAed(totals.total)
  const words = { en: `${amountInWords.en(total)}.`, ar: `${amountInWords.ar(total)}.` }
  return sentences(credit && lines.length > 0 ? [words, labels.reduces] : [words])
}

/** What stands at the end of the last page; of former documents what they said. */
export function documentNote(document: WireTaxDocument): BilingualLabel {
  const { credit, returnDays, lines } = document
  if (credit && lines.length === 0) return labels.note
  if (credit) return sentences([labels.note, ...(moneyWay(document) === 'stripe' ? [labels.toCard] : [])])
  if (returnDays === undefined) return labels.note
  return sentences([labels.note, ...(returnDays > 0 ? [returnsWithInvoice(returnDays)] : []), labels.thanks])
}

/** Who sells, in both languages; without an Arabic name the other stands alone. */
export function documentSeller({ seller }: WireTaxDocument): { en: string[]; ar: string[] } {
  const { name, address, nameAr = '', addressAr = '' } = seller
  return { en: [name, address].filter(Boolean), ar: [nameAr, addressAr].filter(Boolean) }
}

/** Where questions go; nothing on documents that have not said it. */
export const documentContacts = ({ seller: { email, phone } }: WireTaxDocument): string[] =>
  [email, phone].flatMap((contact) => (contact ? [contact] : []))
