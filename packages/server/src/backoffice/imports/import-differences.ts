import type { ImportDifference } from '@little-dunes/domain/contract/staff/products/import-calls'
import type { ProductChange, SizeRow, VariantRow } from '#catalogue/import/plan-product'

const PRODUCT_FIELDS = [
  'name',
  'sku',
  'description',
  'category',
  'subCategory',
  'status',
  'price',
  'discount',
] as const
const SIZE_FIELDS = [
  ['stock', 'stocks'],
  ['counted', 'counted'],
  ['price', 'price'],
  ['sku', 'subSku'],
  ['size', 'size'],
] as const satisfies [string, keyof SizeRow][]

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))

/** What a change of a product means, in the order of its form; pure. A new product is listed with what it has. */
export function differencesOf(change: ProductChange): ImportDifference[] {
  const { before, product } = change
  const held = before?.product
  const own = PRODUCT_FIELDS.filter((field) => product[field] !== (held?.[field] ?? null)).map((field) => ({
    field,
    of: '',
    before: held?.[field] ?? null,
    after: product[field],
  }))
  return [...own, ...ofColours(change), ...ofSizes(change)]
}

function ofColours({ before, variants, removedVariants }: ProductChange): ImportDifference[] {
  const held = byId(before?.variants ?? [])
  const changed = variants
    .filter((row) => held.get(row.id)?.colorName !== row.colorName)
    .map((row) => ({
      field: 'colour',
      of: held.get(row.id)?.colorName ?? row.colorName,
      before: held.get(row.id)?.colorName ?? null,
      after: row.colorName,
    }))
  const removed = removedVariants.map(({ colorName }) => ({
    field: 'colour',
    of: colorName,
    before: colorName,
    after: null,
  }))
  return [...changed, ...removed]
}

function ofSizes({ before, variants, sizes, removedSizes }: ProductChange): ImportDifference[] {
  const held = byId<SizeRow>(before?.sizes ?? [])
  const colours = byId<VariantRow>([...(before?.variants ?? []), ...variants])
  const nameOf = ({ variantId, size }: SizeRow) => `${colours.get(variantId)?.colorName ?? ''} ${size}`
  const changed = sizes.flatMap((row): ImportDifference[] => {
    const now = held.get(row.id)
    const of = nameOf(now ?? row)
    if (!now) return [{ field: 'size', of, before: null, after: row.stocks }]
    return SIZE_FIELDS.filter(([, column]) => now[column] !== row[column]).map(([field, column]) => ({
      field,
      of,
      before: now[column],
      after: row[column],
    }))
  })
  const removed = removedSizes.map((row) => ({
    field: 'size',
    of: nameOf(row),
    before: row.stocks,
    after: null,
  }))
  return [...changed, ...removed]
}
