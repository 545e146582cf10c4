import { type AddressProblem, LONGEST_FIELD } from '@little-dunes/domain/accounts/address'
import { englishEmirates } from '@little-dunes/domain/messages/emirate-names'
import type { Fils } from '@little-dunes/domain/money'
import { wholePercent } from '@little-dunes/domain/orders/discount-codes'
import type { OrderStatus, PaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import { shortDay } from '#catalogue/short-day'
import { formatMoney } from '#platform/amounts'

/** In the visitor's own time: '21 Nov, 15:18'. */
const moment = (when: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(when)

/** 'Friday 20 November 2026'. */
const day = (when: number): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
    .format(when)
    .replace(',', '')

const steps: Record<OrderStatus, string> = {
  'Pending Payment': 'Waiting for the payment',
  'Order Placed': 'Order placed',
  Packing: 'Packing',
  Shipped: 'Shipped',
  Delivered: 'Delivered',
  Cancelled: 'Cancelled',
}

/** What is left for a card or for cash. */
const rest: Record<PaymentMethod, string> = {
  cod: 'To pay in cash',
  stripe: 'Paid by card',
  credit: 'To pay',
}

const headings: Record<OrderStatus, string> = {
  'Pending Payment': 'This order waits for its payment',
  'Order Placed': 'We have your order',
  Packing: 'We are packing your parcel',
  Shipped: 'Your parcel is on its way',
  Delivered: 'Your parcel has arrived',
  Cancelled: 'This order is cancelled',
}

const addressProblems: Record<AddressProblem, string> = {
  required: 'This field is required.',
  email: 'Enter a valid email address.',
  uae_phone: 'Enter a valid UAE phone number (e.g. +97150xxxxxxx)',
  region: 'This field is required.',
  too_long: `Use at most ${LONGEST_FIELD} characters.`,
}

const english = {
  title: (number: string) => `Order ${number}`,
  heading: (number: string) => `Order ${number}`,
  home: 'Home',
  orders: 'My Orders',
  placed: (when: number, pieces: number) =>
    `Placed on ${day(when)} · ${pieces === 1 ? '1 piece' : `${pieces} pieces`}`,
  delivery: 'Delivery',
  headings,
  steps,
  moment,
  /** Read out after a step. */
  reached: 'done',
  ahead: 'still to come',
  methods: { Normal: 'Normal delivery', Express: 'Express delivery' },
  estimated: (day: string) => `At your door by ${shortDay(day)}`,
  with: (method: string, carrier: string) => `${method}, with ${carrier}`,
  tracking: (number: string) => `Tracking number ${number}`,
  courierPhone: 'Phone of the courier',
  items: 'What is in it',
  quantity: (count: number) => `Qty ${count}`,
  flashUnit: (price: Fils) => `One had the flash price of ${formatMoney(price)}`,
  buyAgain: 'Buy again',
  buyAllAgain: 'Buy all of it again',
  buyAgainOf: (name: string) => `Buy again: ${name}`,
  review: 'Review',
  reviewOf: (name: string) => `Review ${name}`,
  totals: 'Totals',
  subtotal: 'Subtotal',
  discounted: 'Discounted Price',
  coupon: (code: string, rate: number) =>
    rate > 0 ? `Coupon ${code} (${wholePercent(rate)}% off)` : `Coupon ${code}`,
  shipping: 'Shipping charge',
  express: 'Express Delivery Cost',
  cashFee: 'Cash on Delivery Fee',
  free: 'Free',
  less: (amount: Fils) => `−${formatMoney(amount)}`,
  grandTotal: 'Grand total',
  storeCredit: 'Store credit',
  rest,
  toCredit: (amount: Fils) => `${formatMoney(amount)} of it went to your store credit.`,
  refunded: 'Refunded',
  vatInside: (amount: Fils, rate: number) => `With ${formatMoney(amount)} VAT (${rate}%) inside`,
  notes: 'A message from us',
  address: 'Delivery address',
  changeAddress: 'Change the address',
  saveAddress: 'Save the address',
  notNow: 'Not now',
  place: { fullname: 'Full name', street: 'Street', city: 'City', region: 'Region', zipcode: 'Zipcode' },
  regions: englishEmirates,
  comma: ', ',
  addressProblems,
  payment: 'Payment',
  documents: { invoice: 'Tax invoice', credit_note: 'Credit note' },
  paidBy: (method: string) => `${method} · Paid`,
  help: 'Something not right?',
  mayCancel: 'You can cancel this order until it is shipped.',
  tooLate: 'It is too late to cancel: the parcel is on its way.',
  arrived: 'We are sorry to hear that. Write to us and we put it right.',
  write: 'Write to us',
  cancel: 'Cancel Order',
  cancelled: 'Order cancelled successfully!',
  wrong: 'Something went wrong!',
  loading: 'Your order is on its way.',
  failed: 'Your order is not here yet',
  failedHint: 'Nothing is lost. Please check your connection and try again.',
  tryAgain: 'Try again',
  notFound: 'We could not find that order',
  notFoundHint: 'Please check the number, or find it among your orders.',
  linkEnded: 'This link is not valid any more',
  linkEndedHint: 'Sign in to see your orders, or track your order by its number and your phone.',
  toOrders: 'My Orders',
  track: 'Track your Order',
}

export type OrderPageTexts = typeof english

export const orderPageMessages = english
