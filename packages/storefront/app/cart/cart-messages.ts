const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`)
const inCart = (count: number): string => `${items(count)} in your cart.`

/** What every page may say of the cart. */
const english = {
  /** A toast after an add, read politely (D-28). */
  added: (count: number) => `Added to your cart. ${inCart(count)}`,
  /** Announced when a change on screen is taken back (D-24) or undone. */
  notAdded: (count: number) => `Not added to your cart. ${inCart(count)}`,
  notChanged: (count: number) => `Your cart was not changed. ${inCart(count)}`,
  undone: (count: number) => `Removed from your cart. ${inCart(count)}`,
  /** VAL-01; the product page has words of its own (D-65). */
  selectSize: 'Please select a size',
  reminder: (count: number) => `Welcome! Your cart holds ${items(count)}.`,
  toCart: 'Go to your cart',
  dismiss: 'Dismiss',
}

export const cartMessages = english
