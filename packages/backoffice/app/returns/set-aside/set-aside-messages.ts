import type { SetAsideEnd } from '@little-dunes/domain/contract/staff/choices'

const ends: Record<SetAsideEnd, string> = { stock: 'Restock', written_off: 'Write off' }

export const setAsideMessages = {
  ends,
  context: "Returned items that were found worn. They aren't for sale until you decide.",
  nothing: 'No items set aside. Returned items marked ‘Worn, set aside’ appear here.',
  item: 'Item',
  said: 'Comment',
  checked: 'Checked',
  items: 'Quantity',
  of: (returnNumber: string, orderNumber: string) => `${returnNumber} of order ${orderNumber}`,
  count: (count: number) => (count === 1 ? '1 item set aside' : `${count} items set aside`),
  notInShop: 'This size is no longer in the shop.',
  actionLabel: (end: string, name: string) => `${end}: ${name}`,
  titles: {
    stock: 'Put back in stock?',
    written_off: 'Write off as damaged?',
  } satisfies Record<SetAsideEnd, string>,
  about: {
    stock: 'It can be sold again at its current price. The stock ledger records the reason and your name.',
    written_off: "It was never restocked, so stock doesn't change. This can't be undone.",
  } satisfies Record<SetAsideEnd, string>,
  howMany: 'Quantity',
  note: 'Reason',
  noteHint: 'optional, for the activity log',
  keep: 'Cancel',
  done: {
    stock: (count: number) => (count === 1 ? '1 item restocked.' : `${count} items restocked.`),
    written_off: (count: number) => (count === 1 ? '1 item written off.' : `${count} items written off.`),
  } satisfies Record<SetAsideEnd, (count: number) => string>,
}
