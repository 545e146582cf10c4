import { englishFrame } from '@little-dunes/domain/content/defaults/english-frame'

const english = {
  /** To readers of another language, who are asked in it. */
  languageOffer: { label: 'Language', decline: 'No, stay in English' },
  skip: 'Skip to the content',
  loading: 'Loading',
  /** What the staff can change (domain `content-items.ts`). */
  content: englishFrame,

  homeLink: (shop: string) => (shop ? `${shop}, home` : 'Home'),
  shopNavigation: 'Shop',
  all: 'ALL',
  categories: { Boys: 'Boys', Girls: 'Girls', Unisex: 'Unisex' },
  departments: { Clothing: 'Clothing', Shoes: 'Shoes', Toys: 'Toys' },
  menuOf: (name: string) => `${name}: categories`,
  lists: 'Favourites',
  search: 'Search',
  searchHint: 'What are you looking for?',
  wishlist: 'Wishlist',
  cart: 'Cart',
  cartWith: (count: number) => (count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`),
  signIn: 'Sign In',
  account: 'Profile',
  profile: 'Profile',
  orders: 'My Orders',
  logout: 'Logout',

  mainNavigation: 'Main',
  home: 'Home',
  allCategories: 'Categories',

  social: { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok', youtube: 'YouTube' },
  copyright: (year: number, shop: string) => `© ${year} ${shop}. All rights reserved.`,
  prices: 'Prices in AED, VAT included',
  chat: 'Chat with us',

  notFound: '404, Page not found',
  notFoundTitle: 'Page not found',
  notFoundHint: 'The wind has moved this dune. Let us walk you back.',
  notFoundPicture: 'A plush camel looking for the way on the dunes',
  browseProducts: 'Browse Products',
  brokenTitle: 'Something went wrong',
  broken: 'Something went wrong',
  brokenHint: 'Please try again in a moment.',
  tryAgain: 'Try again',
}

export const shellMessages = english
