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

/** Names of the fields that a file changes. */
const fields: Record<string, string> & Record<FileField | SizeFileField, string> = {
  name: 'Name',
  sku: 'Article number',
  description: 'Description',
  category: 'Category',
  subCategory: 'Sub-category',
  optionName: 'Option name',
  status: 'Status',
  price: 'Price',
  discount: 'Discount',
  stock: 'Stock',
  counted: 'Stock tracking',
  size: 'Size',
  colour: 'Colour',
  colourAr: 'Arabic name of',
  swatch: 'Swatch of',
  images: 'Images of',
  barcode: 'Barcode',
  shelf: 'Shelf',
  nameAr: 'Arabic name',
  descriptionAr: 'Arabic description',
  subCategoryAr: 'Arabic sub-category',
  image: 'Images',
  altTexts: 'Alt text of',
  importedFields: 'Kept for exports:',
  saleDiscount: 'Sale %',
  saleStartsAt: 'Sale from',
  saleEndsAt: 'Sale until',
  flashsale: 'Flash sale',
  flashDiscount: 'Flash sale %',
  flashStartsAt: 'Flash sale from',
  flashEndsAt: 'Flash sale until',
  bestseller: 'Best seller',
  bestofkids: 'Best of Kids',
  publishAt: 'Publish at',
  publishedAt: 'Published at',
  relatedHandles: 'Related products',
}

const products = (count: number) => (count === 1 ? '1 product' : `${count.toLocaleString('en-US')} products`)

const images = (count: number) => (count === 1 ? '1 image' : `${count.toLocaleString('en-US')} images`)

/** Names of fixed values, by field. */
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
    'A product export from Shopify (CSV or JSON) or WooCommerce, or any other CSV, up to 15 MB. You’ll review the changes before anything is saved.',
  tooLarge: 'This file is larger than 15 MB. Split it and try again.',
  earlier: 'Earlier imports',
  none: 'No imports yet. Choose a file to start.',
  file: 'File',
  by: 'By',
  at: 'When',
  state: 'Status',
  changes: 'Changes',
  counts: (added: number, updated: number, faulty: number) =>
    [`${added} new`, `${updated} changed`, ...(faulty > 0 ? [`${faulty} skipped`] : [])].join(' · '),
  mapTitle: 'Columns',
  mapHint: 'Match the columns in your file. Recognised columns are filled in.',
  mapKnown: 'We recognised the columns in this file.',
  recognised: {
    shopify: 'Recognised as a Shopify product export.',
    shop: 'Recognised as a product export from this shop.',
  },
  taken: (taken: number, all: number) =>
    taken === all ? `All ${all} columns will be imported.` : `${taken} of ${all} columns will be imported.`,
  onlyPreserved: (columns: string) => `Not imported, only kept for exports: ${columns}.`,
  column: 'In the shop',
  heading: 'In the file',
  example: 'First row',
  needed: 'required',
  notInFile: 'Not in the file',
  missing: (columns: string) => `Choose the column for ${columns}.`,
  keepStock: 'Keep the stock of existing sizes',
  newSkus: 'Assign new SKUs to sizes with a duplicate SKU',
  compare: 'Compare with the shop',
  compareAgain: 'Compare again',
  changeColumns: 'Change columns',
  progress: (rows: number, all: number) =>
    all > 0
      ? `${rows.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} rows`
      : `${rows.toLocaleString('en-US')} rows`,
  interrupted: 'This step was interrupted before anything was saved. Start it again.',
  start: (count: number) => `Import ${products(count)}`,
  again: 'Start again',
  nothingToDo: 'Nothing to import. The shop is already up to date.',
  undo: 'Undo this import',
  undoTitle: 'Undo this import?',
  undoText:
    'New products are removed and changed products restored. Sales and edits made since the import are kept.',
  cancel: 'Cancel',
  undone: 'Import undone.',
  remainingTitle: 'Kept, because it was changed or ordered since the import',
  done: 'Import complete.',
  failed: 'Nothing was imported.',
  differences: 'Changes to make',
  changed: 'Changes made',
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
    `${products(count)} with problems. Rows with problems, or the whole product, will be skipped. The rest will be imported.`,
  line: (line: number) => `Line ${line}`,
  download: 'Download skipped rows',
  downloadHint: 'Fix these rows and upload the file again.',
  faultyName: (name: string) => `${name.replace(/\.csv$/i, '')}-skipped.csv`,
  notes: 'Notes',
  pictures: {
    title: 'Images',
    hint: 'Import the images named in the file. Products that already have images keep them.',
    fetch: 'Import images',
    fetching: 'Importing images',
    progress: (saved: number, failed: number) =>
      [`${images(saved)} imported`, ...(failed > 0 ? [`${failed.toLocaleString('en-US')} failed`] : [])].join(
        ' · ',
      ),
    interrupted: (saved: number) => `Interrupted after ${images(saved)}. Try again to import the rest.`,
    again: 'Try again',
  },
}
