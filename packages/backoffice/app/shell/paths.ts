/** Every screen's address below `/backoffice`. */
export const PATHS = {
  welcome: '/welcome',
  account: '/account',
  team: '/team',
} as const
