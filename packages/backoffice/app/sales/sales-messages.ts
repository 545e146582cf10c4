import type { Category } from '@little-dunes/domain/catalogue/product'
import type { SaleProblem } from '@little-dunes/domain/catalogue/sales/sale-terms'

const problems: Record<SaleProblem, string> = {
  required: 'Please fill this in.',
  percent: 'Please enter a percentage above 0 and below 100, with two decimals at most.',
  order_of_times: 'The end must be after the beginning.',
  sub_category: 'No product in this category has this sub-category. Choose another one.',
  products: 'One of these products is no longer there.',
}

const selections: Record<Category | 'all' | 'chosen', string> = {
  all: 'All products',
  chosen: 'The ticked products',
  Boys: 'Boys',
  Girls: 'Girls',
  Unisex: 'Unisex',
}

const count = (products: number) => (products === 1 ? '1 product' : `${products} products`)

export const salesMessages = {
  problems,
  selections,
  title: 'Automatic sales',
  context: 'They begin and end by themselves. Of several discounts of a product the largest counts.',
  create: 'New sale',
  edit: 'Edit sale',
  views: 'Views',
  states: { all: 'All', live: 'Live', planned: 'Planned', ended: 'Ended' },
  nothing: 'No sale is here.',
  name: 'Name',
  nameHint: 'for the team',
  percent: 'Percent off',
  startsAt: 'From',
  endsAt: 'Until',
  dubai: 'Dubai time',
  selection: 'Products',
  subCategory: 'Sub-category',
  allSubCategories: 'All sub-categories',
  state: 'State',
  takesOff: 'Takes off',
  percentOff: (percent: string) => `${percent}% off`,
  starts: (moment: string) => `From ${moment}`,
  ended: (moment: string) => `Ended ${moment}`,
  span: (start: string, end: string) => `${start} to ${end}`,
  products: count,
  pickHint: 'Tick products in the list and press “Put on sale” to choose them one by one.',
  chooseProducts: 'Choose products',
  lowestTitle: 'Lowest prices of the last 30 days',
  noneCheaper: (products: number): string =>
    products === 0
      ? 'No product of the shop is in this sale yet.'
      : 'None of its products cost less in the last 30 days than the price that is struck through.',
  cheaperBefore: (cheaper: number, products: number) =>
    `${cheaper} of ${count(products)} cost less in the last 30 days than the price that is struck through.`,
  product: 'Product',
  struckThrough: (amount: string) => `Struck through: ${amount}`,
  lowest: 'Lowest of 30 days',
  reduced: 'In the sale',
  more: (products: number) => `and ${count(products)} more`,
  save: 'Save sale',
  endNow: 'End now',
  callOff: 'Cancel sale',
  startAgain: 'Let it count again',
  changedMeanwhile: 'Changed by somebody else meanwhile. Save again to overwrite it.',
  created: (name: string) => `“${name}” is planned.`,
  saved: (name: string) => `“${name}” is saved.`,
  calledOff: (name: string) => `“${name}” is cancelled and will not begin.`,
  endedNow: (name: string) => `“${name}” is ended.`,
  undo: 'Undo',
}
