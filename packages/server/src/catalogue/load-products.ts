import type { Product, Variant } from '@little-dunes/domain/catalogue/product'
import { withLowestPrice } from '@little-dunes/domain/catalogue/size-prices'
import { asc, desc, inArray } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import type { Database } from '#shop'

type SizeRow = typeof sizeEntries.$inferSelect
type VariantRow = typeof variants.$inferSelect
type ProductRow = typeof products.$inferSelect

function toVariant(row: VariantRow, entries: readonly SizeRow[]): Variant {
  const sizes = entries.map(({ size, price, available, subSku }) => ({
    size,
    ...(price === null ? {} : { price }),
    stocks: available,
    subSKU: subSku,
  }))
  const { colorName, swatch, images } = row
  return { colorName, swatch, images, sizes, stocks: sizes.reduce((sum, entry) => sum + entry.stocks, 0) }
}

function toProduct(row: ProductRow, ofProduct: Variant[]): Product {
  const { id, handle: _handle, archived: _archived, publishedAt: _publishedAt, ...fields } = row
  return withLowestPrice({ _id: id, ...fields, variants: ofProduct })
}

/** Products in list order (D-14) without archived ones: all, or those of `ids`. Three queries, however many there are. */
export async function loadProducts(db: Database, ids?: readonly string[]): Promise<Product[]> {
  const mine = (column: PgColumn) => (ids ? inArray(column, [...ids]) : undefined)
  const inOrder = [desc(products.publishedAt), asc(products.id)]
  const productRows = await db
    .select()
    .from(products)
    .where(mine(products.id))
    .orderBy(...inOrder)
  const variantRows = await db
    .select()
    .from(variants)
    .where(mine(variants.productId))
    .orderBy(asc(variants.position))
  const sizeRows = await db
    .select()
    .from(sizeEntries)
    .where(mine(sizeEntries.productId))
    .orderBy(asc(sizeEntries.position))
  const sizesOf = Map.groupBy(sizeRows, (row) => row.variantId)
  const variantsOf = Map.groupBy(variantRows, (row) => row.productId)
  return productRows
    .filter((row) => !row.archived)
    .map((row) =>
      toProduct(
        row,
        (variantsOf.get(row.id) ?? []).map((variant) => toVariant(variant, sizesOf.get(variant.id) ?? [])),
      ),
    )
}
