export const productSearchMessages = {
  search: 'Find a product',
  searchHint: 'Name, article number, colour, SKU or barcode',
  nothingFound: (words: string) => `No published product matches “${words}”.`,
  results: 'Products found',
  left: (count: number) => (count === 0 ? 'sold out' : `${count} left`),
  notCounted: 'always in stock',
}
