import type { Language } from '@little-dunes/domain/i18n/languages'
import type { ShippingMethod } from '@little-dunes/domain/orders/delivery'
import type { ChosenPaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import type { ReachedLimit } from '@little-dunes/domain/orders/order-limits'

const limits: Record<ReachedLimit, string> = {
  orders_per_day: 'This account has placed as many orders today as one may.',
  value_per_day: 'With this order the account goes beyond what one may order in a day.',
  cash_off: 'Cash on delivery is off in the settings: take the card, or go beyond it.',
  cash_not_in_emirate: 'Couriers do not collect cash in this emirate: take the card, or go beyond it.',
  refused_parcels: 'Too many parcels of this phone came back refused: take the card, or go beyond the limit.',
  most_cash: 'This is more than couriers collect in cash: take the card, or go beyond the limit.',
  open_cash_orders: 'This account has as many cash orders on their way as one may.',
  cancellations_per_day: 'This account has cancelled several orders today.',
}

const methods: Record<ShippingMethod, string> = { Normal: 'Normal', Express: 'Express' }
const payments: Record<ChosenPaymentMethod, string> = {
  cod: 'Cash on delivery',
  stripe: 'Card, by a payment link',
}
const languages: Record<Language, string> = { en: 'English', ar: 'Arabic' }

export const phoneOrderMessages = {
  limits,
  methods,
  payments,
  languages,
  title: 'Order by phone',
  context: 'Prices, stock and codes are those of the shop at this moment.',
  orders: 'Orders',
  shopper: 'Shopper',
  phone: 'Phone',
  phoneHint: '05… or +…',
  find: 'Find shopper',
  known: (name: string, count: number) =>
    `${name} has an account${count === 0 ? ', and no order yet' : count === 1 ? ' with one order' : ` with ${count} orders`}.`,
  unknown: (phone: string) =>
    `${phone} is new: an account is opened with this order. The shopper chooses a password with “Forgot password”.`,
  language: 'Language of mails',
  address: 'Delivery address',
  items: 'Items',
  noItems: 'Nothing is in the order yet.',
  pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  quantityOf: (name: string) => `Quantity of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  delivery: 'Delivery',
  payment: 'Payment',
  code: 'Discount code',
  sums: 'Total',
  subtotal: 'Subtotal',
  codeLine: 'Code',
  deliveryFee: 'Delivery',
  free: 'Free',
  express: 'Express',
  cashFee: 'Cash on delivery',
  total: 'Total',
  exceed: 'Place it all the same',
  findFirst: 'Find the shopper by phone first.',
  itemsFirst: 'Add an item first.',
  place: (amount: string) => `Place order, ${amount}`,
  placeNothing: 'Place order',
  priceMoved: 'The price has changed. Please look at the new total and place the order again.',
  emailTaken: 'This e-mail belongs to an account with another phone. Use that phone, or another e-mail.',
  leaveTitle: 'Leave this order?',
  leaveText: 'What is in it is not kept.',
  placed: (order: string) => `Order ${order} is placed.`,
  waits: (order: string) =>
    `Order ${order} waits for its payment. Send this link to the shopper; it is good for 30 minutes.`,
  paymentLink: 'Payment link',
  copy: 'Copy',
  copied: 'Copied.',
  open: 'Open the order',
  another: 'Take another order',
}
