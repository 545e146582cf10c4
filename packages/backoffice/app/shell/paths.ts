/** Every screen's address below `/backoffice`. */
export const PATHS = {
  today: '/',
  welcome: '/welcome',
  orders: '/orders',
  products: '/products',
  account: '/account',
  team: '/team',
} as const
