import type { Fils } from '@little-dunes/domain/money'
import { formatMoney } from '#platform/amounts'

const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`)

const english = {
  title: 'Your cart',
  home: 'Home',
  cart: 'Cart',
  heading: 'Your cart',
  guestHeading: 'Your cart is waiting',
  guest: 'Please login to add your cart.',
  goToLogin: 'Go to Login',
  emptyHeading: 'Nothing in here yet',
  empty: 'Small shirts, soft toys and first shoes are a step away.',
  browse: 'Browse Products',
  loading: 'Your cart is on its way.',
  failed: 'Your cart could not be fetched',
  failedHint: 'Nothing is lost. Please check your connection and try again.',
  tryAgain: 'Try again',
  old: (when: string) => `Offline: your cart as of ${when}. Prices and stock may have changed since.`,
  noOrderOffline: 'You can order and change the cart as soon as there is a connection.',
  quantity: (count: number) => `Quantity: ${count}`,
  unknownItem: 'An item that is no longer in the shop',
  each: (price: Fils) => `${formatMoney(price)} each`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  remove: 'Remove',
  removeItem: (name: string) => `Remove ${name}`,
  removed: 'Item removed from cart!',
  removedByMistake: 'Removed by mistake?',
  flashPrice: (name: string, price: Fils) => `One ${name} has the flash price of ${formatMoney(price)}.`,
  /** D-03: why a line costs more than its card says. */
  flashOnce: 'The flash price is for one item in a cart, the lowest priced one.',
  flashUnit: (price: Fils) => `1 at ${formatMoney(price)}`,
  otherUnits: (count: number, price: Fils) => `${count} at ${formatMoney(price)}`,
  problems: {
    gone: () => 'No longer in the shop. Please remove it.',
    sold_out: () => 'Sold out in this size and colour. Please remove it.',
    too_many: (left: number) => `Only ${left} left.`,
  },
  take: (left: number) => `Take ${left}`,
  cannotProceed: 'Some items cannot be ordered as they stand. Please look at the marked ones first.',
  losses: (dropped: number, capped: number) =>
    [
      'Not everything you had chosen before signing in is still there.',
      dropped > 0 ? `Left out: ${items(dropped)}.` : '',
      capped > 0 ? `Fewer than you chose: ${items(capped)}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  gotIt: 'Got it',
  totals: 'Cart totals',
  subtotal: 'Subtotal',
  discounted: 'Discounted Price',
  shipping: 'Shipping Fee',
  total: 'Total',
  free: 'Free',
  freeDelivery: 'Your delivery is free.',
  toFreeDelivery: (missing: Fils) => `${formatMoney(missing)} more for free delivery`,
  proceed: 'Proceed to Checkout',
  ways: { cash: 'Cash on delivery', card: 'Card', cardToo: 'Card or cash on delivery' },
}

export const cartPageMessages = english
