import type { AddressField, AddressProblem } from '@little-dunes/domain/accounts/address'
import { LONGEST_FIELD } from '@little-dunes/domain/accounts/address'
import { englishEmirates } from '@little-dunes/domain/messages/emirate-names'
import type { Fils } from '@little-dunes/domain/money'
import type { ShippingMethod } from '@little-dunes/domain/orders/delivery'
import { wholePercent } from '@little-dunes/domain/orders/discount-codes'
import type { CashTerms } from '@little-dunes/domain/orders/order-limits'
import { shortDay } from '#catalogue/short-day'
import { formatMoney } from '#platform/amounts'

const fields: Record<AddressField, string> = {
  fullname: 'Full name',
  email: 'Email',
  phone: 'Phone',
  street: 'Street',
  city: 'City',
  region: 'Region',
  zipcode: 'Zipcode',
}

const problems: Record<AddressProblem, string> = {
  required: 'This field is required.',
  email: 'Enter a valid email address.',
  uae_phone: 'Enter a valid UAE phone number (e.g. +97150xxxxxxx)',
  region: 'This field is required.',
  too_long: `Use at most ${LONGEST_FIELD} characters.`,
}

const methods: Record<ShippingMethod, string> = { Normal: 'Normal', Express: 'Express' }

/** CHK-10 to CHK-12. */
const days: Record<ShippingMethod, string> = { Normal: '2-3 Business Days', Express: '1-2 Business Days' }

/** Said at the choice of cash, before it is chosen. */
const cashTerms: Record<CashTerms, string> = {
  taken: 'Pay at the door',
  reviewed: 'Pay at the door. For this amount we confirm your phone first.',
  cash_off: 'Not offered at the moment.',
  cash_not_in_emirate: 'Our couriers do not collect cash in your emirate.',
  most_cash: 'This is more than our couriers collect in cash.',
  refused_parcels: 'Too many parcels to this phone came back. Please pay by card.',
  open_cash_orders: 'You have as many cash orders on their way as one may have.',
}

const english = {
  checkoutTitle: 'Checkout',
  paymentTitle: 'Payment',
  home: 'Home',
  cart: 'Cart',
  checkout: 'Checkout',
  payments: 'Payments',
  payment: 'Payment',

  loading: 'Your cart is on its way.',
  failed: 'Your cart could not be fetched',
  failedHint: 'Nothing is lost, and what you typed is kept. Please check your connection and try again.',
  tryAgain: 'Try again',
  empty: 'Your cart is empty',
  browse: 'Browse Products',

  guestHint: 'You order without an account. Have one already?',
  guestSignIn: 'Sign in',
  guestFirst: 'Please enter your name, e-mail and phone first: a code counts once for each shopper.',
  guestFailed: 'We could not go on right now. Please try again.',

  address: 'Delivery address',
  lastAddress: (street: string, city: string) => `Deliver to your last address: ${street}, ${city}`,
  fields,
  selectRegion: 'Select Region',
  regions: englishEmirates,
  problems,

  deliveryType: 'Delivery type',
  methods,
  days,
  byDay: (day: string) => `At your door by ${shortDay(day)}`,
  /** On top of the delivery fee (D-66). */
  extraCost: (amount: Fils) => `+ ${formatMoney(amount)}`,

  summary: 'Order summary',
  code: 'Discount code',
  apply: 'Apply',
  codeEmpty: 'Please enter a discount code.',
  codeForOtherItems: 'This code is for other items than those in your cart.',
  codeOnlyFor: (names: string) => `This code is only for ${names}.`,
  codeApplied: 'Discount Code Applied',
  codeWaits: 'Counts when you continue to payment.',
  codeAppliedToast: 'Discount applied successfully!',
  codeUnknownToast: 'Invalid discount code. Please try again!',

  subtotal: 'Subtotal',
  discounted: 'Discounted Price',
  shipping: 'Shipping charge',
  express: 'Express Delivery Cost',
  cashFee: 'Cash on Delivery Fee',
  coupon: (code: string, rate: number) =>
    rate > 0 ? `Coupon ${code} (${wholePercent(rate)}% off)` : `Coupon ${code}`,
  less: (amount: Fils) => `−${formatMoney(amount)}`,
  grandTotal: 'Grand total',
  free: 'Free',
  toPayment: 'Continue to payment',
  cartProblems: 'Some items in your cart cannot be ordered as they stand.',
  toCart: 'Look at your cart',

  storeCredit: 'Store credit',
  useCredit: (amount: string) => `Use store credit — ${amount}`,
  creditLeft: (left: Fils) => `${formatMoney(left)} stay for later`,
  creditAll: 'All of it',
  creditPaysAll: 'Your store credit pays all of this order. Nothing is left to pay.',
  placeOrder: 'Place the order',
  toPay: 'To pay',

  chooseMethod: 'Choose a method',
  card: 'Card',
  cardNote: 'Visa, Mastercard',
  cod: 'Cash on Delivery',
  cashTerms,
  cardDetails: 'Card details',
  noCard: 'Card payment is not available right now. Please choose Cash on Delivery.',
  noWay: 'Card payment is not available right now. Please try again later or contact us.',
  cardFields: { cardNumber: 'Card number', cardExpiry: 'Expiry date', cardCvc: 'CVC' },
  cardExamples: { cardNumber: '1234 1234 1234 1234', cardExpiry: 'MM / YY', cardCvc: 'CVC' },
  incomplete: {
    cardNumber: 'Your card number is incomplete.',
    cardExpiry: 'Your card’s expiry date is incomplete.',
    cardCvc: 'Your card’s security code is incomplete.',
  },
  testPayments: 'Test payments',
  testCard:
    'No money moves here. Pay with the card 4242\u00a04242\u00a04242\u00a04242, any later date and any CVC.',
  orByCard: 'or pay by card',
  orByWallet: 'or pay with your wallet',
  payNow: (amount: string) => `Pay Now — ${amount}`,
  notLoaded: 'Stripe not loaded yet.',
  notLoadedHint: 'The card fields could not be fetched. Please try again, or pay on the hosted page.',
  onHostedPage: 'Pay on the hosted page',
  hostedDetails: 'You pay on the secure page of our card provider, and come back here afterwards.',
  leaving: 'The hosted page is being opened.',
  paying: 'Your payment is being made.',
  cartChanged:
    'Your cart has changed in another window or on another device, so nothing was ordered yet. Please look at it again.',
  cartEmptied: 'Nothing was ordered just now: your cart was emptied in another window or on another device.',
  orderedElsewhere:
    'If you have just ordered in another window or on another device, you will find that under My Orders.',
  otherTab: 'You are paying in another tab already.',
  paid: 'Payment successful!',
  cardFailed: 'Embedded Stripe payment failed.',
  processing: 'Your bank is still confirming the payment. Your order will appear here as soon as it has.',
  unsupported: 'Unsupported payment method selected.',
  codDetails: 'You pay the courier in cash when your parcel arrives.',
  confirm: 'Confirm payment',
  confirming: 'Your order is being placed.',

  billing: 'Billing summary',
  name: 'Name',
  shippingMethod: 'Shipping',
  totalChanged: (before: Fils, now: Fils) =>
    `The total has changed from ${formatMoney(before)} to ${formatMoney(now)}. Please check it and confirm again.`,
  unknownItem: 'An item that is no longer in the shop',
  outOfStock: 'These items are no longer available in that number:',
  left: (name: string, left: number) => (left > 0 ? `${name}: ${left} left` : `${name}: sold out`),
  toCheckout: 'Back to checkout',

  stockFailed: 'Stock update failed.',
  placingFailed: 'Order placement failed. Try again.',

  verify: 'Verify',
  asking: 'We are asking whether your payment was made.',
  nonsense: 'There is no payment to verify.',
  unknownPayment: 'We could not find out yet. If you paid, your order will appear among your orders.',
  checkAgain: 'Check again',
  verifyTitle: 'Verify',
  myOrders: 'My Orders',
}

export const checkoutMessages = english
