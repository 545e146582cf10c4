import type { Language } from '@little-dunes/domain/i18n/languages'
import type { ShippingMethod } from '@little-dunes/domain/orders/delivery'
import type { ChosenPaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import type { ReachedLimit } from '@little-dunes/domain/orders/order-limits'

const limits: Record<ReachedLimit, string> = {
  orders_per_day: "This account has reached today's order limit.",
  value_per_day: "This order would exceed the account's daily limit.",
  cash_off: 'Cash on delivery is off in Settings. Choose card, or override.',
  cash_not_in_emirate: "Couriers don't collect cash in this emirate. Choose card, or override.",
  refused_parcels: 'Too many parcels to this phone number were refused. Choose card, or override.',
  most_cash: 'This is above the limit for cash. Choose card, or override.',
  open_cash_orders: 'This account has reached the limit of open cash orders.',
  cancellations_per_day: 'This account has cancelled several orders today.',
}

const methods: Record<ShippingMethod, string> = { Normal: 'Normal', Express: 'Express' }
const payments: Record<ChosenPaymentMethod, string> = {
  cod: 'Cash on delivery',
  stripe: 'Card, by payment link',
}
const languages: Record<Language, string> = { en: 'English', ar: 'Arabic' }

export const phoneOrderMessages = {
  limits,
  methods,
  payments,
  languages,
  title: 'New phone order',
  context: "Uses the shop's current prices, stock and discount codes.",
  orders: 'Orders',
  customer: 'Customer',
  phone: 'Phone',
  phoneHint: '05… or +…',
  find: 'Find customer',
  known: (name: string, count: number) =>
    `${name} has an account${count === 0 ? ' with no orders yet' : count === 1 ? ' with one order' : ` with ${count} orders`}.`,
  unknown: (phone: string) =>
    `${phone} is new. This order creates an account. The customer can set a password with “Forgot password”.`,
  language: 'Email language',
  address: 'Delivery address',
  items: 'Items',
  noItems: 'No items yet.',
  units: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  quantityLabel: (name: string) => `Quantity of ${name}`,
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
  exceed: 'Override the limit',
  findFirst: 'Find the customer by phone first.',
  itemsFirst: 'Add an item first.',
  place: (amount: string) => `Place order, ${amount}`,
  placeNothing: 'Place order',
  priceMoved: 'The price changed. Check the new total and place the order again.',
  emailTaken: 'This email belongs to an account with another phone number. Use that number or another email.',
  leaveTitle: 'Leave this order?',
  leaveText: "This order won't be saved.",
  placed: (order: string) => `Order ${order} placed.`,
  waits: (order: string) =>
    `Order ${order} is waiting for payment. Send this link to the customer. It works for 30 minutes.`,
  paymentLink: 'Payment link',
  copy: 'Copy',
  copied: 'Copied.',
  open: 'Open order',
  another: 'Create another order',
}
