import type { System } from '#catalogue/import/read/other-systems/system-product'
import {
  paidOf,
  partsOf,
  type SystemProduct,
  type SystemVariant,
  stockOf,
} from '#catalogue/import/read/other-systems/system-product'
import type { SystemRecord } from '#catalogue/import/read/other-systems/system-record'
import { combinations } from '#catalogue/import/read/read-options'
import { isColourName } from '#catalogue/import/values/option-roles'
import { plainNumber } from '#catalogue/import/values/plain-number'

/** Prefix of Wix's picture addresses, which files omit. */
const MEDIA = 'https://static.wixstatic.com/media/'
const PLACES = [1, 2, 3, 4, 5, 6]

/**
 * A product is above its variants. https://support.wix.com/en/article/wix-stores-importing-products-using-a-csv-file
 */
export const wix: System = {
  name: 'wix',
  needs: ['fieldType', 'name', 'price', 'inventory'],
  columns: {
    handle: ['handleId', 'handle'],
    title: ['name'],
    body: ['description', 'plainDescription'],
    imageSrc: ['productImageUrl', 'media'],
    productCategory: ['collection'],
    sku: ['sku'],
    barcode: ['barcode'],
    price: ['price'],
    compareAtPrice: ['strikethroughPrice'],
    quantity: ['inventory'],
    published: ['visible'],
  },
  *products(records) {
    let last: SystemRecord[] = []
    for (const record of records) {
      if (/^product$/i.test(record.text('fieldType'))) {
        if (last[0]) yield productOf(last[0], last.slice(1))
        last = [record]
      } else if (/^variant$/i.test(record.text('fieldType'))) last.push(record)
    }
    if (last[0]) yield productOf(last[0], last.slice(1))
  },
}

function productOf(product: SystemRecord, variants: readonly SystemRecord[]): SystemProduct {
  const { body } = product
  return {
    record: product,
    handle: product.of('handle'),
    cells: {
      title: product.of('title'),
      ...(body !== undefined && { body }),
      productCategory: partsOf(product.of('productCategory'), ';')[0] ?? '',
      published: product.of('published'),
    },
    pictures: partsOf(product.of('imageSrc'), ';').map((one) => (/^https?:/.test(one) ? one : MEDIA + one)),
    variants: variants.length > 0 ? variants.map((one) => variantOf(product, one)) : withoutVariants(product),
  }
}

const nameOf = (product: SystemRecord, place: number) =>
  product.text(`productOptionName${place}`, `productOptionName[${place}]`)
const choicesOf = (product: SystemRecord, record: SystemRecord, place: number) => {
  const choices = partsOf(
    record.text(
      `productOptionDescription${place}`,
      `productOptionChoices${place}`,
      `productOptionChoices[${place}]`,
    ),
    ';',
  )
  return isColour(product, place) ? choices.map(nameOfColour) : choices
}

/** In files without types, the name of an option decides if it is a colour. */
function isColour(product: SystemRecord, place: number): boolean {
  const type = product.text(`productOptionType${place}`, `productOptionType[${place}]`)
  return type === '' ? isColourName(nameOf(product, place)) : /^(color|swatch)/i.test(type)
}

/** `#ff0000:Red`, `rgb(255, 0, 0):Red` and `red:Red`. */
const nameOfColour = (choice: string): string => choice.slice(choice.indexOf(':') + 1).trim() || choice

const optionsOf = (product: SystemRecord, record: SystemRecord) =>
  PLACES.filter((place) => nameOf(product, place)).map(
    (place) => [nameOf(product, place), choicesOf(product, record, place)[0] ?? ''] as const,
  )

function variantOf(product: SystemRecord, record: SystemRecord): SystemVariant {
  return { record, options: optionsOf(product, record), cells: cellsOf(product, record) }
}

/** Sizes without separate rows sell at the price of the product. */
function withoutVariants(product: SystemRecord): SystemVariant[] {
  const names = PLACES.filter(
    (place) => nameOf(product, place) && choicesOf(product, product, place).length > 0,
  )
  return combinations(names.map((place) => choicesOf(product, product, place))).map((values, at) => ({
    record: product,
    options: names.map((place, one) => [nameOf(product, place), values[one] ?? ''] as const),
    cells: { ...cellsOf(product, product), ...(at > 0 && { sku: '', barcode: '' }) },
  }))
}

function cellsOf(product: SystemRecord, record: SystemRecord): SystemVariant['cells'] {
  const stock = record.of('quantity')
  const isCount = stock === '' || /\d/.test(stock)
  return {
    ...pricesOf(product, record),
    ...(isCount ? stockOf(stock !== '', stock) : { quantity: stock }),
    sku: record.of('sku'),
    barcode: record.of('barcode'),
  }
}

/** Older exports add to the price of the product and subtract the discount at the end. */
function pricesOf(product: SystemRecord, record: SystemRecord): SystemVariant['cells'] {
  const own = record.of('price')
  const before = record.of('compareAtPrice') || product.of('compareAtPrice')
  if (before) return paidOf(before, own || product.of('price'))
  const [base, surcharge] = [Number(plainNumber(own || product.of('price'))), record.text('surcharge')]
  const regular = base + (own && record !== product ? 0 : Number(plainNumber(surcharge || '0')))
  const value = Number(plainNumber(product.text('discountValue') || '0'))
  if (Number.isNaN(regular) || Number.isNaN(value)) return { price: own || product.of('price') }
  const isPercent = /percent/i.test(product.text('discountMode'))
  const paid = isPercent ? (regular * (100 - value)) / 100 : regular - value
  return paidOf(inFils(regular), value > 0 ? inFils(paid) : '')
}

const inFils = (amount: number): string => amount.toFixed(2)
