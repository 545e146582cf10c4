import type { System } from '#catalogue/import/read/other-systems/system-product'
import {
  type SystemProduct,
  type SystemVariant,
  splitCell,
  toPaidCells,
  toStockCells,
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
        if (last[0]) yield toProduct(last[0], last.slice(1))
        last = [record]
      } else if (/^variant$/i.test(record.text('fieldType'))) last.push(record)
    }
    if (last[0]) yield toProduct(last[0], last.slice(1))
  },
}

function toProduct(product: SystemRecord, variants: readonly SystemRecord[]): SystemProduct {
  const { body } = product
  return {
    record: product,
    handle: product.of('handle'),
    cells: {
      title: product.of('title'),
      ...(body !== undefined && { body }),
      productCategory: splitCell(product.of('productCategory'), ';')[0] ?? '',
      published: product.of('published'),
    },
    pictures: splitCell(product.of('imageSrc'), ';').map((one) => (/^https?:/.test(one) ? one : MEDIA + one)),
    variants: variants.length > 0 ? variants.map((one) => toVariant(product, one)) : withoutVariants(product),
  }
}

const getOptionName = (product: SystemRecord, place: number) =>
  product.text(`productOptionName${place}`, `productOptionName[${place}]`)
const readChoices = (product: SystemRecord, record: SystemRecord, place: number) => {
  const choices = splitCell(
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
  return type === '' ? isColourName(getOptionName(product, place)) : /^(color|swatch)/i.test(type)
}

/** `#ff0000:Red`, `rgb(255, 0, 0):Red` and `red:Red`. */
const nameOfColour = (choice: string): string => choice.slice(choice.indexOf(':') + 1).trim() || choice

const getOptions = (product: SystemRecord, record: SystemRecord) =>
  PLACES.filter((place) => getOptionName(product, place)).map(
    (place) => [getOptionName(product, place), readChoices(product, record, place)[0] ?? ''] as const,
  )

function toVariant(product: SystemRecord, record: SystemRecord): SystemVariant {
  return { record, options: getOptions(product, record), cells: toCells(product, record) }
}

/** Sizes without separate rows sell at the price of the product. */
function withoutVariants(product: SystemRecord): SystemVariant[] {
  const names = PLACES.filter(
    (place) => getOptionName(product, place) && readChoices(product, product, place).length > 0,
  )
  return combinations(names.map((place) => readChoices(product, product, place))).map((values, at) => ({
    record: product,
    options: names.map((place, one) => [getOptionName(product, place), values[one] ?? ''] as const),
    cells: { ...toCells(product, product), ...(at > 0 && { sku: '', barcode: '' }) },
  }))
}

function toCells(product: SystemRecord, record: SystemRecord): SystemVariant['cells'] {
  const stock = record.of('quantity')
  const isCount = stock === '' || /\d/.test(stock)
  return {
    ...toPriceCells(product, record),
    ...(isCount ? toStockCells(stock !== '', stock) : { quantity: stock }),
    sku: record.of('sku'),
    barcode: record.of('barcode'),
  }
}

/** Older exports add to the price of the product and subtract the discount at the end. */
function toPriceCells(product: SystemRecord, record: SystemRecord): SystemVariant['cells'] {
  const variantPrice = record.of('price')
  const before = record.of('compareAtPrice') || product.of('compareAtPrice')
  if (before) return toPaidCells(before, variantPrice || product.of('price'))
  const [base, surcharge] = [
    Number(plainNumber(variantPrice || product.of('price'))),
    record.text('surcharge'),
  ]
  const regular = base + (variantPrice && record !== product ? 0 : Number(plainNumber(surcharge || '0')))
  const value = Number(plainNumber(product.text('discountValue') || '0'))
  if (Number.isNaN(regular) || Number.isNaN(value)) return { price: variantPrice || product.of('price') }
  const isPercent = /percent/i.test(product.text('discountMode'))
  const paid = isPercent ? (regular * (100 - value)) / 100 : regular - value
  return toPaidCells(inFils(regular), value > 0 ? inFils(paid) : '')
}

const inFils = (amount: number): string => amount.toFixed(2)
