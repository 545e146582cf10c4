import type { StockReason } from '@little-dunes/domain/catalogue/stock'

const reasons: Record<StockReason, string> = {
  opening: 'Opening stock',
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
  edit: 'Order edit',
  refund: 'Refund',
}

const signed = (units: number): string => (units > 0 ? `+${units}` : String(units).replace('-', '\u2212'))
const sizes = (count: number): string => (count === 1 ? '1 size' : `${count} sizes`)

export const stockRoomMessages = {
  reasons,
  signed,
  ledgerEmpty: 'No stock movements yet. Sales, returns, counts and received items appear here.',
  noMovement: 'No stock movements with this reason.',
  receive: 'Receive items',
  ledgerRow: (reason: string, order: string | null) => (order === null ? reason : `${reason} ${order}`),
  time: 'Time',
  why: 'Reason',
  change: 'Change',
  left: 'Left',
  olderMovements: 'Older movements',
  loading: 'Loading movements…',
  countTitle: 'Count',
  scan: 'Scan or type a barcode or SKU',
  scanOrArticle: 'Barcode, SKU or article number',
  scanUnknown: (code: string) => `No size here has the code “${code}”. To search by name, use ‘Levels’.`,
  scanNotCounted: (name: string) =>
    `The stock of ${name} in this size isn't tracked. Turn on tracking in the product, then scan again.`,
  expected: 'Expected',
  meanwhile: 'Since start',
  counted: 'Counted',
  difference: 'Difference',
  countedLabel: (size: string) => `Counted: ${size}`,
  countNote: 'Note',
  countSum: (lines: number, sum: number) =>
    `${lines === 1 ? '1 size' : `${lines} sizes`} counted, difference ${signed(sum)} ${Math.abs(sum) === 1 ? 'item' : 'items'}`,
  bookCount: 'Finish count',
  cancelCount: 'Stop counting',
  countBooked: (lines: number) => (lines === 1 ? '1 size counted.' : `${lines} sizes counted.`),
  title: 'Inventory',
  setAside: 'Set aside',
  viewsLabel: 'Inventory views',
  views: { levels: 'Levels', count: 'Count', receive: 'Receive', ledger: 'Ledger' },
  context: 'Every change is logged with a reason and a name. The shop stays open while you count.',
  shelves: 'Count a shelf',
  shelf: (name: string) => (name === '' ? 'No shelf' : `Shelf ${name}`),
  sizes,
  noShelves: 'No sizes with tracked stock yet.',
  shelfHint:
    'Set the shelf of a size in its product, under ‘Shelves and barcodes’. Count sizes without one under ‘No shelf’ or on the product page.',
  shelfProducts: 'Products',
  elsewhere: (shelf: string) => `belongs on shelf ${shelf}`,
  emptyShelf:
    'Scan the items on the shelf. Each scan adds an item to the list. An article number adds all sizes of its product.',
  ledger: 'All stock movements',
  item: 'Size',
  reason: 'Reason',
  everyReason: 'All reasons',
  leaveTitle: 'Leave without saving?',
  leaveCount: "Your count won't be saved.",
}
