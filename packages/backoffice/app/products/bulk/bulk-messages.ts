import type { BulkChoice } from '#products/bulk/bulk-edit-draft'

const choices: Record<BulkChoice, string> = {
  price_percent: 'Price, by a percentage',
  price_add: 'Price, by an amount',
  price_set: 'Price, to an amount',
  discount: 'Discount',
  status: 'Status',
  category: 'Category',
  subCategory: 'Sub-category',
  flashsale: 'Flash sale',
  flashDiscount: 'Flash sale percent',
  bestseller: 'Best Seller',
  bestofkids: 'Best of Kids',
}

const hints: Partial<Record<BulkChoice, string>> = {
  price_percent: '%, such as -10',
  price_add: 'AED, such as -5.00',
  price_set: 'AED',
  discount: '%',
  flashDiscount: '%',
}

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`)

export const bulkMessages = {
  choices,
  hints,
  title: (count: number) => `Edit ${products(count)}`,
  what: 'What',
  value: 'To',
  step: 'By',
  problem: 'Please check this value: it is none, or leaves a product without a price.',
  preview: 'Preview',
  planned: 'What changes',
  nothing: 'All of them are so already.',
  from: (before: string, after: string) => `${before} → ${after}`,
  lowestPrice: (amount: string) => `lowest of 30 days ${amount}`,
  empty: 'empty',
  yes: 'yes',
  no: 'no',
  apply: (count: number) => `Apply to ${count}`,
  saved: (count: number) => `${products(count)} changed.`,
  notSaved: (names: string) => `Not changed, since somebody else has, or it cannot be so: ${names}`,
  cancel: 'Cancel',
}
