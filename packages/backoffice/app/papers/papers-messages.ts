import type { OrderStatus } from '@little-dunes/domain/orders/order-lifecycle'
import type { PaperKind } from '#papers/print-address'
import type { LabelPaper } from '#papers/size-labels-address'

const kinds: Record<PaperKind, string> = {
  slip: 'Packing slips, A4',
  'slip-a5': 'Packing slips, A5',
  label: 'Parcel labels, 100 × 150 mm',
}

const labelPapers: Record<LabelPaper, string> = {
  thermal: 'Label printer, 50 × 30 mm',
  sheet: 'A4 sheets of 3 × 8',
}

const skipped: Partial<Record<OrderStatus, string>> = {
  'Pending Payment': 'waits for its payment',
  Cancelled: 'is cancelled',
}

export const papersMessages = {
  kinds,
  labelPapers,
  title: 'Print',
  returnLabel: (number: string) => `Label of ${number}`,
  returnLabelHint: '100 × 150 mm, for the courier who picks the parcel up',
  toReturn: 'Return',
  sizeLabels: 'Labels of sizes',
  labelsReady: (count: number) => (count === 1 ? '1 label ready' : `${count} labels ready`),
  toProduct: 'Product',
  toStock: 'Stock',
  noSizeLabels: 'No label to print: these sizes are not there any more.',
  print: 'Print',
  printTitle: (count: number) => (count === 1 ? 'Print for 1 order' : `Print for ${count} orders`),
  printHint: 'Opens all of them as one document.',
  tooMany: (most: number) => `One document holds ${most} orders. Please select fewer.`,
  back: 'Orders',
  ready: (count: number) => (count === 1 ? '1 page ready' : `${count} papers ready`),
  skipped: (number: string, status: OrderStatus) => `${number} is left out: it ${skipped[status] ?? status}.`,
  unknown: 'One order is left out: it is not there any more.',
  documents: 'Invoices and credit notes, PDF',
  withoutDocuments: (count: number, all: number) =>
    all === 1
      ? 'This order has no invoice before it is paid.'
      : `${count} of ${all} orders have no invoice yet: they are not paid.`,
  nothing: 'None of these orders has papers.',
}
