import type { FileField, SizeFileField } from '@little-dunes/domain/catalogue/fields/product-fields'
import type { Category } from '@little-dunes/domain/catalogue/product'
import type { ImportStatus } from '@little-dunes/domain/contract/imports/import-calls'
import { uiMessages } from '#ui/ui-messages'

const statuses: Record<ImportStatus, string> = {
  uploaded: 'Uploaded',
  checking: 'Comparing',
  checked: 'Compared',
  writing: 'Importing',
  done: 'Imported',
  undoing: 'Undoing',
  undone: 'Undone',
  failed: 'Failed',
}

/** Names of what a file changes. */
const fields: Record<string, string> & Record<FileField | SizeFileField, string> = {
  name: 'Name',
  sku: 'Article number',
  description: 'Description',
  category: 'Category',
  subCategory: 'Sub-category',
  optionName: 'Name of the choice',
  status: 'Status',
  price: 'Price',
  discount: 'Discount',
  stock: 'Stock',
  counted: 'Stock is counted',
  size: 'Size',
  colour: 'Colour',
  colourAr: 'Arabic name of',
  swatch: 'Dot of',
  images: 'Pictures of',
  barcode: 'Barcode',
  shelf: 'Shelf',
  nameAr: 'Name in Arabic',
  descriptionAr: 'Description in Arabic',
  subCategoryAr: 'Sub-category in Arabic',
  image: 'Pictures',
  altTexts: 'Alt text of',
  importedFields: 'Kept for exports:',
  saleDiscount: 'Sale, %',
  saleStartsAt: 'Sale from',
  saleEndsAt: 'Sale until',
  flashsale: 'Flash sale',
  flashDiscount: 'Flash sale, %',
  flashStartsAt: 'Flash sale from',
  flashEndsAt: 'Flash sale until',
  bestseller: 'Best seller',
  bestofkids: 'Best of kids',
  publishAt: 'Publish at',
  publishedAt: 'Published at',
  relatedHandles: 'Related products',
}

const products = (count: number) => (count === 1 ? '1 product' : `${count.toLocaleString('en-US')} products`)

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count.toLocaleString('en-US')} pictures`)

/** Words of values that are one of a few, by field. */
const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: uiMessages.productStatuses,
  category: { Boys: 'Boys', Girls: 'Girls', Unisex: 'Unisex' } satisfies Record<Category, string>,
}

export const importsMessages = {
  choices,
  statuses,
  fields,
  title: 'Imports',
  products: 'Products',
  choose: 'Choose a file',
  uploadTitle: 'Import products',
  uploadHint:
    'A product export of Shopify (CSV or JSON) or WooCommerce, or any other CSV, up to 15 MB. Nothing is written before you have seen what changes.',
  tooLarge: 'The file is larger than 15 MB.',
  earlier: 'Earlier imports',
  none: 'Nothing was imported here yet.',
  file: 'File',
  by: 'By',
  at: 'When',
  state: 'State',
  changes: 'Changes',
  counts: (added: number, updated: number, faulty: number) =>
    [`${added} new`, `${updated} changed`, ...(faulty > 0 ? [`${faulty} left out`] : [])].join(' · '),
  mapTitle: 'Columns',
  mapHint: 'Which column of the file holds what. What is recognised is filled in.',
  mapKnown: 'The columns of this file are known.',
  recognised: {
    shopify: 'Recognised as a product export of Shopify.',
    shop: 'Recognised as a product export of this shop.',
  },
  taken: (taken: number, all: number) =>
    taken === all ? `All ${all} columns are taken.` : `${taken} of ${all} columns are taken.`,
  onlyKept: (columns: string) => `Left out, and only kept for exports: ${columns}.`,
  column: 'In the shop',
  heading: 'In the file',
  example: 'First row',
  needed: 'needed',
  notInFile: 'Not in the file',
  missing: (columns: string) => `Please say which column holds ${columns}.`,
  keepStock: 'Sizes that the shop has keep their stock',
  newSkus: 'Sizes with a repeated SKU get their own',
  compare: 'Compare with the shop',
  compareAgain: 'Compare again',
  changeColumns: 'Change columns',
  progress: (rows: number, all: number) =>
    all > 0
      ? `${rows.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} rows`
      : `${rows.toLocaleString('en-US')} rows`,
  interrupted: 'This step was interrupted and nothing of it was written. Start it again.',
  start: (count: number) => `Import ${products(count)}`,
  again: 'Start again',
  nothingToDo: 'The shop has all of this already.',
  undo: 'Undo this import',
  undoTitle: 'Undo this import?',
  undoText:
    'New products go, changed ones become what they were. What was sold meanwhile stays sold, and what somebody has changed since stays changed.',
  cancel: 'Cancel',
  undone: 'The import is undone.',
  keptTitle: 'Changed since the import, or ordered; that was kept',
  done: 'The shop shows it now.',
  failed: 'Nothing was imported.',
  differences: 'What changes',
  changed: 'What was changed',
  newProduct: 'New',
  from: (before: string, after: string) => `${before} → ${after}`,
  gone: 'removed',
  absent: 'none',
  added: 'added',
  empty: 'empty',
  yes: 'yes',
  no: 'no',
  more: 'Show more',
  problemsTitle: (count: number) => (count === 1 ? '1 problem' : `${count.toLocaleString('en-US')} problems`),
  leftOut: (count: number) =>
    `Of ${products(count)}, the rows with problems are left out, or the whole product; the rest is imported.`,
  line: (line: number) => `Line ${line}`,
  download: 'Rows that were left out, as a file',
  downloadHint: 'Mend them and upload the file again.',
  faultyName: (name: string) => `${name.replace(/\.csv$/i, '')}-left-out.csv`,
  notes: 'To know',
  pictures: {
    title: 'Pictures',
    hint: 'Fetch the pictures named in the file. Products that already have pictures keep them.',
    fetch: 'Fetch pictures',
    fetching: 'Fetching pictures',
    progress: (kept: number, failed: number) =>
      [`${pictures(kept)} fetched`, ...(failed > 0 ? [`${failed.toLocaleString('en-US')} failed`] : [])].join(
        ' · ',
      ),
    interrupted: (kept: number) =>
      `Fetching was interrupted. ${pictures(kept)} fetched so far. Try again to fetch the rest.`,
    again: 'Try again',
  },
}
