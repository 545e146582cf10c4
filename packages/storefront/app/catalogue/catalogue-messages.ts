const english = {
  flashSale: 'Flash Sale',
  off: (percent: number) => `${percent}% OFF`,
  quickView: 'Quick View',
  quickViewOf: (name: string) => `Quick View: ${name}`,
  addToWishlist: (name: string) => `Add ${name} to wishlist`,
  removeFromWishlist: (name: string) => `Remove ${name} from wishlist`,
  wishedAgain: 'Back on your wishlist',
  unwished: 'Removed from wishlist',
  unwishFailed: 'Error removing item',
  /** Announced when the heart shows again what it did before. */
  stillWished: (name: string) => `${name} is still on your wishlist.`,
  notWished: (name: string) => `${name} was not added to your wishlist.`,
  selectSize: 'Please select a size',
  colours: (count: number) => (count === 1 ? '1 colour' : `${count} colours`),
  left: (count: number) => (count === 0 ? 'Sold out' : `Only ${count} left`),
  noProducts: 'No Products Available',
  previous: (title: string) => `${title}: previous products`,
  next: (title: string) => `${title}: next products`,
}

export const catalogueMessages = english
