import { firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import type { PaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import type { PickupWindow } from '@little-dunes/domain/orders/returns/pickup'
import type { ReturnReason, ReturnStatus } from '@little-dunes/domain/orders/returns/return-lifecycle'
import type { ReturnProblem } from '@little-dunes/domain/orders/returns/return-terms'
import { shortDay } from '#catalogue/short-day'

const day = (when: number): string => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(when)

const windows: Record<PickupWindow, string> = {
  morning: '9:00 to 12:00',
  afternoon: '12:00 to 16:00',
  evening: '16:00 to 20:00',
}

const reasons: Record<ReturnReason, string> = {
  too_small: 'Too small',
  too_large: 'Too large',
  not_as_pictured: 'Not as pictured',
  damaged: 'Damaged or wrong item',
  late: 'Arrived too late',
  changed_mind: 'Changed my mind',
}

const statuses: Record<ReturnStatus, string> = {
  requested: 'Request received',
  approved: 'Our courier will call you',
  picked_up: 'On its way to us',
  received: 'Received, being checked',
  checked: 'Checked, almost done',
  refunded: 'Refunded',
  exchanged: 'Your new size is on its way',
  declined: "We couldn't accept it",
  cancelled: 'Cancelled',
}

const problems: Record<ReturnProblem, string> = {
  not_delivered: 'You can return it once it has arrived.',
  too_late: 'The return period for this order has ended. Message us if something is wrong.',
  excluded: "This kind of item can't be returned.",
  nothing_left: 'Already being returned or refunded.',
}

const moneyBack: Record<PaymentMethod, string> = {
  stripe: 'Refunded to your card within two working days after we receive your return',
  cod: "We'll call to arrange your refund within two working days after we receive your return",
  credit: "Added to your store credit as soon as we've checked your return",
}

const english = {
  title: (number: string) => `Return order ${number}`,
  home: 'Home',
  orders: 'My Orders',
  heading: 'Return or exchange',
  until: (when: number) => `Available until ${day(when)}.`,
  order: (number: string) => `Order ${number}.`,
  items: 'Which items?',
  facts: (colour: string, size: string) => `${colour} · ${size}`,
  howMany: (name: string) => `How many of ${name}?`,
  problems,
  why: (name: string) => `Why are you returning ${name}?`,
  reasons,
  tellMore: 'Tell us more (optional)',
  wish: 'What would you like?',
  exchange: 'Another size',
  exchangeNote: "Free. We'll reserve your new size for you.",
  noOtherSize: 'No other size is available right now',
  money: 'Money back',
  storeCredit: 'Store credit',
  moneyBack,
  pickupCosts: (amount: string) => `Pick-up ${amount}`,
  newSize: (name: string) => `New size for ${name}`,
  soldOut: (size: string) => `${size}, sold out`,
  summary: 'Summary',
  countedName: (name: string, count: number) => (count === 1 ? name : `${count} × ${name}`),
  change: (name: string, from: string, to: string) => `${firstStrongIsolate(name)}, ${from} → ${to}`,
  photos: 'Photos (optional)',
  photosHint: 'Up to four. Only you and our team can see them.',
  photo: (at: number) => `Photo ${at}`,
  pickupDay: 'Choose a pick-up day',
  anyDay: 'Any day, call me first',
  day: shortDay,
  pickupTime: 'Choose a time',
  windows,
  pickedUpOn: (day: string, window: PickupWindow) => `Pick-up on ${shortDay(day)}, ${windows[window]}`,
  pickup: 'Pick-up',
  pickupAndDelivery: 'Pick-up and new delivery',
  free: 'Free',
  less: (amount: string) => `−${amount}`,
  back: 'Your refund',
  toPay: 'To pay',
  send: 'Send request',
  labels: 'Please leave the tags on. Our courier will call before arriving.',
  missing: {
    items: 'Please choose the items to return.',
    reason: 'Please choose a reason for each item.',
    size: 'Please choose a new size for each item.',
    photo: 'Please add a photo of the damage.',
  },
  next: 'What happens next',
  replySoon: "We'll reply within one working day.",
  newSizeSoon: "We'll check the parcel and send your new size within two working days of receiving it.",
  refundSoon: (amount: string, method: PaymentMethod) => `Your refund is ${amount}. ${moneyBack[method]}.`,
  received: (number: string) => `We've received your request ${number}`,
  sent: (number: string) => `We've received your request ${number}.`,
  wrong: 'Something went wrong!',
  returns: 'Your returns',
  number: (number: string, when: number) => `${number}, ${day(when)}`,
  statuses,
  refunded: (amount: string) => `${amount} refunded`,
  callOff: 'Cancel return',
  cancelReturnLabel: (number: string) => `Cancel return ${number}`,
  calledOff: (number: string) => `Return ${number} was cancelled.`,
  toOrder: 'View order',
  start: 'Return or exchange',
  nothing: "This order can't be returned",
  failed: "We couldn't load your order",
  failedHint: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  notFound: "We couldn't find that order",
  notFoundHint: 'Check the order number, or find it in My Orders.',
}

export type ReturnTexts = typeof english

export const returnMessages = english
