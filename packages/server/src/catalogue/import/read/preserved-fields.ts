/** Heading of the column with the reason why a row was left out. Files with it are imported like any other. */
export const PROBLEM_HEADING = 'Problem'

/** Cells by current heading. */
export type Fields = Readonly<Record<string, string>>

/** Columns of Shopify that describe the product as a whole, or its first row, by current heading. */
export const PRODUCT_FIELDS = [
  'Vendor',
  'Product category',
  'Tags',
  'SEO title',
  'SEO description',
  'Google Shopping / Google product category',
  'Google Shopping / Gender',
  'Google Shopping / Age group',
  'Google Shopping / Manufacturer part number (MPN)',
  'Google Shopping / Ad group name',
  'Google Shopping / Ads labels',
  'Google Shopping / Condition',
  'Google Shopping / Custom product',
  'Google Shopping / Custom label 0',
  'Google Shopping / Custom label 1',
  'Google Shopping / Custom label 2',
  'Google Shopping / Custom label 3',
  'Google Shopping / Custom label 4',
] as const

/** Columns of Shopify that describe a variant and that this shop does not use, by current heading. */
export const VARIANT_FIELDS = [
  'Cost per item',
  'Charge tax',
  'Tax code',
  'Unit price total measure',
  'Unit price total measure unit',
  'Unit price base measure',
  'Unit price base measure unit',
  'Weight value (grams)',
  'Weight unit for display',
  'Requires shipping',
  'Fulfillment service',
] as const

/** Former headings that differ in more than case. */
const FORMER: Readonly<Record<string, string>> = {
  'variant grams': 'Weight value (grams)',
  'variant weight unit': 'Weight unit for display',
  'variant requires shipping': 'Requires shipping',
  'variant fulfillment service': 'Fulfillment service',
  'variant taxable': 'Charge tax',
  'variant tax code': 'Tax code',
  'google shopping / mpn': 'Google Shopping / Manufacturer part number (MPN)',
}

const TODAY = new Map(
  [...PRODUCT_FIELDS, ...VARIANT_FIELDS].map((heading) => [heading.toLowerCase(), heading as string]),
)

/** The heading in current exports. Unknown headings are returned unchanged. */
export const todaysHeading = (heading: string): string =>
  FORMER[heading.toLowerCase()] ?? TODAY.get(heading.toLowerCase()) ?? heading

const OF_PRODUCT: ReadonlySet<string> = new Set(PRODUCT_FIELDS)

/** True for a column with one value per product. Other columns have a value per variant. */
export const isProductField = (heading: string): boolean =>
  OF_PRODUCT.has(heading) || heading.includes('(product.metafields.')

/** Takes the heading in the file. */
export const isPreserved = (heading: string): boolean => heading !== PROBLEM_HEADING

/** Cells of the product, or those of a variant. */
export const pickFields = (fields: Fields, ofProduct: boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([heading]) => isProductField(heading) === ofProduct))
