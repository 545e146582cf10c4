import type { StockReason } from '@little-dunes/domain/catalogue/stock'

/** Reasons of the ledger. */
const reasons: Record<StockReason, string> = {
  opening: 'First stock',
  order: 'Order',
  cancellation: 'Cancelled order',
  return: 'Return',
  count: 'Count',
  correction: 'Correction',
  import: 'Import',
  removal: 'Removed',
  received: 'Received',
  damaged: 'Damaged',
  lost: 'Lost',
  exchange: 'Exchange',
  edit: 'Edited order',
  refund: 'Refund',
}

const signed = (units: number): string => (units > 0 ? `+${units}` : String(units).replace('-', '\u2212'))
const sizes = (count: number): string => (count === 1 ? '1 size' : `${count} sizes`)

export const stockRoomMessages = {
  reasons,
  signed,
  ledgerEmpty: 'Nothing has moved yet.',
  ledgerRow: (reason: string, order: string | null) => (order === null ? reason : `${reason} ${order}`),
  time: 'Time',
  why: 'Why',
  change: 'Change',
  left: 'Left',
  olderMovements: 'Older movements',
  loading: 'Loading…',
  countTitle: 'Count',
  scan: 'Scan or type a barcode or SKU',
  scanOrArticle: 'Barcode, SKU or article number',
  scanUnknown: (code: string) => `No size here has the code “${code}”. A name is searched under ‘Levels’.`,
  scanNotCounted: (name: string) =>
    `The stock of ${name} in this size is not counted. Begin to count it in the product, then scan again.`,
  expected: 'Expected',
  meanwhile: 'Meanwhile',
  counted: 'Counted',
  difference: 'Difference',
  countedOf: (size: string) => `Counted of ${size}`,
  countNote: 'Which shelf',
  countSum: (lines: number, sum: number) =>
    `${lines === 1 ? '1 size' : `${lines} sizes`} counted, together ${signed(sum)} ${Math.abs(sum) === 1 ? 'piece' : 'pieces'}`,
  bookCount: 'Finish the count',
  cancelCount: 'Stop counting',
  countBooked: (lines: number) => (lines === 1 ? '1 size is counted.' : `${lines} sizes are counted.`),
  title: 'Stock',
  setAside: 'Set aside',
  viewsLabel: 'Views of the stock',
  views: { levels: 'Levels', count: 'Count', receive: 'Receive', ledger: 'Ledger' },
  context: 'Every change has a reason and a person. The shop stays open while you count.',
  shelves: 'Count a shelf',
  shelf: (name: string) => (name === '' ? 'Without a shelf' : `Shelf ${name}`),
  sizes,
  noShelves: 'No size of the shop is counted.',
  shelfHint:
    'The shelf of a size is written in its product, under ‘Shelves and barcodes’. A product that has none is counted under ‘Without a shelf’, or on its page.',
  shelfProducts: 'Products',
  elsewhere: (shelf: string) => `belongs to shelf ${shelf}`,
  emptyShelf:
    'Scan what lies there: each piece that is scanned joins the list. An article number brings all sizes of its product.',
  ledger: 'Movements of all sizes',
  item: 'Size',
  reason: 'Reason',
  everyReason: 'Every reason',
  leaveTitle: 'Leave without saving?',
  leaveCount: 'What you have counted is not saved.',
}
