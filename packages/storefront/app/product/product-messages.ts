import { arrivalDay } from '#product/arrival-day'

const english = {
  home: 'Home',
  categories: { Boys: 'Boys', Girls: 'Girls', Unisex: 'Unisex' },

  pictures: 'Photos',
  picture: (number: number) => `Photo ${number}`,
  pictureLabel: (name: string, number: number) => `${name}, photo ${number}`,
  zoom: 'Zoom',
  zoomed: (name: string) => `${name}, large photos`,
  enlarge: 'Enlarge or reduce photo',
  previous: 'Previous photo',
  next: 'Next photo',
  close: 'Close',

  flashSale: 'Flash Sale',
  sku: 'SKU',
  colour: 'Colour',
  size: 'Size',
  soldOut: 'Currently out of stock',
  few: (count: number) => `Only ${count} left in this size`,
  stockNotice: "Sold out in your size? Get an email when it's back",
  findSize: 'Find my size',
  viewChart: 'View Chart',
  quantity: 'Quantity',
  addToCart: 'ADD TO CART',
  yourChoice: 'Your choice',
  chooseSize: 'Choose a size',
  added: 'Added',
  selectColourAndSize: 'Please select a color and size before adding to cart.',
  selectSize: 'Please select a size',
  addToWishlist: 'Add to wishlist',
  removeFromWishlist: 'Remove from wishlist',
  wished: 'Added to your wishlist',
  unwished: 'Removed from wishlist',
  unwishFailed: 'Error removing item',

  /** MSG-53, spaced as specified. */
  deliveryTime: ['Delivery Time : ', '2 - 3 Days'],
  arriving: 'Arriving on ',
  arrivalDay: (now: Date) => arrivalDay(now, 'en-GB'),
  orderWithin: ['Order within ', '24 Hours'],

  share: 'Share',
  linkCopied: 'Link copied',
  shareFailed: "We couldn't share the link.",

  related: 'You may also like',
  seen: 'Recently viewed',

  sizeChart: 'Size chart',
  sizeChartPicture: 'A tunic measured against a wooden ruler',
}

export const productMessages = english
