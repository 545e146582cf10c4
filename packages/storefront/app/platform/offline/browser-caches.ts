/** Prefix of the service worker's caches; increase the number when the format of their content changes. */
const FORM = 'little-dunes-1'

/** Pages for all visitors: home, cart and the page for offline visits to unseen addresses. */
export const SHELL_CACHE = `${FORM}-shell`
/** Scripts, styles and fonts, whose names change with their content. */
export const ASSETS_CACHE = `${FORM}-assets`
/** Visited pages and their pictures, deleted on sign-out. */
export const SEEN_PAGES_CACHE = `${FORM}-seen-pages`
export const PICTURES_CACHE = `${FORM}-pictures`

export const ALL_CACHES: readonly string[] = [SHELL_CACHE, ASSETS_CACHE, SEEN_PAGES_CACHE, PICTURES_CACHE]

/** Header of a cached page: time of the shop's response, in epoch milliseconds. */
export const STORED_AT = 'x-kept-at'
