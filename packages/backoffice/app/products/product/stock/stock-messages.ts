import type { AdjustmentReason } from '@little-dunes/domain/contract/staff/stock-calls'
import type { MessagesByLanguage } from '#platform/messages'

const moves: Record<AdjustmentReason | 'count', string> = {
  received: 'Received',
  damaged: 'Damaged',
  lost: 'Lost',
  count: 'Counted',
  correction: 'Correction',
}

/** Reasons of the ledger. */
const reasons: Record<string, string> = {
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
}

const signed = (units: number): string => (units > 0 ? `+${units}` : String(units).replace('-', '\u2212'))
const pieces = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`)

const english = {
  moves,
  reasons,
  signed,
  pieces,
  title: 'Sizes and stock',
  count: 'Count',
  colour: 'Colour',
  sum: 'Sum',
  soldOut: 'Sold out',
  low: 'Low',
  notCounted: 'Not counted',
  explanation: 'A figure changes by a movement, at once and with a person. 1 to 3 pieces are low.',
  noSizes: 'This product has no sizes yet.',
  cell: (colour: string, size: string, stock: string) => `${colour}, ${size}: ${stock}`,
  moveTitle: (colour: string, size: string) => `${colour}, ${size}`,
  moveLabel: 'What happened',
  units: 'Pieces',
  countedUnits: 'Pieces on the shelf',
  note: 'Reason or delivery note',
  optional: 'optional',
  after: (now: number, after: number) => `${now} now, ${after} after`,
  now: (now: number) => `${now} now`,
  wholeNumber: 'Please type a whole number.',
  book: 'Book',
  booked: (text: string, size: string, stock: number) => `${text} ${size}: ${pieces(stock)}.`,
  undo: 'Undo',
  undone: 'Undone',
  isCounted: 'Count the stock of this size',
  uncountedHint: 'A size that is not counted is never sold out.',
  ledger: 'Movements',
  ledgerEmpty: 'Nothing has moved yet.',
  ledgerRow: (reason: string, order: string | null) => (order === null ? reason : `${reason} ${order}`),
  time: 'Time',
  why: 'Why',
  change: 'Change',
  left: 'Left',
  olderMovements: 'Older movements',
  saveCsv: 'Save as CSV',
  loading: 'Loading…',
  countTitle: 'Count',
  countBegun: (time: string) => `Begun at ${time}. The shop stays open: what is sold meanwhile is not lost.`,
  scan: 'Scan or type a barcode or SKU',
  scanUnknown: (code: string) => `No size here has the code “${code}”.`,
  expected: 'Expected',
  meanwhile: 'Meanwhile',
  counted: 'Counted',
  difference: 'Difference',
  countedOf: (colour: string, size: string) => `Counted of ${colour}, ${size}`,
  countNote: 'Which shelf',
  countSum: (lines: number, sum: number) =>
    `${lines === 1 ? '1 size' : `${lines} sizes`} counted, together ${signed(sum)} ${Math.abs(sum) === 1 ? 'piece' : 'pieces'}`,
  bookCount: 'Book the count',
  cancelCount: 'Stop counting',
  countBooked: (lines: number) => (lines === 1 ? '1 size is counted.' : `${lines} sizes are counted.`),
}

export const stockMessages: MessagesByLanguage<typeof english> = { en: english }
