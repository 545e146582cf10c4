import type { Fils } from '@little-dunes/domain/money'
import { creditNoteValues } from '@little-dunes/domain/orders/tax-documents'
import { eq } from 'drizzle-orm'
import { insertTaxDocument } from '#orders/tax-documents/insert-tax-document'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import type { Shop } from '#shop'

interface CreditedRefund {
  orderId: string
  refundId: string
  amount: Fils
  reason: string
  /** What of the amount went to store credit. */
  storeCredit: Fils
  /** Inside the amount, where it is known to the fils; otherwise it follows from the rate. */
  vat?: Fils | undefined
}

/**
 * Issues the credit note of a refund, in the transaction that queues it. An order without an invoice gets none, such
 * as one that was never paid. Expects the order to be locked and its stock to be returned already.
 */
export async function issueCreditNote(shop: Shop, refund: CreditedRefund): Promise<void> {
  const { orderId, refundId, amount, reason, storeCredit, vat } = refund
  const documents = await shop.db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId))
  const invoice = documents.find(({ kind }) => kind === 'invoice')
  if (!invoice) return
  const left = { value: invoice.amount, vat: invoice.vat }
  for (const { kind, ...note } of documents) {
    if (kind === 'invoice') continue
    left.value -= note.amount
    left.vat -= note.vat
  }
  const { lines: _, totals: __, storeCredit: ___, ...parties } = invoice.content
  const values = creditNoteValues(left, amount, parties.vatRate, vat)
  const credit = { ...values, invoiceNumber: invoice.number, invoiceDate: invoice.issuedAt.getTime(), reason }
  await insertTaxDocument(shop, {
    kind: 'credit_note',
    orderId,
    refundId,
    amount,
    vat: values.creditedVat,
    content: { ...parties, ...(storeCredit > 0 && { storeCredit }), credit },
  })
}
