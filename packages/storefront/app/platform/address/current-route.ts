import { splitLanguage } from '@little-dunes/domain/paths'

/** The browser's address as a route, without the language. The router may still show the previous page. */
export const currentRoute = (): { pathname: string; search: string } => ({
  pathname: splitLanguage(window.location.pathname).path,
  search: window.location.search,
})
