import { firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import type { PaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import type { PickupWindow } from '@little-dunes/domain/orders/returns/pickup'
import type { ReturnReason, ReturnStatus } from '@little-dunes/domain/orders/returns/return-lifecycle'
import type { ReturnProblem } from '@little-dunes/domain/orders/returns/return-terms'
import { shortDay } from '#catalogue/short-day'

const day = (when: number): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(when)

const windows: Record<PickupWindow, string> = {
  morning: '9:00 to 12:00',
  afternoon: '12:00 to 16:00',
  evening: '16:00 to 20:00',
}

const reasons: Record<ReturnReason, string> = {
  too_small: 'Too small',
  too_large: 'Too large',
  not_as_pictured: 'Not as in the picture',
  damaged: 'Damaged or wrong',
  late: 'Came too late',
  changed_mind: 'Changed my mind',
}

const statuses: Record<ReturnStatus, string> = {
  requested: 'We have your request',
  approved: 'Our courier will call you',
  picked_up: 'On its way to us',
  received: 'Arrived, we look at it',
  checked: 'Looked at, almost done',
  refunded: 'Refunded',
  exchanged: 'The other size is on its way',
  declined: 'We cannot take it back',
  cancelled: 'Called off',
}

const problems: Record<ReturnProblem, string> = {
  not_delivered: 'It can be returned once it has arrived.',
  too_late: 'The days to return this order are over. Write to us if something is wrong with it.',
  excluded: 'Pieces of this kind cannot come back.',
  nothing_left: 'Already in a return, or refunded.',
}

const moneyBack: Record<PaymentMethod, string> = {
  stripe: 'To your card, within two working days after it has arrived',
  cod: 'We call you about the way, within two working days after it has arrived',
  credit: 'To your store credit, as soon as we have checked it',
}

const english = {
  title: (number: string) => `Return order ${number}`,
  home: 'Home',
  orders: 'My Orders',
  heading: 'Return or exchange',
  until: (when: number) => `Possible until ${day(when)}.`,
  order: (number: string) => `Order ${number}.`,
  pieces: 'Which pieces?',
  facts: (colour: string, size: string) => `${colour} · ${size}`,
  howMany: (name: string) => `How many of ${name}?`,
  problems,
  why: (name: string) => `What was wrong with ${name}?`,
  reasons,
  tellMore: 'Tell us more, if you like',
  wish: 'What would you like?',
  exchange: 'Another size',
  exchangeNote: 'Free, we keep it for you',
  noOtherSize: 'No other size of these pieces is there now',
  money: 'Money back',
  storeCredit: 'Store credit',
  moneyBack,
  pickupCosts: (amount: string) => `Pick-up ${amount}`,
  newSize: (name: string) => `New size for ${name}`,
  soldOut: (size: string) => `${size}, sold out`,
  summary: 'In short',
  piece: (name: string, count: number) => (count === 1 ? name : `${count} × ${name}`),
  change: (name: string, from: string, to: string) => `${firstStrongIsolate(name)}, ${from} → ${to}`,
  photos: 'Pictures, if you like',
  photosHint: 'Up to four. Only you and our team see them.',
  photo: (at: number) => `Picture ${at}`,
  pickupDay: 'When may the courier come?',
  anyDay: 'Any day, call me first',
  day: shortDay,
  pickupTime: 'At what time?',
  windows,
  pickedUpOn: (day: string, window: PickupWindow) => `Pick-up on ${shortDay(day)}, ${windows[window]}`,
  pickup: 'Pick-up',
  pickupAndDelivery: 'Pick-up and new delivery',
  free: 'Free',
  less: (amount: string) => `−${amount}`,
  back: 'Back to you',
  toPay: 'To pay',
  send: 'Send the request',
  labels: 'Please leave the labels on. Our courier calls before coming.',
  missing: {
    pieces: 'Please choose what comes back.',
    reason: 'Please say what was wrong with each piece.',
    size: 'Please choose the new size of each piece.',
    photo: 'Please add a picture of what is damaged.',
  },
  sent: (number: string) => `We have your request ${number}.`,
  wrong: 'Something went wrong!',
  returns: 'Your returns',
  number: (number: string, when: number) => `${number}, ${day(when)}`,
  statuses,
  refunded: (amount: string) => `${amount} refunded`,
  callOff: 'Call off',
  callOffOf: (number: string) => `Call off ${number}`,
  calledOff: (number: string) => `${number} is called off.`,
  toOrder: 'To the order',
  start: 'Return or exchange',
  nothing: 'Nothing of this order can be returned',
  failed: 'Your order is not here yet',
  failedHint: 'Nothing is lost. Please check your connection and try again.',
  tryAgain: 'Try again',
  notFound: 'We could not find that order',
  notFoundHint: 'Please check the number, or find it among your orders.',
}

export type ReturnTexts = typeof english

export const returnMessages = english
