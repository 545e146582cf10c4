import type { Category } from '@little-dunes/domain/catalogue/product'
import type { ProductMark, ProductTab, StockFilter } from '@little-dunes/domain/contract/staff/choices'
import type { ListLook } from '#products/list-look'

const tabs: Record<ProductTab, string> = {
  all: 'All',
  published: 'Published',
  short: 'Low or sold out',
  reduced: 'On sale',
  no_arabic: 'No Arabic yet',
  draft: 'Drafts',
  scheduled: 'Scheduled',
  archived: 'Archived',
}

const categories: Record<Category, string> = { Boys: 'Boys', Girls: 'Girls', Unisex: 'Unisex' }

const stockFilters: Record<StockFilter, string> = {
  low: 'Low stock',
  sold_out: 'Sold out',
  short: 'Low or sold out',
}

const marks: Record<ProductMark, string> = {
  reduced: 'Reduced',
  flashsale: 'Flash sale',
  bestseller: 'Best Seller',
  bestofkids: 'Best of Kids',
  no_arabic: 'No Arabic yet',
}

export const productsMessages = {
  tabs,
  categories,
  forWhom: 'For',
  age: 'Age',
  years: (from: number, to: number) => `${from}–${to} years`,
  stockFilters,
  marks,
  marked: 'Marked',
  look: 'How products are shown',
  looks: { rows: 'As a list', pictures: 'As pictures' } satisfies Record<ListLook, string>,
  sold: 'Sold, 30 days',
  mostSold: 'Most sold first',
  soldPieces: (count: number) => `${count} sold in 30 days`,
  title: 'Products',
  add: 'Add product',
  searchWords: 'Search synonyms',
  import: 'Import',
  export: 'Export',
  exportHint: 'As a Shopify file (CSV), which an import takes back',
  exported: (count: number) => (count === 1 ? '1 product exported.' : `${count} products exported.`),
  create: 'Create draft',
  name: 'Name',
  category: 'Category',
  subCategory: 'Sub-category',
  skuHint: 'your own, such as LD-2041',
  priceWithVat: 'Price with VAT',
  problems: {
    name: 'Please fill this in.',
    sku: 'Please fill this in.',
    price: 'Please type an amount such as 129.50, above 0.',
  },
  statusesLabel: 'Status',
  searchLabel: 'Search products',
  searchHint: 'Name, colour, barcode',
  empty: 'No products here yet.',
  nothingFound: (words: string) => `No product here matches “${words}”.`,
  showAll: 'Show all products',
  without: (filter: string) => `Without ${filter}`,
  product: 'Product',
  sku: 'Article number',
  colours: 'Colours',
  price: 'Price',
  stock: 'Stock',
  shownIn: 'Shown in',
  status: 'Status',
  select: (name: string) => `Select ${name}`,
  selected: (count: number) => `${count} selected`,
  bulkLabel: 'Selected products',
  putOnSale: 'Put on sale',
  edit: 'Edit',
  soldOut: 'Sold out',
  lowSizes: (count: number) => (count === 1 ? '1 size low' : `${count} sizes low`),
  emptySizes: (count: number) => (count === 1 ? '1 size sold out' : `${count} sizes sold out`),
  notCounted: 'Not counted',
  flashSale: 'Flash Sale',
  bestseller: 'Best Seller',
  bestofkids: 'Best of Kids',
  inPlace: (category: string, subCategory: string) =>
    subCategory === '' ? category : `${category} · ${subCategory}`,
  onThisPage: (count: number) => (count === 1 ? '1 product on this page' : `${count} products on this page`),
}
