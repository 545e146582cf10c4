/** What the service worker keeps, by the names of its caches; the number grows when what lies in them changes its form. */
const FORM = 'little-dunes-1'

/** Pages that everybody needs: home, cart and the one that stands in for what was never seen. */
export const SHELL_CACHE = `${FORM}-shell`
/** Scripts, styles and fonts, whose names change with their content. */
export const ASSETS_CACHE = `${FORM}-assets`
/** Pages that were looked at, and the pictures on them: they go when somebody signs out. */
export const SEEN_PAGES_CACHE = `${FORM}-seen-pages`
export const PICTURES_CACHE = `${FORM}-pictures`

export const ALL_CACHES: readonly string[] = [SHELL_CACHE, ASSETS_CACHE, SEEN_PAGES_CACHE, PICTURES_CACHE]

/** Header of a kept page: when it came from the shop, in epoch milliseconds. */
export const KEPT_AT = 'x-kept-at'
