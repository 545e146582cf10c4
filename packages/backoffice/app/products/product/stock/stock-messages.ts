import type { AdjustmentReason } from '@little-dunes/domain/contract/staff/choices'

const moves: Record<AdjustmentReason | 'count', string> = {
  received: 'Received',
  damaged: 'Damaged',
  lost: 'Lost',
  count: 'Counted',
  correction: 'Correction',
}

const pieces = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`)

export const stockMessages = {
  moves,
  pieces,
  title: 'Sizes and stock',
  count: 'Count',
  colour: 'Colour',
  sum: 'Sum',
  soldOut: 'Sold out',
  low: 'Low',
  notCounted: 'Not counted',
  explanation: 'A figure changes by a movement, at once and with a person. 1 to 3 pieces are low.',
  addSizes: 'Add sizes',
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
  saveCsv: 'Save as CSV',
}
