const pieces = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`)
const sizes = (count: number): string => (count === 1 ? '1 size' : `${count} sizes`)

export const receivingMessages = {
  title: 'Receive a delivery',
  context: 'Each scan adds a piece. The list is kept on this device until it is put into stock.',
  list: 'What has come',
  whichSize: (name: string) => `${name}: which size? Each press adds a piece.`,
  empty: 'Nothing yet. Scan the first piece, or type its barcode, SKU or article number.',
  pieces: 'Pieces',
  piecesOf: (size: string) => `Pieces of ${size}`,
  archived: 'archived',
  added: (size: string, units: number) => `${size}: ${pieces(units)}`,
  notAdded: (code: string, why: string) => `“${code}” was not added. ${why}`,
  full: (most: number) => `A list holds ${most} sizes. Put these into stock first.`,
  removeHead: 'Remove',
  remove: (size: string) => `Remove ${size}`,
  removed: (size: string) => `${size} is off the list.`,
  undo: 'Undo',
  note: 'Delivery note',
  sum: (units: number, lines: number) => `${pieces(units)} of ${sizes(lines)}`,
  book: 'Put into stock',
  booked: (units: number, lines: number) =>
    `${pieces(units)} of ${sizes(lines)} ${units === 1 ? 'is' : 'are'} in stock.`,
  kept: 'Nobody knows yet whether it is in stock: the shop did not answer. The list is kept. Put it into stock again; nothing is booked twice.',
  bookedBefore:
    'This list was put into stock before its last changes; only the answer was lost. See the movements of all sizes under Stock, then begin a new list with what is missing.',
  beginAnew: 'Begin a new list',
}
