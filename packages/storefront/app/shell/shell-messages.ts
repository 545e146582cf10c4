import { englishFrame } from '@little-dunes/domain/content/defaults/english-frame'

const english = {
  /** Shown to visitors whose browser prefers this language. */
  languageOffer: { label: 'Language', decline: 'No, stay in English' },
  skip: 'Skip to content',
  /** Defaults of the editable texts (domain `content-items.ts`). */
  content: englishFrame,

  homeLink: (shop: string) => (shop ? `${shop}, home` : 'Home'),
  shopNavigation: 'Shop',
  all: 'ALL',
  categories: { Boys: 'Boys', Girls: 'Girls', Unisex: 'Unisex' },
  departments: { Clothing: 'Clothing', Shoes: 'Shoes', Toys: 'Toys' },
  /** Link of a picture in the menu of an audience; '' is the whole shop. */
  allOf: {
    '': 'All products',
    Boys: "All boys' clothing",
    Girls: "All girls' clothing",
    Unisex: 'All unisex clothing',
  },
  newArrivals: 'New arrivals',
  flashSale: 'Flash Sale',
  byAge: 'By age',
  lists: 'Featured',
  search: 'Search',
  searchHint: 'What are you looking for?',
  closeSearch: 'Close search',
  menu: 'Menu',
  close: 'Close',
  trackOrder: 'Track your Order',
  wishlist: 'Wishlist',
  cart: 'Cart',
  cartWith: (count: number) => (count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`),
  signIn: 'Sign In',
  account: 'Profile',
  profile: 'Profile',
  orders: 'My Orders',
  logout: 'Logout',

  /** Instead of the header and footer while customers order. */
  steps: { label: 'Steps', cart: 'Cart', delivery: 'Delivery', payment: 'Payment' },
  secureCheckout: 'Secure checkout',
  needHelp: 'Need help?',
  deliveryAndReturns: 'Delivery and returns',

  mainNavigation: 'Main',
  home: 'Home',
  allCategories: 'Categories',

  social: { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok', youtube: 'YouTube' },
  copyright: (year: number, shop: string) => `© ${year} ${shop}. All rights reserved.`,
  prices: 'Prices in AED, VAT included',
  chat: 'Chat with us',

  notFound: '404, Page not found',
  notFoundTitle: 'Page not found',
  notFoundHint: "The wind has moved this dune. Let's get you back.",
  notFoundPicture: 'A plush camel lost in the dunes',
  browseProducts: 'Browse Products',
  brokenTitle: 'Something went wrong',
  broken: 'Something went wrong',
  brokenHint: 'Please try again in a moment.',
  tryAgain: 'Try again',
}

export const shellMessages = english
