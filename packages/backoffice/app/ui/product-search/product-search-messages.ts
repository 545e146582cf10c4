export const productSearchMessages = {
  search: 'Find a product',
  searchHint: 'Name, article number, colour, SKU or barcode',
  nothingFound: (words: string) => `No published products match “${words}”.`,
  results: 'Search results',
  unchosen: 'Choose a product from the list, or clear this field.',
  left: (count: number) => (count === 0 ? 'sold out' : `${count} left`),
  notCounted: 'always in stock',
}
