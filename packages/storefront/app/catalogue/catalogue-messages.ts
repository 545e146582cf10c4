const english = {
  flashSale: 'Flash Sale',
  off: (percent: number) => `${percent}% OFF`,
  quickView: 'Quick View',
  quickViewLabel: (name: string) => `Quick View: ${name}`,
  addToWishlist: (name: string) => `Add ${name} to wishlist`,
  removeFromWishlist: (name: string) => `Remove ${name} from wishlist`,
  wishedAgain: 'Back in your wishlist',
  unwished: 'Removed from wishlist',
  unwishFailed: 'Error removing item',
  /** Announced when a failed change is reverted. */
  stillWished: (name: string) => `${name} is still in your wishlist.`,
  notWished: (name: string) => `We couldn't add ${name} to your wishlist.`,
  colours: (count: number) => (count === 1 ? '1 colour' : `${count} colours`),
  left: (count: number) => (count === 0 ? 'Sold out' : `Only ${count} left`),
  noProducts: 'No Products Available',
  previous: (title: string) => `${title}: previous products`,
  next: (title: string) => `${title}: next products`,
}

export const catalogueMessages = english
