import { isDeepStrictEqual } from 'node:util'
import { formatAed } from '@little-dunes/domain/money'
import type { ProductChange, ProductRow, SizeRow } from '#catalogue/import/plan-product'

const PRODUCT_WORDS = [
  ['name', 'name'],
  ['description', 'description'],
  ['category', 'audience'],
  ['subCategory', 'type'],
  ['optionName', 'name of the option'],
  ['discount', 'discount'],
  ['status', 'status'],
  ['image', 'pictures'],
  ['importedFields', 'other columns'],
] as const satisfies [keyof ProductRow, string][]

const SIZE_WORDS = [
  ['price', 'price'],
  ['stocks', 'stock'],
  ['counted', 'counting'],
  ['subSku', 'SKU'],
  ['barcode', 'barcode'],
  ['size', 'name'],
  ['importedFields', 'other columns'],
] as const satisfies [keyof SizeRow, string][]

const sizes = (count: number): string => `${count} ${count === 1 ? 'size' : 'sizes'}`

/** What an import changes of a product that the shop has, for who has started it: `hat: price AED 20.00 → AED 18.00; stock of 2 sizes`. */
export function changedInWords({ before, product, sizes: rows, ...change }: ProductChange): string {
  const held = new Map(before?.sizes.map((row) => [row.id, row]))
  const known = rows.flatMap((row) => {
    const old = held.get(row.id)
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
