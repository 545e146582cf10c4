import type { OrderStatus } from '@little-dunes/domain/orders/order-lifecycle'
import type { DocumentKind } from '#documents/print-address'
import type { LabelPaper } from '#documents/size-labels-address'

const kinds: Record<DocumentKind, string> = {
  slip: 'Packing slips, A4',
  'slip-a5': 'Packing slips, A5',
  label: 'Shipping labels, 100 × 150 mm',
}

const labelPapers: Record<LabelPaper, string> = {
  thermal: 'Label printer, 50 × 30 mm',
  sheet: 'A4 sheets of 3 × 8',
}

const skipped: Partial<Record<OrderStatus, string>> = {
  'Pending Payment': 'is waiting for payment',
  Cancelled: 'is cancelled',
}

export const documentsMessages = {
  kinds,
  labelPapers,
  title: 'Print',
  returnLabel: (number: string) => `Return label ${number}`,
  returnLabelHint: '100 × 150 mm, for the pick-up courier',
  toReturn: 'Return',
  sizeLabels: 'Size labels',
  labelsReady: (count: number) => (count === 1 ? '1 label ready' : `${count} labels ready`),
  toProduct: 'Product',
  toStock: 'Inventory',
  noSizeLabels: 'No labels to print. These sizes no longer exist.',
  print: 'Print',
  printTitle: (count: number) => (count === 1 ? 'Print for 1 order' : `Print for ${count} orders`),
  printHint: 'Opens as one document.',
  tooMany: (max: number) => `One document can hold ${max} orders. Select fewer.`,
  back: 'Orders',
  ready: (count: number) => (count === 1 ? '1 page ready' : `${count} pages ready`),
  skipped: (number: string, status: OrderStatus) => `${number} is skipped: it ${skipped[status] ?? status}.`,
  unknown: 'One order is skipped: it no longer exists.',
  documents: 'Invoices and credit notes, PDF',
  withoutDocuments: (count: number, all: number) =>
    all === 1
      ? "This order has no invoice until it's paid."
      : `${count} of ${all} orders have no invoice yet because they aren't paid.`,
  nothing: 'Nothing to print for these orders.',
}
