const english = {
  title: 'Wishlist',
  home: 'Home',
  heading: 'Wishlist',
  count: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  add: 'Add to cart',
  addItem: (name: string) => `Add to cart: ${name}`,
  addFailed: "We couldn't add this item.",
  soldOut: 'Currently out of stock',
  remove: 'Remove',
  removeItem: (name: string) => `Remove ${name}`,
  removed: 'Removed from wishlist',
  removeFailed: 'Error removing item',
  fetchFailed: 'Error fetching wishlist',
  fetchFailedHint: 'Your items are safe. Please check your connection and try again.',
  tryAgain: 'Try again',
  empty: 'No items in wishlist.',
  browse: 'Browse Products',
  loading: 'Loading your wishlist…',
}

export const wishlistMessages = english
