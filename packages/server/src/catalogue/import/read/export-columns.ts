/** Headings of a Shopify product export that the importer reads; every other column is ignored. */
export const COLUMNS = {
  handle: 'Handle',
  title: 'Title',
  body: 'Body (HTML)',
  productCategory: 'Product Category',
  type: 'Type',
  tags: 'Tags',
  published: 'Published',
  option1Name: 'Option1 Name',
  option1Value: 'Option1 Value',
  option1LinkedTo: 'Option1 Linked To',
  option2Name: 'Option2 Name',
  option2Value: 'Option2 Value',
  option2LinkedTo: 'Option2 Linked To',
  option3Name: 'Option3 Name',
  option3Value: 'Option3 Value',
  option3LinkedTo: 'Option3 Linked To',
  sku: 'Variant SKU',
  quantity: 'Variant Inventory Qty',
  price: 'Variant Price',
  compareAtPrice: 'Variant Compare At Price',
  imageSrc: 'Image Src',
  imagePosition: 'Image Position',
  variantImage: 'Variant Image',
  googleGender: 'Google Shopping / Gender',
  status: 'Status',
} as const

/** The heading of this one begins in the language of the exporting shop. */
const TARGET_GENDER = /\(product\.metafields\.shopify\.target-gender\)$/

export type ExportColumn = keyof typeof COLUMNS | 'targetGender'

/** Without these nothing can be sold. */
const NEEDED = ['handle', 'title', 'option1Name', 'option1Value', 'quantity', 'price'] as const

export const headingOf = (column: ExportColumn): string =>
  column === 'targetGender' ? 'product.metafields.shopify.target-gender' : COLUMNS[column]

/** Which cell of a row holds which column; `width` cells make a row. */
export interface ExportHeader {
  places: Map<ExportColumn, number>
  width: number
  problems: string[]
}

function columnOf(heading: string): ExportColumn | undefined {
  if (TARGET_GENDER.test(heading)) return 'targetGender'
  const known = Object.entries(COLUMNS).find(([, name]) => name.toLowerCase() === heading.toLowerCase())
  return known?.[0] as ExportColumn | undefined
}

/** Reads the first row. What is missing or doubled is named, all of it at once. */
export function readHeader(headings: readonly string[]): ExportHeader {
  const places = new Map<ExportColumn, number>()
  const problems: string[] = []
  for (const [place, heading] of headings.entries()) {
    const column = columnOf(heading.trim())
    if (!column) continue
    if (places.has(column)) problems.push(`The column "${headingOf(column)}" stands twice.`)
    places.set(column, place)
  }
  const separator = headings.length === 1 && headings[0]?.match(/[;\t]/)?.[0]
  if (separator) return { places, width: 1, problems: [wrongSeparator(separator)] }
  for (const column of NEEDED)
    if (!places.has(column)) problems.push(`The column "${headingOf(column)}" is missing.`)
  return { places, width: headings.length, problems }
}

const wrongSeparator = (separator: string): string =>
  `The columns are separated by ${separator === ';' ? 'semicolons' : 'tabs'}: save the file as CSV with commas, encoded in UTF-8.`
