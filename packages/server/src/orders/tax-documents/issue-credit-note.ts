import type { Fils } from '@little-dunes/domain/money'
import {
  creditNoteValues,
  spreadVat,
  type TaxLine,
  taxTotals,
} from '@little-dunes/domain/orders/tax-documents'
import { type CreditedUnits, creditedLines } from '#orders/tax-documents/credited-lines'
import { issueOrHold } from '#orders/tax-documents/insert-tax-document'
import { selectDocuments } from '#orders/tax-documents/select-documents'
import type { Shop } from '#shop'

interface CreditedRefund {
  orderId: string
  refundId: string
  amount: Fils
  reason: string
  /** Part of the amount that went to store credit. */
  storeCredit: Fils
  /** Refunded units and fees; the refund is for nothing in particular when both are missing. */
  units?: readonly CreditedUnits[]
  fees?: Fils
  /** An edit made the order cheaper: the VAT in the difference, exact to the fils, and the lines of the credit note. */
  ofEdit?: { vat: Fils; lines: readonly TaxLine[] } | undefined
}

/**
 * Issues the credit note of a refund, in the transaction that queues it. An order without an invoice gets none, such as
 * an order that was never paid. Expects the order to be locked and its stock to be returned already.
 */
export async function issueCreditNote(shop: Shop, refund: CreditedRefund): Promise<void> {
  const { orderId, refundId, amount, reason, storeCredit, units = [], fees = 0, ofEdit } = refund
  const documents = await selectDocuments(shop, orderId)
  const invoice = documents.find(({ kind }) => kind === 'invoice')
  if (!invoice) return
  const left = { value: invoice.amount, vat: invoice.vat }
  for (const { kind, ...note } of documents) {
    if (kind === 'invoice') continue
    left.value -= note.amount
    left.vat -= note.vat
  }
  const { seller, customer, orderNumber, paymentMethod, vatRate } = invoice.content
  const isRest = amount === left.value
  const lines =
    ofEdit?.lines ?? (await creditedLines(shop, { orderId, refundId, amount, units, fees, isRest, vatRate }))
  const values = creditNoteValues(left, amount, vatRate, ofEdit?.vat ?? taxTotals(lines).vat)
  const credited = spreadVat(lines, values.creditedVat)
  const credit = { ...values, invoiceNumber: invoice.number, invoiceDate: invoice.at.getTime(), reason }
  await issueOrHold(shop, {
    kind: 'credit_note',
    orderId,
    refundId,
    amount,
    vat: values.creditedVat,
    content: {
      ...{ seller, customer, orderNumber, paymentMethod, vatRate },
      ...(storeCredit > 0 && { storeCredit }),
      lines: credited,
      totals: taxTotals(credited),
      credit,
    },
  })
}
