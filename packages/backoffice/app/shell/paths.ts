/** Every screen's address below `/backoffice`. */
export const PATHS = {
  today: '/',
  welcome: '/welcome',
  orders: '/orders',
  packing: '/packing',
  returns: '/returns',
  print: '/print',
  cash: '/cash',
  products: '/products',
  shoppers: '/shoppers',
  newsletter: '/newsletter',
  figures: '/figures',
  account: '/account',
  team: '/team',
  codes: '/codes',
  settings: '/settings',
  trail: '/trail',
} as const
