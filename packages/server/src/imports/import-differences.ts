import { isDeepStrictEqual } from 'node:util'
import { SIZE_FILE_FIELDS } from '@little-dunes/domain/catalogue/fields/product-fields'
import type { ImportDifference } from '@little-dunes/domain/contract/imports/import-calls'
import type { SizeRow, VariantRow } from '#catalogue/import/plan/existing-product'
import type { ProductChange } from '#catalogue/import/plan/plan-product'
import { PRODUCT_FIELDS } from '#catalogue/import/stored-fields'
import { PRODUCT_TEXTS } from '#catalogue/product-columns'

const SIZE_FIELDS = [
  ['stock', 'stocks'],
  ['counted', 'counted'],
  ['price', 'price'],
  ['sku', 'subSku'],
  ['size', 'size'],
  ['barcode', 'barcode'],
  ...SIZE_FILE_FIELDS.map((name) => [name, name] as const),
] as const satisfies (readonly [string, keyof SizeRow])[]

const COLOUR_FIELDS = [
  ['colour', 'colorName'],
  ['colourAr', 'nameAr'],
  ['swatch', 'swatch'],
  ['images', 'images'],
] as const satisfies [string, keyof VariantRow][]

/** Fields that hold texts by name are compared text by text. */
const BY_NAME = ['altTexts', 'importedFields'] as const
const PLAIN_FIELDS = [...PRODUCT_FIELDS, ...PRODUCT_TEXTS].filter((field) => !isByName(field))

function isByName(field: string): field is (typeof BY_NAME)[number] {
  return (BY_NAME as readonly string[]).includes(field)
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))

/** Lists a change of a product in the order of its form. Pure. A new product is listed with all its values. */
export function findDifferences(change: ProductChange): ImportDifference[] {
  const { before, product } = change
  const stored = before?.product
  const plainChanges = PLAIN_FIELDS.filter((field) => !isSame(product[field], stored?.[field])).map(
    (field) => ({
      field,
      of: '',
      before: stored?.[field] ?? null,
      after: product[field],
    }),
  )
  const named = BY_NAME.flatMap((field) => ofNames(field, stored?.[field] ?? {}, product[field]))
  return [...plainChanges, ...named, ...ofColours(change), ...ofSizes(change)]
}

/** Empty fields of a new product are not differences. */
const isSame = (a: unknown, b: unknown): boolean =>
  isDeepStrictEqual(a, b) ||
  (b === undefined && (a === null || a === '' || a === 0 || a === false || isEmpty(a)))

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0

function ofNames(field: string, before: object, after: object): ImportDifference[] {
  const [stored, made] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return [...new Set([...stored.keys(), ...made.keys()])]
    .filter((of) => !isDeepStrictEqual(stored.get(of), made.get(of)))
    .map((of) => ({ field, of, before: stored.get(of) ?? null, after: made.get(of) ?? null }))
}

function ofColours({ before, variants, removedVariants }: ProductChange): ImportDifference[] {
  const stored = byId(before?.variants ?? [])
  const changed = variants.flatMap((row): ImportDifference[] => {
    const now = stored.get(row.id)
    const of = now?.colorName ?? row.colorName
    return COLOUR_FIELDS.filter(([, column]) => !isSame(row[column], now?.[column])).map(
      ([field, column]) => ({ field, of, before: now?.[column] ?? null, after: row[column] }),
    )
  })
  const removed = removedVariants.map(({ colorName }) => ({
    field: 'colour',
    of: colorName,
    before: colorName,
    after: null,
  }))
  return [...changed, ...removed]
}

function ofSizes({ before, variants, sizes, removedSizes }: ProductChange): ImportDifference[] {
  const stored = byId<SizeRow>(before?.sizes ?? [])
  const colours = byId<VariantRow>([...(before?.variants ?? []), ...variants])
  const getSizeName = ({ variantId, size }: SizeRow) => `${colours.get(variantId)?.colorName ?? ''} ${size}`
  const changed = sizes.flatMap((row): ImportDifference[] => {
    const now = stored.get(row.id)
    const of = getSizeName(now ?? row)
    if (!now) return [{ field: 'size', of, before: null, after: row.stocks }]
    const plain = SIZE_FIELDS.filter(([, column]) => now[column] !== row[column]).map(([field, column]) => ({
      field,
      of,
      before: now[column],
      after: row[column],
    }))
    const named = ofNames('importedFields', now.importedFields, row.importedFields)
    return [...plain, ...named.map((one) => ({ ...one, of: `${of}, ${one.of}` }))]
  })
  const removed = removedSizes.map((row) => ({
    field: 'size',
    of: getSizeName(row),
    before: row.stocks,
    after: null,
  }))
  return [...changed, ...removed]
}
