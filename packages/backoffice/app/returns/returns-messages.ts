import type { ReturnView } from '@little-dunes/domain/contract/staff/choices'
import type { PaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import type { PickupWindow } from '@little-dunes/domain/orders/returns/pickup'
import type { ReturnReason, ReturnResolution } from '@little-dunes/domain/orders/returns/return-lifecycle'

const reasons: Record<ReturnReason, string> = {
  too_small: 'Too small',
  too_large: 'Too large',
  not_as_pictured: 'Not as in the picture',
  damaged: 'Damaged or wrong',
  late: 'Came too late',
  changed_mind: 'Changed their mind',
}

const views: Record<ReturnView, string> = {
  open: 'Open',
  new: 'New',
  coming: 'On its way',
  to_check: 'To check',
  done: 'Done',
}

const wishes: Record<ReturnResolution, string> = { refund: 'Money back', exchange: 'Another size' }
const money: Record<PaymentMethod, string> = {
  cod: 'Back in cash',
  stripe: 'Back to the card',
  credit: 'Back to store credit',
}

const windows: Record<PickupWindow, string> = {
  morning: '9:00 to 12:00',
  afternoon: '12:00 to 16:00',
  evening: '16:00 to 20:00',
}

export const returnsMessages = {
  windows,
  wantedPickup: (day: string, hours: string) => `Pick-up wanted: ${day}, ${hours}`,
  photos: 'Pictures of the shopper',
  photo: (at: number) => `Picture ${at}`,
  reasons,
  views,
  wishes,
  money,
  title: 'Returns',
  openReturn: 'Open the return',
  openRow: 'The return of the open row',
  open: (count: number) => (count === 1 ? '1 open' : `${count} open`),
  sentBack: (share: string, days: number) => `${share} of the pieces sold in ${days} days sent back`,
  takeBack: 'Take back without request',
  setAside: 'Set aside',
  viewsLabel: 'Views',
  piece: 'Piece',
  reason: 'Reason',
  wish: 'Wish',
  step: 'Step',
  paid: 'Paid',
  nothing: 'Nothing here.',
  count: (count: number) => (count === 1 ? '1 return' : `${count} returns`),
  facts: (size: string, quantity: number) => (quantity === 1 ? size : `${size} × ${quantity}`),
  forSize: (size: string) => `for ${size}`,
  order: (number: string) => `Order ${number}`,
  asked: (when: string) => `Asked ${when}`,
  unasked: (when: string) => `Came without request ${when}`,
  items: 'What comes back',
  heldOf: (colour: string, size: string, kept: number, left: number) =>
    `${colour} ${size}: ${kept} kept, ${left} more in stock.`,
  samePrice: 'Exchanged at the price that was paid: nothing to pay.',
  backFrom: (size: string) => `Back from ${size}`,
  newOf: (size: string) => `New ${size}`,
  difference: 'Difference',
  held: (size: string, count: number) => `${size}: ${count} kept`,
  heldNone: (size: string) => `${size}: not counted, nothing kept`,
  restocked: (count: number) => `${count} back in stock`,
  worn: (count: number) => `${count} worn`,
  broken: (count: number) => `${count} broken`,
  words: 'In their words',
  history: 'History',
  shopper: 'Shopper',
  amounts: 'Refund',
  goods: 'Pieces',
  fees: 'Delivery',
  pickup: 'Pick-up',
  label: 'Print label',
  byRules: 'By the rules',
  left: 'Left of the payment',
  refunded: 'Refunded',
  moves: {
    approved: 'Approve',
    declined: 'Decline',
    picked_up: 'Picked up',
    received: 'Arrived',
  },
  done: {
    approved: 'Approved. The shopper has a mail.',
    declined: 'Declined. The shopper has a mail.',
    picked_up: 'Noted as picked up.',
    received: 'Noted as arrived.',
  },
  declineTitle: 'Decline this return?',
  declineReason: 'Why, in words for the shopper',
  reasonNeeded: 'Please say why. The shopper will read it.',
  keep: 'Keep it',
  check: 'Checked',
  condition: 'How is it?',
  conditions: { asNew: 'As new, to stock', worn: 'Worn, set aside', broken: 'Broken, write off' },
  onePiece: (name: string, size: string) => `${name}, ${size}`,
  pieceOfMany: (name: string, size: string, at: number, of: number) => `${name}, ${size}, ${at} of ${of}`,
  conditionNeeded: 'Please say how each piece is.',
  /** Without what is none. */
  checkSum: (back: number, gone: number) =>
    [back > 0 && `${back} to stock`, gone > 0 && `${gone} not sold again`].filter(Boolean).join(', '),
  checked: 'Checked.',
  checkAndRefund: (amount: string) => `Take back and refund ${amount}`,
  checkAndSend: (sizes: string) => `Take back and send ${sizes}`,
  refundInstead: 'Refund instead',
  exchangeAfterAll: 'Exchange after all',
  refundAmount: (amount: string) => `Refund ${amount}`,
  refundTo: 'Refund to',
  wantsCredit: 'the shopper wants store credit',
  refundWarning: 'Writes a credit note. It cannot be undone.',
  amount: 'Amount',
  wrongAmount: 'Please enter an amount that is left of the payment.',
  refundMade: (amount: string) => `${amount} refunded, with a credit note.`,
  exchange: 'The other size was sent',
  exchanged: 'Exchanged. The shopper has a mail.',
}
