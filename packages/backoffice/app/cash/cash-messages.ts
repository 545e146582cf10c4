import type { RowProblem } from '@little-dunes/domain/orders/cash/remittance'

const problems: Record<RowProblem, string> = {
  unreadable: 'No order number or amount',
  repeated: 'Named twice',
  not_owed: 'Nothing is owed for it',
}

const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`)

export const cashMessages = {
  problems,
  title: 'Cash desk',
  context: (amount: string, count: number) =>
    count === 0 ? 'No courier has cash of yours.' : `Couriers have ${amount} of ${orders(count)}.`,
  onTheWay: 'Cash on the way',
  carriers: 'Couriers',
  all: 'All couriers',
  noCarrier: 'No courier named',
  owed: 'Delivered and not handed over',
  nothingOwed: 'Nothing is owed here. Cash orders appear once they are delivered.',
  mostShown: 'The 200 oldest are shown; a file is compared with all of them.',
  order: 'Order',
  shopper: 'Shopper',
  courier: 'Courier',
  delivered: 'Delivered',
  amount: 'Amount',
  select: (order: string) => `Select ${order}`,
  selected: 'Selected orders',
  handedOver: 'Handed over',
  handedOverHint:
    'The courier has handed over the whole cash of these orders. It cannot be undone; another amount is booked from the file of the courier.',
  keep: 'Keep as it is',
  fileTitle: 'Remittance of a courier',
  fileHint: (courier: string | null) =>
    `A CSV with order numbers and amounts. It is compared with ${
      courier === null ? 'what all couriers owe' : `what ${courier} owes`
    }; nothing is booked yet.`,
  choose: 'Choose a file',
  tooLarge: 'This file is larger than 1 MB.',
  compared: (file: string) => `Compared: ${file}`,
  matched: 'Paid as owed',
  differing: 'Another amount',
  refused: 'Rows that settle nothing',
  missing: 'Owed and not in the file',
  noneMatched: 'No row of the file settles an order.',
  owedAmount: 'Owed',
  paid: 'Paid',
  difference: 'Difference',
  line: 'Line',
  inFile: 'In the file',
  why: 'Why',
  withDiffering: (count: number) =>
    `Also settle ${orders(count)} with another amount; the difference is kept`,
  book: (count: number, amount: string) => `Book ${orders(count)}, ${amount}`,
  discard: 'Discard',
  booked: (count: number, amount: string) => `${amount} of ${orders(count)} is booked.`,
  past: 'Remittances',
  noneYet: 'None yet.',
  ordersOfIt: 'Its orders',
  paidOf: (paid: string, owed: string) => `${paid} of ${owed}`,
  toPayBack: 'To pay back',
  since: 'Since',
  paidBack: 'Paid back',
  paidBackOf: (order: string) => `Paid back, ${order}`,
  paidBackTo: (amount: string, name: string) => `${amount} to ${name}`,
  how: 'How',
  howHint: 'By hand, by courier, by bank transfer. May stay empty.',
  notedPaidBack: (amount: string) => `${amount} is noted as paid back.`,
  undo: 'Undo',
  by: (actor: string) => `by ${actor}`,
  orders,
}
