import { isDeepStrictEqual } from 'node:util'
import { equalJson } from '@little-dunes/domain/field-changes'
import type { sizeEntries } from '#catalogue/catalogue-tables'
import type { ExistingProduct, SizeRow, VariantRow } from '#catalogue/import/plan/existing-product'
import type { ProductChange } from '#catalogue/import/plan/plan-product'
import { PRODUCT_FIELDS, SIZE_FIELDS, VARIANT_FIELDS } from '#catalogue/import/stored-fields'
import { PRODUCT_TEXTS } from '#catalogue/product-columns'
import type { ImportSnapshot } from '#imports/import-snapshot'

export interface PlannedUndo {
  /** The import created the product and no order has it. */
  isRemoved: boolean
  /** A change made after the import stays. */
  hasRemaining: boolean
  change: ProductChange
  lostVariants: VariantRow[]
  lostSizes: (typeof sizeEntries.$inferInsert)[]
}

const SIZE_FIELDS_AND_COUNTING = [...SIZE_FIELDS, 'counted'] as const

/** Snapshots are stored as JSON, so both sides are compared as JSON. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

const isSame = (a: unknown, b: unknown): boolean => isDeepStrictEqual(asStored(a), asStored(b))

/** Snapshots store moments as texts, columns as dates. */
const revived = (field: string, value: unknown): unknown =>
  /At$/.test(field) && typeof value === 'string' ? new Date(value) : value

/** Restores fields that still have the value of the import. `isKept` is true when another field differs. */
function reverted<Row, Field extends keyof Row & string>(
  now: Row,
  { before, after }: Record<'before' | 'after', { [Name in Field]?: unknown }>,
  fields: readonly Field[],
): { row: Row; isPartial: boolean } {
  const moved = fields.filter((field) => !isSame(before[field], after[field]))
  const unchanged = moved.filter((field) => isSame(now[field], after[field]))
  const back = Object.fromEntries(unchanged.map((field) => [field, revived(field, before[field])]))
  return { row: { ...now, ...back }, isPartial: unchanged.length < moved.length }
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))

function matchRows<Row extends { id: string }>(
  now: readonly Row[],
  before: readonly Row[],
  after: readonly Row[],
) {
  const [present, made] = [byId(now), byId(after)]
  return before.flatMap((row) => {
    const [current, imported] = [present.get(row.id), made.get(row.id)]
    return current && imported ? [{ current, before: row, after: imported }] : []
  })
}

const without = <Row extends { id: string }>(rows: readonly Row[], others: readonly Row[]): Row[] => {
  const ids = new Set(others.map(({ id }) => id))
  return rows.filter(({ id }) => !ids.has(id))
}

/** Pure. Fields that changed after the import keep their value. */
export function planUndo(
  now: ExistingProduct,
  { before, after }: ImportSnapshot,
  isOrdered: boolean,
): PlannedUndo {
  if (!before) return undoNew(now, isOrdered)
  const product = reverted(now.product, { before: before.product, after: after.product }, [
    ...PRODUCT_FIELDS,
    ...PRODUCT_TEXTS,
  ])
  const colours = matchRows(now.variants, before.variants, after.variants).map((pair) => ({
    ...reverted(pair.current, pair, [...VARIANT_FIELDS, 'nameAr']),
    current: pair.current,
  }))
  const sizes = matchRows<SizeRow>(now.sizes, before.sizes, after.sizes).map((pair) => {
    const { row, isPartial } = reverted(pair.current, pair, SIZE_FIELDS_AND_COUNTING)
    const moved = pair.after.stocks - pair.before.stocks
    return { row: { ...row, stocks: Math.max(0, row.stocks - moved) }, isPartial, current: pair.current }
  })
  const isBrought = <Row extends { id: string }>(row: Row, made: readonly Row[], old: readonly Row[]) =>
    byId(made).has(row.id) && !byId(old).has(row.id)
  const removedSizes = now.sizes.filter((row) => isBrought<SizeRow>(row, after.sizes, before.sizes))
  const changedSizes = sizes.filter(({ row, current }) => !equalJson(row, current))
  return {
    isRemoved: false,
    hasRemaining: [product, ...colours, ...sizes].some(({ isPartial }) => isPartial),
    change: {
      kind: 'updated',
      before: now,
      product: product.row,
      productChanged: true,
      variants: colours.map(({ row }) => row),
      sizes: changedSizes.map(({ row }) => row),
      removedVariants: now.variants.filter((row) => isBrought(row, after.variants, before.variants)),
      removedSizes,
      claimedSkus: changedSizes
        .filter(({ row, current }) => row.subSku !== current.subSku)
        .map(({ row }) => row.subSku),
      claimedBarcodes: changedSizes
        .filter(({ row, current }) => row.barcode !== current.barcode)
        .flatMap(({ row }) => row.barcode ?? []),
      movedSizes: changedSizes
        .filter(({ row, current }) => row.size !== current.size || row.variantId !== current.variantId)
        .map(({ row }) => row.id),
      inFile: { colours: 0, sizes: 0 },
    },
    lostVariants: without(before.variants, after.variants),
    lostSizes: without<SizeRow>(before.sizes, after.sizes).map(insertable),
  }
}

/** The database computes `available`. */
function insertable(row: SizeRow & { available?: number }): typeof sizeEntries.$inferInsert {
  const { available: _, ...columns } = row
  return columns
}

function undoNew(now: ExistingProduct, isOrdered: boolean): PlannedUndo {
  const change: ProductChange = {
    kind: 'updated',
    before: now,
    product: { ...now.product, status: 'archived' },
    productChanged: true,
    variants: [],
    sizes: [],
    removedVariants: [],
    removedSizes: [],
    claimedSkus: [],
    claimedBarcodes: [],
    movedSizes: [],
    inFile: { colours: 0, sizes: 0 },
  }
  return { isRemoved: !isOrdered, hasRemaining: isOrdered, change, lostVariants: [], lostSizes: [] }
}
