import type { SetAsideEnd } from '@little-dunes/domain/contract/staff/choices'

const ends: Record<SetAsideEnd, string> = { stock: 'Back to stock', written_off: 'Write off' }

export const setAsideMessages = {
  ends,
  context: 'Returned pieces that were checked as worn. They are not for sale until somebody decides.',
  nothing: 'No piece is set aside. A returned piece that is checked as ‘Worn, set aside’ waits here.',
  piece: 'Piece',
  said: 'What was said',
  checked: 'Checked',
  pieces: 'Pieces',
  of: (returnNumber: string, orderNumber: string) => `${returnNumber} of order ${orderNumber}`,
  count: (count: number) => (count === 1 ? '1 piece set aside' : `${count} pieces set aside`),
  notInShop: 'This size is no longer in the shop.',
  actionOf: (end: string, name: string) => `${end}: ${name}`,
  titles: {
    stock: 'Put back into stock?',
    written_off: 'Write off as damaged?',
  } satisfies Record<SetAsideEnd, string>,
  about: {
    stock: 'Sold again at its price; the stock ledger says why and by whom.',
    written_off: 'It was never put back into stock, so the stock stays as it is. It cannot be undone.',
  } satisfies Record<SetAsideEnd, string>,
  howMany: 'How many',
  note: 'Why',
  noteHint: 'for the trail, may be empty',
  keep: 'Keep it aside',
  done: {
    stock: (count: number) =>
      count === 1 ? '1 piece is back in stock.' : `${count} pieces are back in stock.`,
    written_off: (count: number) => (count === 1 ? '1 piece written off.' : `${count} pieces written off.`),
  } satisfies Record<SetAsideEnd, (count: number) => string>,
}
