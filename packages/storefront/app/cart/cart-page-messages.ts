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
  emptyHeading: 'Your cart is empty',
  empty: 'Small shirts, soft toys and first shoes are just a tap away.',
  browse: 'Browse Products',
  loading: 'Loading your cart…',
  failed: "We couldn't load your cart",
  failedHint: 'Your items are safe. Please check your connection and try again.',
  tryAgain: 'Try again',
  old: (when: string) => `You're offline. This is your cart from ${when}. Prices and stock may have changed.`,
  noOrderOffline: "You can order and change your cart when you're back online.",
  quantity: (count: number) => `Quantity: ${count}`,
  unknownItem: 'Item no longer available',
  each: (price: Fils) => `${formatMoney(price)} each`,
  quantityLabel: (name: string) => `Quantity of ${name}`,
  remove: 'Remove',
  removeItem: (name: string) => `Remove ${name}`,
  removed: 'Item removed from cart!',
  removedByMistake: 'Removed by mistake?',
  flashPrice: (name: string, price: Fils) =>
    `The flash price of ${formatMoney(price)} applies to one ${name}.`,
  /** Explains a line that costs more than its card shows (D-03). */
  flashOnce: 'The flash price applies to one item per cart: the one with the lowest price.',
  flashUnit: (price: Fils) => `1 at ${formatMoney(price)}`,
  otherUnits: (count: number, price: Fils) => `${count} at ${formatMoney(price)}`,
  problems: {
    gone: () => 'No longer available. Remove it to continue.',
    sold_out: () => 'Sold out in this size and colour. Remove it to continue.',
    too_many: (left: number) => `Only ${left} left.`,
  },
  take: (left: number) => `Change to ${left}`,
  cannotProceed: "Some items can't be ordered right now. Check the marked ones first.",
  losses: (dropped: number, capped: number) =>
    [
      'Some items you added before signing in are no longer available.',
      dropped > 0 ? `Removed: ${items(dropped)}.` : '',
      capped > 0 ? `Quantity reduced: ${items(capped)}.` : '',
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
  freeDelivery: 'You get free delivery.',
  toFreeDelivery: (missing: Fils) => `${formatMoney(missing)} more for free delivery`,
  proceed: 'Proceed to Checkout',
  ways: { cash: 'Cash on delivery', card: 'Card', cardToo: 'Card or cash on delivery' },
}

export const cartPageMessages = english
