import { isDeepStrictEqual } from 'node:util'
import {
  FILE_FIELDS,
  PRODUCT_FIELDS,
  SIZE_FIELDS,
  SIZE_FILE_FIELDS,
} from '@little-dunes/domain/catalogue/fields/product-fields'
import { formatAed } from '@little-dunes/domain/money'
import type { ProductRow, SizeRow } from '#catalogue/import/plan/existing-product'
import type { ProductChange } from '#catalogue/import/plan/plan-product'

const PRODUCT_WORDS = [
  ['name', 'name'],
  ['description', 'description'],
  ['category', 'audience'],
  ['subCategory', 'type'],
  ['discount', 'discount'],
  ['status', 'status'],
  ['image', 'pictures'],
  ...FILE_FIELDS.map((name) => [name, PRODUCT_FIELDS[name].column[0].toLowerCase()] as const),
  ['importedFields', 'other columns'],
] as const satisfies (readonly [keyof ProductRow, string])[]

const SIZE_WORDS = [
  ['price', 'price'],
  ['stocks', 'stock'],
  ['counted', 'counting'],
  ['subSku', 'SKU'],
  ['barcode', 'barcode'],
  ...SIZE_FILE_FIELDS.map((name) => [name, SIZE_FIELDS[name].column[0].toLowerCase()] as const),
  ['size', 'name'],
  ['importedFields', 'other columns'],
] as const satisfies (readonly [keyof SizeRow, string])[]

const sizes = (count: number): string => `${count} ${count === 1 ? 'size' : 'sizes'}`

/** Changes of an existing product for the person who imports: `hat: price AED 20.00 → AED 18.00; stock of 2 sizes`. */
export function changedInWords({ before, product, sizes: rows, ...change }: ProductChange): string {
  const stored = new Map(before?.sizes.map((row) => [row.id, row]))
  const known = rows.flatMap((row) => {
    const old = stored.get(row.id)
    return old ? [{ row, old }] : []
  })
  const price = before && before.product.price !== product.price
  const words = [
    price && `price ${formatAed(before.product.price)} → ${formatAed(product.price)}`,
    ...PRODUCT_WORDS.map(
      ([field, word]) => !isDeepStrictEqual(product[field], before?.product[field]) && word,
    ),
    ...SIZE_WORDS.map(([field, word]) => {
      const count = known.filter(({ row, old }) => !isDeepStrictEqual(row[field], old[field])).length
      return count > 0 && `${word} of ${sizes(count)}`
    }),
    rows.length > known.length && `${sizes(rows.length - known.length)} added`,
    change.removedSizes.length > 0 && `${sizes(change.removedSizes.length)} removed`,
  ].filter((word) => typeof word === 'string')
  return `${product.handle}: ${words.join('; ') || 'colours or texts'}`
}
