import { splitLanguage } from '@little-dunes/domain/paths'

/** Where the browser is, as routes name it: without the language. The router may still show the page before. */
export const currentRoute = (): { pathname: string; search: string } => ({
  pathname: splitLanguage(window.location.pathname).path,
  search: window.location.search,
})
