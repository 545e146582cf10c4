import type { MessagesByLanguage } from '#platform/messages'

const english = {
  search: 'Find a product',
  searchHint: 'Name, article number, colour, SKU or barcode',
  nothingFound: (words: string) => `No published product matches “${words}”.`,
  results: 'Products found',
  colour: 'Colour',
  size: 'Size',
  quantity: 'Quantity',
  left: (count: number) => (count === 0 ? 'sold out' : `${count} left`),
  notCounted: 'always in stock',
  add: 'Add to order',
  back: 'Another product',
  quantityNeeded: 'At least 1.',
  notThatMany: (count: number) => `Only ${count} left.`,
}

export const itemPickerMessages: MessagesByLanguage<typeof english> = { en: english }
