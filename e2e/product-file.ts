/** A product of a journey's own, at exactly these prices and stocks. */
export interface FileProduct {
  handle: string
  title: string
  /** AED. */
  price: number
  /** AED, what it cost before. */
  before?: number
  /** Colour → size → stock. */
  stock: Record<string, Record<string, number>>
}

const HEADINGS = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Type',
  'Tags',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Compare At Price',
  'Status',
]

const quoted = (cells: (string | number)[]): string =>
  cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')

function rowsOf({ handle, title, price, before, stock }: FileProduct): string[] {
  const variants = Object.entries(stock).flatMap(([colour, sizes]) =>
    Object.entries(sizes).map(([size, count]) => ({ colour, size, count })),
  )
  return variants.map(({ colour, size, count }, row) =>
    quoted([
      handle,
      row === 0 ? title : '',
      row === 0 ? 'Made for a journey.' : '',
      'Tops',
      'unisex',
      'Color',
      colour,
      'Size',
      size,
      `${handle}-${colour}-${size}`,
      count,
      price,
      before ?? '',
      row === 0 ? 'active' : '',
    ]),
  )
}

/** A product export as `npm run import` reads it. */
export const productFile = (...products: FileProduct[]): string =>
  [HEADINGS.join(','), ...products.flatMap(rowsOf)].join('\n')
