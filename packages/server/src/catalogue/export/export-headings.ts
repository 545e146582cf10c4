import { CUSTOM_COLUMNS } from '#catalogue/import/read/custom-columns'

/** Headings of a current Shopify product export, in its order. */
const SHOPIFY = [
  'Title',
  'URL handle',
  'Description',
  'Vendor',
  'Product category',
  'Type',
  'Tags',
  'Published on online store',
  'Status',
  'SKU',
  'Barcode',
  'Option1 name',
  'Option1 value',
  'Option1 Linked To',
  'Option2 name',
  'Option2 value',
  'Option2 Linked To',
  'Option3 name',
  'Option3 value',
  'Option3 Linked To',
  'Price',
  'Compare-at price',
  'Cost per item',
  'Charge tax',
  'Tax code',
  'Unit price total measure',
  'Unit price total measure unit',
  'Unit price base measure',
  'Unit price base measure unit',
  'Inventory tracker',
  'Inventory quantity',
  'Continue selling when out of stock',
  'Weight value (grams)',
  'Weight unit for display',
  'Requires shipping',
  'Fulfillment service',
  'Product image URL',
  'Image position',
  'Image alt text',
  'Variant image URL',
  'Gift card',
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

const SHOP_HEADINGS = Object.values(CUSTOM_COLUMNS)

export type ExportHeading = (typeof SHOPIFY)[number] | (typeof SHOP_HEADINGS)[number]

/** Cells of one row by heading. Missing cells are empty. */
export type ExportCells = Partial<Record<ExportHeading, string>> & Record<string, string>

/** All columns of a file: Shopify's, the shop's own, then those of earlier imports. */
export function exportHeadings(preserved: Iterable<string>): string[] {
  return [...new Set<string>([...SHOPIFY, ...SHOP_HEADINGS, ...[...preserved].toSorted()])]
}
