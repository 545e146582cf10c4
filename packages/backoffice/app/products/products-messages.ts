import type { Category } from '@little-dunes/domain/catalogue/product'
import type { ProductMark, ProductTab, StockFilter } from '@little-dunes/domain/contract/staff/choices'
import type { ListLook } from '#products/list-look'

const tabs: Record<ProductTab, string> = {
  all: 'All',
  published: 'Published',
  short: 'Low or sold out',
  reduced: 'On sale',
  no_arabic: 'Missing Arabic',
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
  reduced: 'On sale',
  flashsale: 'Flash sale',
  bestseller: 'Best seller',
  bestofkids: 'Best of Kids',
  no_arabic: 'Missing Arabic',
}

export const productsMessages = {
  tabs,
  categories,
  forWhom: 'Category',
  age: 'Age',
  years: (from: number, to: number) => `${from}–${to} years`,
  stockFilters,
  marks,
  marked: 'Marked as',
  look: 'Layout',
  looks: { rows: 'List view', pictures: 'Grid view' } satisfies Record<ListLook, string>,
  sold: 'Sold, 30 days',
  mostSold: 'Best selling',
  soldUnits: (count: number) => `${count} sold in 30 days`,
  title: 'Products',
  add: 'Add product',
  searchWords: 'Search synonyms',
  import: 'Import',
  export: 'Export',
  exportHint: 'Shopify CSV file, which you can import again',
  exported: (count: number) => (count === 1 ? '1 product exported.' : `${count} products exported.`),
  create: 'Create draft',
  name: 'Name',
  category: 'Category',
  subCategory: 'Sub-category',
  skuHint: 'Your own code, such as LD-2041',
  priceWithVat: 'Price incl. VAT',
  problems: {
    name: 'Enter a name.',
    sku: 'Enter an article number.',
    price: 'Enter an amount above 0, such as 129.50.',
  },
  statusesLabel: 'Status',
  searchLabel: 'Search products',
  searchHint: 'Name, colour, barcode',
  empty: 'No products yet. Add the first one, or import a file from another shop.',
  nothingFound: (words: string) => `No products match “${words}”.`,
  noMatch: 'No products match these filters.',
  importProducts: 'Import products',
  without: (filter: string) => `Remove filter: ${filter}`,
  product: 'Product',
  sku: 'Article number',
  colours: 'Colours',
  price: 'Price',
  stock: 'Stock',
  shownIn: 'Promotions',
  status: 'Status',
  select: (name: string) => `Select ${name}`,
  selected: (count: number) => `${count} selected`,
  bulkLabel: 'Selected products',
  putOnSale: 'Put on sale',
  edit: 'Edit',
  soldOut: 'Sold out',
  lowSizes: (count: number) => (count === 1 ? '1 size low' : `${count} sizes low`),
  emptySizes: (count: number) => (count === 1 ? '1 size sold out' : `${count} sizes sold out`),
  notCounted: 'Not tracked',
  flashSale: 'Flash sale',
  bestseller: 'Best seller',
  bestofkids: 'Best of Kids',
  inPlace: (category: string, subCategory: string) =>
    subCategory === '' ? category : `${category} · ${subCategory}`,
  onThisPage: (count: number) => (count === 1 ? '1 product on this page' : `${count} products on this page`),
}
