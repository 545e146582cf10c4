import { filsFromAed } from '@little-dunes/domain/money'
import { formatPrice, withCurrency } from '#platform/amounts'

const aed = (amount: number): string => formatPrice(filsFromAed(amount))

/** `more`: the total is a lower bound. */
const counted = (total: number, more = false): string =>
  total === 1 ? '1 product' : `${more ? `${total.toLocaleString('en')}+` : total} products`

const english = {
  listFailed: "We couldn't load these results, so the previous ones are still shown. Check your connection.",
  tryAgain: 'Try again',
  products: 'Products',
  allProducts: 'All products',
  categories: { Boys: 'Boys', Girls: 'Girls', Unisex: 'Unisex' },
  departments: { Clothing: 'Clothing', Shoes: 'Shoes', Toys: 'Toys' },
  type: 'Category',
  shortcuts: 'More from the shop',
  flags: { bestofkids: 'Best of Kidswear', bestseller: 'Best Of Sale', flashsale: 'Flash Sale' },
  /** Title of the `bestseller` list when nothing is on sale. */
  bestSellers: 'Best sellers',
  resultsFor: (search: string) => `Results for “${search}”`,
  count: counted,
  home: 'Home',
  sort: 'Sort',
  sorts: { relevant: 'Relevant', 'low-high': 'Low to High', 'high-low': 'High to Low' },
  apply: 'Apply',
  filter: 'Filter',
  filterDone: (total: number, more?: boolean) => `Show ${counted(total, more)}`,
  gender: 'Gender',
  size: 'Age and size',
  shoeSize: 'Shoe size',
  colour: 'Colour',
  price: 'Price',
  priceFrom: 'From AED',
  priceTo: 'To AED',
  priceBand: (from: number, to: number | null) => {
    if (to === null) return `${aed(from)} and over`
    return from === 0 ? `Up to ${aed(to)}` : withCurrency(`${from} to ${to}`)
  },
  inStock: 'In stock only',
  clearFilter: 'Clear filter',
  without: (label: string) => `Remove filter: ${label}`,
  clearFilters: 'Clear filters',
  nothingFound: 'No products match these filters',
  nothingFoundHint: 'Remove some filters, or browse all products.',
  nothingFoundFor: (search: string) => `No results for “${search}”`,
  didYouMean: 'Did you mean:',
  seeAll: 'See all products',
  showMore: 'Show more',
  shownCount: (first: number, last: number, total: number, more?: boolean) =>
    first === 1 ? `${last} of ${counted(total, more)}` : `${first} to ${last} of ${counted(total, more)}`,
  pages: 'Pages',
  page: (number: number) => `Page ${number}`,
  listTitle: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
  listDescription: (title: string) =>
    `${title}: children's clothes, shoes and toys in AED, delivered across the UAE in 2 to 3 days.`,
  close: 'Close',
}

export const listingMessages = english
