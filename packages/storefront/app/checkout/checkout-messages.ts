import type { AddressField, AddressProblem, StreetPart } from '@little-dunes/domain/accounts/address'
import { LONGEST_FIELD } from '@little-dunes/domain/accounts/address'
import { englishEmirates } from '@little-dunes/domain/messages/emirate-names'
import type { Fils } from '@little-dunes/domain/money'
import type { ShippingMethod } from '@little-dunes/domain/orders/delivery'
import { wholePercent } from '@little-dunes/domain/orders/discount-codes'
import type { CashTerms } from '@little-dunes/domain/orders/order-limits'
import { shortDay } from '#catalogue/short-day'
import { formatMoney } from '#platform/amounts'

const fields: Record<AddressField | StreetPart, string> = {
  fullname: 'Full name',
  email: 'Email',
  phone: 'Phone',
  street: 'Street',
  city: 'City',
  region: 'Region',
  zipcode: 'Zipcode',
  area: 'Area',
  building: 'Building or villa',
  flat: 'Flat (optional)',
  note: 'Note for the courier (optional)',
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

/** Shown under Cash on Delivery before it is chosen. */
const cashTerms: Record<CashTerms, string> = {
  taken: 'Pay when it arrives',
  reviewed: 'Pay when it arrives. For orders this size we confirm your mobile number first.',
  cash_off: 'Not available at the moment.',
  cash_not_in_emirate: "Our couriers don't collect cash in your emirate.",
  most_cash: 'This order is over our limit for cash on delivery.',
  refused_parcels: 'Several parcels to this number were returned. Please pay by card.',
  open_cash_orders: "You've reached the limit of undelivered cash orders. Please pay by card.",
}

const english = {
  checkoutTitle: 'Checkout',
  paymentTitle: 'Payment',
  home: 'Home',
  cart: 'Cart',
  checkout: 'Checkout',
  payments: 'Payments',
  payment: 'Payment',

  loading: 'Loading your cart…',
  failed: "We couldn't load your cart",
  failedHint: 'Your cart and details are saved. Please check your connection and try again.',
  tryAgain: 'Try again',
  empty: 'Your cart is empty',
  browse: 'Browse Products',

  guestHint: "You're checking out as a guest. Have an account?",
  guestSignIn: 'Sign in',
  guestFirst: 'Enter your name, email and phone first. Each customer can use a code once.',
  guestFailed: "We couldn't continue right now. Please try again.",

  contact: 'Contact',
  address: 'Delivery address',
  lastAddress: (street: string, city: string) => `Deliver to your last address: ${street}, ${city}`,
  fields,
  hints: {
    email: 'We send your order confirmation here.',
    phone: 'The courier calls this number.',
    zipcode: 'The UAE has no postcodes. Leave 00000.',
  },
  examples: { note: 'For example: leave it with reception' },
  /** Before the number of a flat in an address. */
  flatWord: 'Flat',
  streetTooLong: `Street, area, building, flat and note can have at most ${LONGEST_FIELD} characters in total.`,
  selectRegion: 'Select Region',
  regions: englishEmirates,
  problems,

  deliveryType: 'Delivery type',
  methods,
  days,
  byDay: (day: string) => `At your door by ${shortDay(day)}`,
  /** Added to the delivery fee (D-66). */
  extraCost: (amount: Fils) => `+ ${formatMoney(amount)}`,

  summary: 'Order summary',
  units: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  quantity: (count: number) => `Qty ${count}`,
  code: 'Discount code',
  apply: 'Apply',
  codeEmpty: 'Please enter a discount code.',
  codeForOtherItems: "This code doesn't apply to the items in your cart.",
  codeOnlyFor: (names: string) => `This code only applies to ${names}.`,
  codeApplied: 'Discount Code Applied',
  codeWaits: "We'll apply it when you continue to payment.",
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
  cartProblems: "Some items in your cart can't be ordered.",
  toCart: 'Review your cart',

  storeCredit: 'Store credit',
  useCredit: (amount: string) => `Use store credit — ${amount}`,
  creditLeft: (left: Fils) => `${formatMoney(left)} left for later`,
  creditAll: 'Full balance',
  creditPaysAll: 'Your store credit covers this order. Nothing left to pay.',
  placeOrder: 'Place order',
  toPay: 'To pay',

  chooseMethod: 'Choose a payment method',
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
    cardExpiry: "Your card's expiry date is incomplete.",
    cardCvc: "Your card's security code is incomplete.",
  },
  testPayments: 'Test payments',
  testCard:
    'No real money is charged. Use card 4242\u00a04242\u00a04242\u00a04242, any future date and any CVC.',
  orByCard: 'or pay by card',
  orByWallet: 'or pay with your wallet',
  payNow: (amount: string) => `Pay Now — ${amount}`,
  notLoaded: 'Stripe not loaded yet.',
  notLoadedHint: "We couldn't load the card form. Try again, or pay on Stripe's secure page.",
  onHostedPage: "Pay on Stripe's secure page instead",
  hostedDetails: "You'll pay on our card provider's secure page, then come back here.",
  progress: {
    hosted: 'Opening the secure payment page…',
    card: 'Processing your payment…',
    cash: 'Placing your order…',
  },
  cartChanged:
    'Your cart has changed in another window or on another device. Nothing was ordered yet. Please review it.',
  cartEmptied: 'Nothing was ordered: your cart was emptied in another window or on another device.',
  orderedElsewhere:
    "If you've just ordered in another window or on another device, you'll find the order in My Orders.",
  otherTab: "You're already paying in another tab.",
  paid: 'Payment successful!',
  cardFailed: 'Embedded Stripe payment failed.',
  processing: "Your bank is still confirming the payment. Your order will appear here once it's confirmed.",
  unsupported: 'Unsupported payment method selected.',
  codDetails: 'Pay the courier in cash when your parcel arrives.',
  cardSafe: 'We never see or store your card number.',
  confirm: 'Confirm payment',

  billing: 'Billing summary',
  deliveringTo: 'Delivering to',
  change: 'Change',
  name: 'Name',
  shippingMethod: 'Shipping',
  totalChanged: (before: Fils, now: Fils) =>
    `The total has changed from ${formatMoney(before)} to ${formatMoney(now)}. Please check it and confirm again.`,
  unknownItem: 'An item we no longer sell',
  outOfStock: 'These items are no longer available in this quantity:',
  left: (name: string, left: number) => (left > 0 ? `${name}: ${left} left` : `${name}: sold out`),
  toCheckout: 'Back to checkout',

  stockFailed: 'Stock update failed.',
  placingFailed: 'Order placement failed. Try again.',

  verify: 'Verify',
  asking: 'Checking your payment…',
  nonsense: 'There is no payment to verify.',
  unknownPayment: "We couldn't confirm your payment yet. If you paid, your order will appear in My Orders.",
  checkAgain: 'Check again',
  verifyTitle: 'Verify',
  myOrders: 'My Orders',
}

export const checkoutMessages = english
