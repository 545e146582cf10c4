import type { BulkChoice } from '#products/bulk/bulk-edit-draft'

const choices: Record<BulkChoice, string> = {
  price_percent: 'Change price by percentage',
  price_add: 'Change price by amount',
  price_set: 'Set price',
  discount: 'Discount',
  status: 'Status',
  category: 'Category',
  subCategory: 'Sub-category',
  flashsale: 'Flash sale',
  flashDiscount: 'Flash sale percentage',
  bestseller: 'Best seller',
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
  what: 'Field',
  value: 'New value',
  step: 'Change by',
  problem: 'Check this value: it’s invalid or leaves a product without a price.',
  preview: 'Preview',
  planned: 'Changes to make',
  nothing: 'All selected products already have this value.',
  from: (before: string, after: string) => `${before} → ${after}`,
  lowestPrice: (amount: string) => `30-day low ${amount}`,
  empty: 'empty',
  yes: 'yes',
  no: 'no',
  apply: (count: number) => `Apply to ${count}`,
  saved: (count: number) => `${products(count)} updated.`,
  notSaved: (names: string) =>
    `Not updated, because someone else changed them or the value isn’t allowed: ${names}`,
  cancel: 'Cancel',
}
