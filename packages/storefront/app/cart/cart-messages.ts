const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`)
const inCart = (count: number): string => `${items(count)} in your cart.`

/** Cart texts used on every page. */
const english = {
  /** A toast after an add, announced politely (D-28). */
  added: (count: number) => `Added to your cart. ${inCart(count)}`,
  /** Announced when a change on screen is reverted (D-24) or undone. */
  notAdded: (count: number) => `We couldn't add this to your cart. ${inCart(count)}`,
  notChanged: (count: number) => `We couldn't update your cart. ${inCart(count)}`,
  undone: (count: number) => `Removed from your cart. ${inCart(count)}`,
  /** VAL-01; the product page has its own text (D-65). */
  selectSize: 'Please select a size',
  reminder: (count: number) => `Welcome back! ${inCart(count)}`,
  toCart: 'View cart',
  dismiss: 'Dismiss',
}

export const cartMessages = english
