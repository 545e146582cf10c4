import { type EventItem, shownItem } from '#measuring/ecommerce-event'

/** The measured part of a card or a product page; `now` in fils. */
type Shown = Parameters<typeof shownItem>[0]

/** Loader data of pages with products; of a list, in its head. */
interface PageData {
  product?: Shown
  cards?: Shown[]
  newest?: Shown[]
  head?: PageData
}

/** Loader data of the current page. */
export function pageData(matches: readonly { loaderData?: unknown }[]): PageData {
  const data = matches.at(-1)?.loaderData
  const page: PageData = typeof data === 'object' && data !== null ? data : {}
  return page.product ? page : (page.head ?? page)
}

/** The item of a product page; null on every other page. */
export const viewedItem = ({ product }: PageData): EventItem | null => (product ? shownItem(product) : null)

/** The items of a list as loaded; none on other pages. */
export const listedItems = ({ cards, newest }: PageData): EventItem[] =>
  (cards ?? newest ?? []).map((card) => shownItem(card))
