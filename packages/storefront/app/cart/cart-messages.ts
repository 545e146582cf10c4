const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`)

/** What every page may say of the cart. */
const english = {
  /** Announced politely after an add (D-28). */
  added: (count: number) => `Added to your cart. ${items(count)} in your cart.`,
  /** VAL-01; the product page has words of its own (D-65). */
  selectSize: 'Please select a size',
  reminder: (count: number) => `Welcome! Your cart holds ${items(count)}.`,
  toCart: 'Go to your cart',
  dismiss: 'Dismiss',
}

export const cartMessages = english
