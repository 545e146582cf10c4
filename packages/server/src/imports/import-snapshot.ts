import type { ProductRow, SizeRow, VariantRow } from '#catalogue/import/plan/existing-product'
import type { ProductChange } from '#catalogue/import/plan/plan-product'

/** A row in JSON, where moments are texts. */
type Stored<Row> = { [Column in keyof Row]: Row[Column] extends Date | null ? string | null : Row[Column] }

export interface ImportSnapshot {
  before: { product: Stored<ProductRow>; variants: VariantRow[]; sizes: SizeRow[] } | null
  after: { product: Stored<ProductRow>; variants: VariantRow[]; sizes: SizeRow[] }
}

/** Unchanged rows have the same value before and after. */
export function buildSnapshot({
  before,
  product,
  variants,
  sizes,
  removedVariants,
  removedSizes,
}: ProductChange) {
  const merged = <Row extends { id: string }>(stored: Row[], changed: Row[], removed: Row[]): Row[] => {
    const gone = new Set([...changed, ...removed].map(({ id }) => id))
    return [...stored.filter(({ id }) => !gone.has(id)), ...changed]
  }
  return {
    before,
    after: {
      product,
      variants: merged(before?.variants ?? [], variants, removedVariants),
      sizes: merged<SizeRow>(before?.sizes ?? [], sizes, removedSizes),
    },
  }
}
