const english = {
  title: 'Wishlist',
  home: 'Home',
  heading: 'Wishlist',
  count: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  add: 'Add to cart',
  addItem: (name: string) => `Add to cart: ${name}`,
  addFailed: 'This item could not be added.',
  soldOut: 'Currently out of stock',
  remove: 'Remove',
  removeItem: (name: string) => `Remove ${name}`,
  removed: 'Removed from wishlist',
  removeFailed: 'Error removing item',
  fetchFailed: 'Error fetching wishlist',
  fetchFailedHint: 'Nothing is lost. Please check your connection and try again.',
  tryAgain: 'Try again',
  empty: 'No items in wishlist.',
  browse: 'Browse Products',
  loading: 'Your wishlist is on its way.',
}

export const wishlistMessages = english
