import { type ActualState, getEditedAmount, type OrderRecord } from '#testing/payment-model/books'

/**
 * Every paid order has its invoice, every refund of it its credit note, and the numbers of a year have no gaps. Void
 * invoices keep their number and belong to no order.
 */
export function wrongTaxDocuments({ accounts, taxDocuments }: ActualState): string[] {
  return [
    ...accounts.flatMap((account) => findWrongDocuments(account, taxDocuments)),
    ...missingNumbers(taxDocuments),
  ]
}

type Documents = ActualState['taxDocuments']

function findWrongDocuments(account: OrderRecord, documents: Documents): string[] {
  const { order, queued } = account
  const issued = documents.filter(({ orderId, voidedAt }) => orderId === order.id && voidedAt === null)
  const [invoice, ...more] = issued.filter(({ kind }) => kind === 'invoice')
  const notes = issued.filter(({ kind }) => kind === 'credit_note')
  if (!invoice) return order.paid || notes.length > 0 ? [`order ${order.id} has no invoice`] : []
  const wrong = more.length > 0 ? [`order ${order.id} has several invoices`] : []
  if (!order.paid) wrong.push(`order ${order.id} has an invoice, but is not paid`)
  const ofEdits = notes.filter((note) => queued.some(({ id, isEdit }) => isEdit && id === note.refundId))
  const vat = order.vat + ofEdits.reduce((sum, note) => sum + note.vat, 0)
  if (invoice.amount !== order.amount + getEditedAmount(account) || invoice.vat !== vat)
    wrong.push(`invoice ${invoice.number} differs from the total of order ${order.id}`)
  const unlike = queued.filter(
    ({ id, amount }) => !notes.some((note) => note.refundId === id && note.amount === amount),
  )
  if (unlike.length > 0 || notes.length !== queued.length)
    wrong.push(`order ${order.id} has ${queued.length} refunds and ${notes.length} credit notes`)
  const creditedVat = notes.reduce((sum, { vat }) => sum + vat, 0)
  if (creditedVat > invoice.vat)
    wrong.push(`the credit notes of order ${order.id} have more VAT than its invoice`)
  return wrong
}

const missingNumbers = (documents: Documents): string[] =>
  [...Map.groupBy(documents, ({ kind, year }) => `${kind} of ${year}`)].flatMap(([name, ofYear]) =>
    ofYear.every(({ sequence }, place) => sequence === place + 1) ? [] : [`the ${name} numbers have gaps`],
  )
