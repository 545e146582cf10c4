import { type AddressProblem, LONGEST_FIELD } from '@little-dunes/domain/accounts/address'
import { englishEmirates } from '@little-dunes/domain/messages/emirate-names'
import type { Fils } from '@little-dunes/domain/money'
import { wholePercent } from '@little-dunes/domain/orders/discount-codes'
import type { OrderStatus, PaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import { shortDay } from '#catalogue/short-day'
import { formatMoney } from '#platform/amounts'

/** In the visitor's time zone: '21 Nov, 15:18'. */
const moment = (when: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(when)

/** '20 Nov 2026'. */
const day = (when: number): string => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(when)

const steps: Record<OrderStatus, string> = {
  'Pending Payment': 'Awaiting payment',
  'Order Placed': 'Order placed',
  Packing: 'Packing',
  Shipped: 'Shipped',
  Delivered: 'Delivered',
  Cancelled: 'Cancelled',
}

/** The amount that store credit does not cover. */
const rest: Record<PaymentMethod, string> = {
  cod: 'To pay in cash',
  stripe: 'Paid by card',
  credit: 'To pay',
}

const headings: Record<OrderStatus, string> = {
  'Pending Payment': "We're waiting for your payment",
  'Order Placed': "We've received your order",
  Packing: "We're packing your parcel",
  Shipped: 'Your parcel is on its way',
  Delivered: 'Your parcel has arrived',
  Cancelled: 'This order was cancelled',
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
  placed: (when: number, units: number) =>
    `Placed on ${day(when)} · ${units === 1 ? '1 item' : `${units} items`}`,
  delivery: 'Delivery',
  headings,
  steps,
  moment,
  /** For screen readers, after a step. */
  reached: 'done',
  ahead: 'not yet',
  methods: { Normal: 'Normal delivery', Express: 'Express delivery' },
  estimated: (day: string) => `At your door by ${shortDay(day)}`,
  with: (method: string, carrier: string) => `${method}, with ${carrier}`,
  tracking: (number: string) => `Tracking number ${number}`,
  courierPhone: 'Courier phone',
  items: 'Items',
  quantity: (count: number) => `Qty ${count}`,
  flashUnit: (price: Fils) => `One at the flash price of ${formatMoney(price)}`,
  buyAgain: 'Buy again',
  buyAllAgain: 'Buy everything again',
  buyAgainLabel: (name: string) => `Buy again: ${name}`,
  review: 'Review',
  reviewLabel: (name: string) => `Review ${name}`,
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
  toCredit: (amount: Fils) => `${formatMoney(amount)} of this went to your store credit.`,
  refunded: 'Refunded',
  vatInside: (amount: Fils, rate: number) => `Includes ${formatMoney(amount)} VAT (${rate}%)`,
  notes: 'A message from us',
  address: 'Delivery address',
  changeAddress: 'Change address',
  saveAddress: 'Save address',
  notNow: 'Not now',
  place: { fullname: 'Full name', street: 'Street', city: 'City', region: 'Region', zipcode: 'Zipcode' },
  regions: englishEmirates,
  comma: ', ',
  addressProblems,
  payment: 'Payment',
  documents: { invoice: 'Tax invoice', credit_note: 'Credit note' },
  paidBy: (method: string) => `${method} · Paid`,
  help: 'Something not right?',
  mayCancel: 'You can cancel this order until it ships.',
  tooLate: "It's too late to cancel: your parcel is on its way.",
  arrived: "Sorry about that. Message us and we'll put it right.",
  write: 'Message us',
  cancel: 'Cancel Order',
  cancelled: 'Order cancelled successfully!',
  wrong: 'Something went wrong!',
  loading: 'Loading your order…',
  failed: "We couldn't load your order",
  failedHint: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  notFound: "We couldn't find that order",
  notFoundHint: 'Check the order number, or find it in My Orders.',
  linkEnded: 'This link has expired',
  linkEndedHint:
    'Sign in to see your orders, or track this one with its order number and your mobile number.',
  toOrders: 'My Orders',
  track: 'Track your Order',
}

export type OrderPageTexts = typeof english

export const orderPageMessages = english
