import type { Category } from '@little-dunes/domain/catalogue/product'
import type { SaleProblem } from '@little-dunes/domain/catalogue/sales/sale-terms'

const problems: Record<SaleProblem, string> = {
  required: 'This field is required.',
  percent: 'Enter a percentage above 0 and below 100, with up to two decimals.',
  order_of_times: 'The end must be after the start.',
  sub_category: 'No product in this category has this sub-category. Choose another one.',
  products: 'One of these products no longer exists.',
}

const selections: Record<Category | 'all' | 'chosen', string> = {
  all: 'All products',
  chosen: 'Selected products',
  Boys: 'Boys',
  Girls: 'Girls',
  Unisex: 'Unisex',
}

const count = (products: number) => (products === 1 ? '1 product' : `${products} products`)

export const salesMessages = {
  problems,
  selections,
  title: 'Sales',
  context: 'Sales start and end automatically. If a product has several discounts, the largest applies.',
  create: 'New sale',
  edit: 'Edit sale',
  views: 'Views',
  states: { all: 'All', live: 'Live', planned: 'Scheduled', ended: 'Ended' },
  nothing: 'No sales here yet. A sale reduces the price of many products at a set time.',
  name: 'Name',
  nameHint: 'Only your team sees it',
  percent: 'Percent off',
  startsAt: 'From',
  endsAt: 'Until',
  dubai: 'Dubai time',
  selection: 'Products',
  subCategory: 'Sub-category',
  allSubCategories: 'All sub-categories',
  state: 'Status',
  takesOff: 'Discount',
  percentOff: (percent: string) => `${percent}% off`,
  starts: (moment: string) => `From ${moment}`,
  ended: (moment: string) => `Ended ${moment}`,
  span: (start: string, end: string) => `${start} to ${end}`,
  products: count,
  pickHint: 'To choose individual products, select them in the list and press “Put on sale”.',
  chooseProducts: 'Choose products',
  lowestTitle: 'Lowest prices in the last 30 days',
  noneCheaper: (products: number): string =>
    products === 0
      ? 'No products in the shop are in this sale yet.'
      : 'None of its products cost less than the crossed-out price in the last 30 days.',
  cheaperBefore: (cheaper: number, products: number) =>
    `${cheaper} of ${count(products)} cost less than the crossed-out price in the last 30 days.`,
  product: 'Product',
  struckThrough: (amount: string) => `Crossed out: ${amount}`,
  lowest: '30-day low',
  reduced: 'Sale price',
  more: (products: number) => `and ${count(products)} more`,
  save: 'Save sale',
  endNow: 'End now',
  callOff: 'Cancel sale',
  startAgain: 'Reactivate sale',
  changedMeanwhile: 'Someone else changed this sale. Save again to overwrite their changes.',
  created: (name: string) => `“${name}” created.`,
  saved: (name: string) => `“${name}” saved.`,
  calledOff: (name: string) => `“${name}” cancelled. It won’t start.`,
  endedNow: (name: string) => `“${name}” ended.`,
  undo: 'Undo',
}
